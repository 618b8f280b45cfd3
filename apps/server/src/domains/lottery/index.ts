import './tables.ts';

export { runDraws } from './draws/draws.ts';
export { drawsJob } from './draws/jobs.ts';
export { voidApproval } from './draws/void-issue.ts';
export { listedLotteries, openLotteries } from './listed.ts';
export { oddsApproval } from './odds/change-odds.ts';
export { lotteryOperatorRoutes } from './operator-routes.ts';
export { lotteryRoutes } from './routes.ts';
export { buyTickets, type Lotteries } from './tickets/buy.ts';
