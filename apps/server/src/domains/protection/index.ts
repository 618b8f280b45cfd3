import './exclusions/events.ts';
import './tables.ts';

export { protection } from './domain.ts';
export { assertNotBarred, barredAmong, excludedEver } from './exclusions/exclusions.ts';
export { assertMayDeposit, whyNoDeposit } from './limits/deposit-guard.ts';
