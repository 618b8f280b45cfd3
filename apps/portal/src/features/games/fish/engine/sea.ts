import { type Fish, type Freeze, isFrozen, type Point, seaTimeAt } from '@baize/games';
import {
  IS_SEEN,
  LEAVES_AT,
  moveFish,
  RADIUS,
  ROW_NUMBERS,
  type Rows,
  writeFish,
  X,
  Y,
} from './rows.ts';

/** A fish in the water, and where its row begins: there stands where it is now. */
export type Swimming = { fish: Fish; at: number };

/** What swims, by the house's clock; nothing here knows of a screen. */
export type Sea = {
  openedAt: number;
  /** How far the house's clock is ahead of ours. */
  aheadMs: number;
  freezes: Freeze[];
  /** The instant of its own clock at which everything is where it is now. */
  movedTo: number;
  swimming: Map<number, Swimming>;
  rows: Rows;
  /** Rows that nobody has. */
  free: number[];
  /** Where the rows of those that swim begin: large ones first, so that small ones swim before them. */
  order: number[];
  /** Those that were caught: told again they do not come back. */
  caught: Set<number>;
};

/** The first row is nobody's: there it is tried where a fish will be. */
export const TRIAL_ROW = 0;
const ROWS_AT_FIRST = 128;

export const newSea = (openedAt: number, aheadMs: number): Sea => ({
  openedAt,
  aheadMs,
  freezes: [],
  movedTo: 0,
  swimming: new Map(),
  rows: new Float64Array(ROWS_AT_FIRST * ROW_NUMBERS),
  free: rowsBetween(TRIAL_ROW + 1, ROWS_AT_FIRST),
  order: [],
  caught: new Set(),
});

/** The last is taken first. */
const rowsBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, n) => (to - 1 - n) * ROW_NUMBERS);

export const houseNow = ({ aheadMs }: Sea): number => Date.now() + aheadMs;

export const seaNow = (sea: Sea, now: number): number => seaTimeAt(sea.openedAt, sea.freezes, now);

export function addFish(sea: Sea, entering: readonly Fish[]): Fish[] {
  const added = entering.filter(({ id }) => !sea.swimming.has(id) && !sea.caught.has(id));
  for (const fish of added) {
    const at = freeRow(sea);
    writeFish(sea.rows, at, fish);
    sea.swimming.set(fish.id, { fish, at });
  }
  if (added.length > 0) sortOrder(sea);
  return added;
}

function freeRow(sea: Sea): number {
  const free = sea.free.pop();
  if (free !== undefined) return free;
  const { rows } = sea;
  sea.rows = new Float64Array(rows.length * 2);
  sea.rows.set(rows);
  const count = rows.length / ROW_NUMBERS;
  sea.free = rowsBetween(count, count * 2);
  return sea.free.pop()!;
}

/** Takes a fish out of the water; undefined where it was gone before. Its row stands until another needs it. */
export function takeFish(sea: Sea, id: number): Swimming | undefined {
  const taken = sea.swimming.get(id);
  sea.caught.add(id);
  if (!taken) return undefined;
  leave(sea, taken);
  sortOrder(sea);
  return taken;
}

function leave({ swimming, free }: Sea, { fish, at }: Swimming): void {
  swimming.delete(fish.id);
  free.unshift(at);
}

export function addFreezes(sea: Sea, told: readonly Freeze[]): void {
  const known = new Set(sea.freezes.map(({ at }) => at));
  sea.freezes.push(...told.filter(({ at }) => !known.has(at)));
}

export const isSeaFrozen = (sea: Sea, now: number): boolean => isFrozen(sea.freezes, now);

/** Moves everything to where it is at an instant of the house's clock, and forgets what swam away. */
export function moveSea(sea: Sea, now: number): void {
  const seaMs = seaNow(sea, now);
  sea.movedTo = seaMs;
  const { rows, order } = sea;
  let isOver = false;
  for (const at of order) {
    isOver ||= seaMs >= rows[at + LEAVES_AT]!;
    moveFish(rows, at, seaMs);
  }
  if (isOver) forgetGone(sea);
}

function forgetGone(sea: Sea): void {
  const { swimming, rows, movedTo } = sea;
  for (const one of swimming.values()) {
    if (movedTo >= rows[one.at + LEAVES_AT]!) leave(sea, one);
  }
  sortOrder(sea);
}

function sortOrder(sea: Sea): void {
  const { rows } = sea;
  const order: number[] = [];
  for (const { at } of sea.swimming.values()) order.push(at);
  sea.order = order.sort((a, b) => rows[b + RADIUS]! - rows[a + RADIUS]!);
}

export const isSeen = ({ rows }: Sea, { at }: Swimming): boolean => rows[at + IS_SEEN] === 1;

/** Where it is now, for what happens now and then: a frame reads its row. */
export const placeOfRow = ({ rows }: Sea, at: number): Point => ({
  x: rows[at + X]!,
  y: rows[at + Y]!,
});
