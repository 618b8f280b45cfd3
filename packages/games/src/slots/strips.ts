import { ROWS, SCATTER } from './rules.ts';

export type Strips = readonly (readonly string[])[];

const known = new WeakMap<object, Strips>();

/** The strips of a game as lists of symbols; read once. */
export function stripsOf(rules: { readonly reels: readonly string[] }): Strips {
  const read = known.get(rules) ?? rules.reels.map((reel) => reel.split(' '));
  known.set(rules, read);
  return read;
}

/** What stands on a reel that stopped: `rows` symbols from the stop on, round the end. */
export function windowAt(strip: readonly string[], stop: number, rows = ROWS): string[] {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);
}

export function scattersOn(board: readonly (readonly string[])[]): number {
  return board.flat().filter((symbol) => symbol === SCATTER).length;
}
