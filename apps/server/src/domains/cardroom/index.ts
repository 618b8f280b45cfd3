import './tables.ts';

export { cardroom } from './domain.ts';
