import './tables.ts';

export { betOnGame, type Games } from './bets/bet.ts';
export { openCrash } from './crash/crash.ts';
export { games } from './domain.ts';
