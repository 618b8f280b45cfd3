import './tables.ts';

export { lottery } from './domain.ts';
export { runDraws } from './draws/draws.ts';
export { buyTickets, type Lotteries } from './tickets/buy.ts';
