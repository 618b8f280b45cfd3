import './tables.ts';

export { lottery } from './domain.ts';
export { runDraws } from './draws/draws.ts';
export { enterResult } from './draws/enter-result.ts';
export { keptForIssues } from './draws/keep-bets.ts';
export { awaitedIssues, openIssues } from './issues/issues.ts';
export { findLottery, type Lotteries, lotteries } from './lotteries.ts';
export { publishOdds } from './odds/odds.ts';
export { type OpenIssue, openIssuesAtRisk } from './risk/open-issues.ts';
export { buyTickets } from './tickets/buy.ts';
