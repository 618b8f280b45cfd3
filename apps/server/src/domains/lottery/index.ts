import './tables.ts';

export { lottery } from './domain.ts';
