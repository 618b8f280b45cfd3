import './tables.ts';

export { live } from './domain.ts';
