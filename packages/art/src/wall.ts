// A wall of tiles: palettes picked so that neighbours never look alike.
import { chance } from './chance.ts';
import { channels, type PaletteName, paletteNames, paletteOf } from './palette.ts';
import type { TileSpec } from './tile.ts';

/** Tiles stand six, four or three to a row, so the neighbour above differs with the screen. */
const COLUMNS = [6, 4, 3] as const;

/** Below this distance two grounds read as the same colour across a room. */
const KIN = 70;

/**
 * Gives every game of a row-wise list its palette. A palette set by hand stays unless the tile
 * before it or above it, at any of the column counts, has the same.
 */
export function wall<T extends TileSpec>(
  games: readonly T[],
  columns: readonly number[] = COLUMNS,
): (T & { palette: PaletteName })[] {
  const chosen: PaletteName[] = [];
  for (const [i, game] of games.entries()) {
    const near = [i - 1, ...columns.map((c) => i - c)].flatMap((at) => chosen[at] ?? []);
    chosen.push(pick(game, near));
  }
  return games.map((game, i) => ({ ...game, palette: chosen[i]! }));
}

function pick(game: TileSpec, near: readonly PaletteName[]): PaletteName {
  if (game.palette && !near.includes(game.palette)) return game.palette;
  const wishes = shuffled(game.id).filter((name) => !near.includes(name));
  return wishes.find((name) => near.every((other) => distance(name, other) > KIN)) ?? wishes[0]!;
}

function shuffled(seed: string): PaletteName[] {
  const r = chance(seed);
  return paletteNames
    .map((name) => ({ name, order: r.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name);
}

/** How far apart two grounds look: plain distance of their lit and middle colours. */
export function distance(one: PaletteName, other: PaletteName): number {
  const [a, b] = [paletteOf(one).ground, paletteOf(other).ground];
  const apart = (i: 0 | 1) => {
    const [x, y] = [channels(a[i]), channels(b[i])];
    return Math.hypot(...x.map((v, c) => v - y[c]!));
  };
  return (apart(0) + apart(1)) / 2;
}
