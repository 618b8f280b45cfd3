import './tables.ts';

export { betOnGame, type Games } from './bets/bet.ts';
export { openCrash } from './crash/crash.ts';
export { flyUnattended } from './crash/fly-unattended.ts';
export { keptForCrash } from './crash/keep-bets.ts';
export { games } from './domain.ts';
