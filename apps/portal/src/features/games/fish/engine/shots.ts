import {
  bulletRules,
  distanceOf,
  moveBullet,
  type Place,
  species,
  type Weapon,
} from '@baize/games';
import type { Sea, Swimming } from './sea.ts';

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
  if (!first) return undefined;
  const fish = bullet.weapon === 'net' ? inNet(sea, first, place) : [first.fish.id];
  return { bullet, at: now, x: place.x, y: place.y, fish };
}

function touched(sea: Sea, { lockedOn }: Bullet, place: Place): Swimming | undefined {
  // A bullet that was locked on a fish passes all others.
  if (lockedOn !== null) {
    const wanted = sea.swimming.get(lockedOn);
    return wanted && awayWhereTouched(wanted, place) < NOT_TOUCHED ? wanted : undefined;
  }
  let nearest: Swimming | undefined;
  let least = NOT_TOUCHED;
  for (const one of sea.order) {
    const away = awayWhereTouched(one, place);
    if (away >= least) continue;
    nearest = one;
    least = away;
  }
  return nearest;
}

const NOT_TOUCHED = Number.POSITIVE_INFINITY;

/** How far a fish's middle is from a place that lies on it. Most are far off, and are not measured. */
function awayWhereTouched({ fish, place, isSeen }: Swimming, at: Place): number {
  const { radius } = species[fish.species];
  if (!isSeen || Math.abs(place.x - at.x) > radius || Math.abs(place.y - at.y) > radius)
    return NOT_TOUCHED;
  const away = distanceOf(place, at);
  return away <= radius ? away : NOT_TOUCHED;
}

/** The one that was touched, then the nearest around it. */
function inNet(sea: Sea, first: Swimming, place: Place): number[] {
  const others = sea.order
    .filter((one) => one !== first && one.isSeen)
    .map((one) => ({ id: one.fish.id, away: distanceOf(one.place, place) }))
    .filter(({ away }) => away <= bulletRules.netRadius)
    .sort((a, b) => a.away - b.away)
    .slice(0, bulletRules.maxInNet - 1);
  return [first.fish.id, ...others.map(({ id }) => id)];
}
