import './tables.ts';

export { lottery } from './domain.ts';
export { runDraws } from './draws/draws.ts';
export { openIssues } from './issues/issues.ts';
export { findLottery, type Lotteries } from './lotteries.ts';
export { buyTickets } from './tickets/buy.ts';
