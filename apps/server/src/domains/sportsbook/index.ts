import './tables.ts';

export { sportsbook } from './domain.ts';
