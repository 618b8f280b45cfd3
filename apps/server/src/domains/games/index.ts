import './tables.ts';

export { betOnGame } from './bet.ts';
export { type Crash, openCrash } from './crash/crash.ts';
export { games } from './domain.ts';
