import { speciesCodes } from '@baize/games';
import type { KeptBullet } from '../tables.ts';

export type KeptHit = NonNullable<KeptBullet['hit']>;

/**
 * The bullets that were fired from a magazine, in one row of numbers. A full house fires eight thousand a
 * second and knows each for ten seconds: as many objects would be most of what a collection of memory has
 * to look at.
 */
export type Fired = {
  count: number;
  /** When the last one was fired, 0 before the first. */
  lastAt: number;
  /** What all that hit have won, as times the bullet's cost. */
  worth: number;
  /** So many numbers for each bullet as it has cells, bullet 1 first. */
  readonly cells: Float64Array;
  /** Hits that are more than one fish: of nets, with pots, or with fish that went along. */
  large: Map<number, KeptHit> | undefined;
};

const FIRED_AT = 0;
const ANGLE = 1;
/** Not a number where it is locked on no fish. */
const LOCKED_ON = 2;
const IS_NET = 3;
/** 0 while it has hit nothing; what follows is not read before. */
const HIT_AT = 4;
const X = 5;
const Y = 6;
const FISH = 7;
const SPECIES = 8;
/** 0 where it caught nothing. */
const WORTH = 9;
const CELLS = 10;

const speciesNumbers = new Map<string, number>(speciesCodes.map((code, n) => [code, n]));

export const openFired = (bullets: number): Fired => ({
  count: 0,
  lastAt: 0,
  worth: 0,
  cells: new Float64Array(bullets * CELLS),
  large: undefined,
});

/** The same of bullets that were read. */
export function packed(bullets: number, kept: Iterable<KeptBullet>): Fired {
  const fired = openFired(bullets);
  for (const bullet of kept) {
    addShot(fired, bullet);
    if (bullet.hit) addHit(fired, bullet.n, bullet.hit);
  }
  return fired;
}

const placeOf = (n: number) => (n - 1) * CELLS;

export const isFired = ({ cells }: Fired, n: number): boolean => firedAt(cells, n) > 0;

export const hasHit = ({ cells }: Fired, n: number): boolean => cells[placeOf(n) + HIT_AT]! > 0;

const firedAt = (cells: Float64Array, n: number): number => cells[placeOf(n) + FIRED_AT] ?? 0;

export function addShot(fired: Fired, bullet: Omit<KeptBullet, 'nonce' | 'hit'>): void {
  const { cells } = fired;
  const place = placeOf(bullet.n);
  cells[place + FIRED_AT] = bullet.firedAt;
  cells[place + ANGLE] = bullet.angle;
  cells[place + LOCKED_ON] = bullet.lockedOn ?? Number.NaN;
  cells[place + IS_NET] = bullet.weapon === 'net' ? 1 : 0;
  fired.count += 1;
  fired.lastAt = Math.max(fired.lastAt, bullet.firedAt);
}

export function addHit(fired: Fired, n: number, hit: KeptHit): void {
  const { cells } = fired;
  const place = placeOf(n);
  const target = hit.targets[0]!;
  const speciesNumber = speciesNumbers.get(target.species);
  cells[place + HIT_AT] = hit.at;
  cells[place + X] = hit.x;
  cells[place + Y] = hit.y;
  cells[place + FISH] = target.fishId;
  cells[place + SPECIES] = speciesNumber ?? 0;
  cells[place + WORTH] = hit.worth;
  fired.worth += hit.worth;
  const isSmall = hit.targets.length === 1 && target.takes.length + hit.pots.length === 0;
  if (isSmall && speciesNumber !== undefined) return;
  fired.large ??= new Map();
  fired.large.set(n, hit);
}

/** Bullet n, with all names; it must have been fired. */
export function bulletOf(fired: Fired, firstNonce: bigint, n: number): KeptBullet {
  const { cells } = fired;
  const place = placeOf(n);
  const lockedOn = cells[place + LOCKED_ON]!;
  return {
    n,
    nonce: Number(firstNonce) + n - 1,
    weapon: cells[place + IS_NET] === 1 ? 'net' : 'bolt',
    angle: cells[place + ANGLE]!,
    firedAt: cells[place + FIRED_AT]!,
    lockedOn: Number.isNaN(lockedOn) ? null : lockedOn,
    hit: cells[place + HIT_AT] === 0 ? null : (fired.large?.get(n) ?? smallHit(cells, place)),
  };
}

function smallHit(cells: Float64Array, place: number): KeptHit {
  const fishId = cells[place + FISH]!;
  const worth = cells[place + WORTH]!;
  return {
    at: cells[place + HIT_AT]!,
    x: cells[place + X]!,
    y: cells[place + Y]!,
    targets: [{ fishId, species: speciesCodes[cells[place + SPECIES]!]!, takes: [] }],
    caught: worth > 0 ? [{ fishId, worth, takes: [] }] : [],
    worth,
    pots: [],
  };
}

/** The numbers of all that were fired. */
export function firedNumbers(fired: Fired): number[] {
  const numbers: number[] = [];
  for (let n = 1; placeOf(n) < fired.cells.length; n += 1) if (isFired(fired, n)) numbers.push(n);
  return numbers;
}

/** Whether one of them was fired since and has hit nothing yet. */
export function hasFlying({ cells }: Fired, since: number): boolean {
  for (let place = 0; place < cells.length; place += CELLS) {
    if (cells[place + HIT_AT] === 0 && cells[place + FIRED_AT]! >= since) return true;
  }
  return false;
}

/** How many were fired less than so long before or after an instant. */
export function countAround({ cells }: Fired, at: number, withinMs: number): number {
  let count = 0;
  for (let place = FIRED_AT; place < cells.length; place += CELLS) {
    if (Math.abs(cells[place]! - at) < withinMs) count += 1;
  }
  return count;
}

/** When those were fired that were fired less than so long before or after an instant. */
export function timesAround({ cells }: Fired, at: number, withinMs: number): number[] {
  const times: number[] = [];
  for (let place = FIRED_AT; place < cells.length; place += CELLS) {
    if (Math.abs(cells[place]! - at) < withinMs) times.push(cells[place]!);
  }
  return times;
}
