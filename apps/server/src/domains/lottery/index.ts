import './tables.ts';

export { buyTickets, type Lotteries } from './buy.ts';
export { runDraws } from './draws.ts';
export { drawsJob } from './jobs.ts';
export { listedLotteries, openLotteries } from './listed.ts';
export { oddsApproval } from './odds-desk.ts';
export { lotteryOperatorRoutes } from './operator-routes.ts';
export { lotteryRoutes } from './routes.ts';
export { voidApproval } from './void-issue.ts';
