import './tables.ts';

export { type ChannelChange, saveChannel } from './channel-desk.ts';
export { depositByCashier } from './credit-deposit.ts';
export { cashierOperatorRoutes } from './operator-routes.ts';
export { cashierRoutes } from './routes.ts';
export { type NewRequirement, requireTurnover, turnoverLeft, waiveTurnover } from './turnover.ts';
