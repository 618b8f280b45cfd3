import type { House } from '../house.ts';

type Origins = () => readonly string[];

const known = new WeakMap<House['pool'], Origins>();

/** Whose pages may stand in a frame on ours; asked anew for every page. */
export function allowFrames(house: House, origins: Origins): void {
  known.set(house.pool, origins);
}

export function framesOf(house: House): string {
  return [...new Set(known.get(house.pool)?.() ?? [])].join(' ');
}
