import { bulletRules, distanceOf, moveBullet, type Place, type Weapon } from '@baize/games';
import { FISH_ID, IS_SEEN, RADIUS, type Rows, X, Y } from './rows.ts';
import { placeOfRow, type Sea } from './sea.ts';

export type Bullet = {
  /** Of its magazine and its number there. */
  key: string;
  seat: number;
  isOwn: boolean;
  angle: number;
  /** By the house's clock. */
  firedAt: number;
  weapon: Weapon;
  lockedOn: number | null;
  /** Where it is in this frame. */
  place: Place;
  /** It struck, and waits to be judged. */
  hasLanded: boolean;
};

export type Fired = Omit<Bullet, 'isOwn' | 'place' | 'hasLanded'>;

export function newBullet(fired: Fired, isOwn: boolean): Bullet {
  const bullet = { ...fired, isOwn, place: { x: 0, y: 0, angle: 0 }, hasLanded: false };
  flyTo(bullet, fired.firedAt);
  return bullet;
}

export type Strike = { bullet: Bullet; at: number; x: number; y: number; fish: number[] };

export function flyTo({ place, seat, angle, firedAt }: Bullet, now: number): void {
  moveBullet(place, { seat, angle, flownMs: Math.max(0, now - firedAt) });
}

/** It has flown its time, or what it was locked on is gone: it hits nothing and is given back. */
export const isSpent = (sea: Sea, { firedAt, lockedOn }: Bullet, now: number): boolean =>
  now - firedAt >= bulletRules.fliesMs || (lockedOn !== null && !sea.swimming.has(lockedOn));

/** What a bullet touches where it is: a bolt one fish, a net those around the first it touches. */
export function strikeOf(sea: Sea, bullet: Bullet, now: number): Strike | undefined {
  const { place } = bullet;
  const first = touched(sea, bullet, place);
  if (first === undefined) return undefined;
  const struck = bullet.weapon === 'net' ? inNet(sea, first, place) : [first];
  return { bullet, at: now, x: place.x, y: place.y, fish: struck.map((row) => idOf(sea, row)) };
}

const idOf = ({ rows }: Sea, row: number): number => rows[row + FISH_ID]!;

/** Where the row of what it touches begins. */
function touched(sea: Sea, { lockedOn }: Bullet, place: Place): number | undefined {
  // A bullet that was locked on a fish passes all others.
  if (lockedOn !== null) {
    const wanted = sea.swimming.get(lockedOn)?.at;
    if (wanted === undefined) return undefined;
    return awayWhereTouched(sea.rows, wanted, place) < NOT_TOUCHED ? wanted : undefined;
  }
  let nearest: number | undefined;
  let least = NOT_TOUCHED;
  for (const row of sea.order) {
    const away = awayWhereTouched(sea.rows, row, place);
    if (away >= least) continue;
    nearest = row;
    least = away;
  }
  return nearest;
}

const NOT_TOUCHED = Number.POSITIVE_INFINITY;

/** How far a fish's middle is from a place that lies on it. Most are far off, and are not measured. */
function awayWhereTouched(rows: Rows, row: number, { x, y }: Place): number {
  const radius = rows[row + RADIUS]!;
  const dx = rows[row + X]! - x;
  const dy = rows[row + Y]! - y;
  if (rows[row + IS_SEEN] !== 1 || Math.abs(dx) > radius || Math.abs(dy) > radius)
    return NOT_TOUCHED;
  const away = Math.sqrt(dx * dx + dy * dy);
  return away <= radius ? away : NOT_TOUCHED;
}

/** The one that was touched, then the nearest around it. */
function inNet(sea: Sea, first: number, place: Place): number[] {
  const others = sea.order
    .filter((row) => row !== first && sea.rows[row + IS_SEEN] === 1)
    .map((row) => ({ row, away: distanceOf(placeOfRow(sea, row), place) }))
    .filter(({ away }) => away <= bulletRules.netRadius)
    .sort((a, b) => a.away - b.away)
    .slice(0, bulletRules.maxInNet - 1);
  return [first, ...others.map(({ row }) => row)];
}
