import './tables.ts';

export { depositByCashier } from './credit-deposit.ts';
export { turnoverListener } from './fill-turnover.ts';
export { type NewRequirement, requireTurnover, turnoverLeft, waiveTurnover } from './turnover.ts';
