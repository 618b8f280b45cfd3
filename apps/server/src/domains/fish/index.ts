import './tables.ts';

export { fish } from './domain.ts';
