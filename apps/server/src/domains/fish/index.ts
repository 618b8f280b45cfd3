import './tables.ts';

export { closeRange, fish, openRange } from './domain.ts';
export { loadMagazine } from './magazines/magazines.ts';
export { readSea } from './seas/show-sea.ts';
export { leave } from './seats/leave.ts';
export { sit } from './seats/sit.ts';
export { type Range, shoot } from './shots/shoot.ts';
