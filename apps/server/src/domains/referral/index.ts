import './tables.ts';

export { referral } from './domain.ts';
export { createOwnCode } from './friends/own-code.ts';
