import './tables.ts';

export { insight } from './domain.ts';
export { countVisit } from './people/visits.ts';
