import {
  curveAt,
  type Fish,
  SEA,
  type SpeciesCode,
  slopeAt,
  species,
  speciesCodes,
} from '@baize/games';

/**
 * The fish of a sea as rows of numbers, side by side: what a frame asks of eighty of them lies close together, and
 * nothing is made for it.
 */
export type Rows = Float64Array;

export const ROW_NUMBERS = 24;

/** Where each number stands in its row. */
export const ENTERS_AT = 0;
export const LEAVES_AT = 1;
const STAYS_MS = 2;
const SWAY_WIDTH = 3;
const SWAY_MS = 4;
/** Eight numbers. */
const PATH = 5;
export const FISH_ID = 13;
/** Its species by its number. */
export const KIND = 14;
/** How near a bullet hits it. */
export const RADIUS = 15;
/** Where it is now. */
export const X = 16;
export const Y = 17;
/** Where it looks: across and down of a way of length one. */
export const AHEAD_X = 18;
export const AHEAD_Y = 19;
/** One where it can be seen, else nothing. */
export const IS_SEEN = 20;
/** Until when it shows that it was hit. */
export const FLASH_UNTIL = 21;

/** By the numbers of species. */
export const kindOf: Readonly<Record<string, number>> = Object.fromEntries(
  speciesCodes.map((code, kind) => [code, kind]),
);

export const byKind = <Value>(of: (code: SpeciesCode) => Value): readonly Value[] =>
  speciesCodes.map(of);

/** All that is known of a fish when it enters. */
export function writeFish(rows: Rows, at: number, fish: Fish): void {
  rows[at + ENTERS_AT] = fish.entersAt;
  rows[at + LEAVES_AT] = fish.entersAt + fish.staysMs;
  rows[at + STAYS_MS] = fish.staysMs;
  rows[at + SWAY_WIDTH] = fish.swayWidth;
  rows[at + SWAY_MS] = fish.swayMs;
  rows.set(fish.path, at + PATH);
  rows[at + FISH_ID] = fish.id;
  rows[at + KIND] = kindOf[fish.species]!;
  rows[at + RADIUS] = species[fish.species].radius;
  rows[at + FLASH_UNTIL] = 0;
  moveFish(rows, at, fish.entersAt);
  rows[at + IS_SEEN] = 0;
}

/** To where `placeOf` of the games says that it is: written into its own row, or into that of another. */
export function moveFish(rows: Rows, at: number, seaMs: number, to = at): void {
  const swumMs = seaMs - rows[at + ENTERS_AT]!;
  const u = Math.min(1, Math.max(0, swumMs / rows[at + STAYS_MS]!));
  const dx = slopeAt(rows, at + PATH, u);
  const dy = slopeAt(rows, at + PATH + 1, u);
  const speed = Math.sqrt(dx * dx + dy * dy);
  const length = speed || 1;
  const sway = rows[at + SWAY_WIDTH]! * Math.sin((2 * Math.PI * swumMs) / rows[at + SWAY_MS]!);
  const x = curveAt(rows, at + PATH, u) - (dy / length) * sway;
  const y = curveAt(rows, at + PATH + 1, u) + (dx / length) * sway;
  rows[to + X] = x;
  rows[to + Y] = y;
  // What stands still looks to the right.
  rows[to + AHEAD_X] = speed === 0 ? 1 : dx / length;
  rows[to + AHEAD_Y] = dy / length;
  const isInside = x >= 0 && x <= SEA.width && y >= 0 && y <= SEA.height;
  rows[to + IS_SEEN] = swumMs >= 0 && isInside ? 1 : 0;
}
