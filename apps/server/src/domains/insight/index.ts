import './tables.ts';

export { insight } from './domain.ts';
