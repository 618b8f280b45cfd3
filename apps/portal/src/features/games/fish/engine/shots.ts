import { bulletAt, bulletRules, distanceOf, type Place, species, type Weapon } from '@baize/games';
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
  /** It struck here, and waits to be judged. */
  landed: Place | undefined;
};

export type Strike = { bullet: Bullet; at: number; x: number; y: number; fish: number[] };

export const placeOfBullet = ({ seat, angle, firedAt }: Bullet, now: number): Place =>
  bulletAt(seat, angle, Math.max(0, now - firedAt));

/** It has flown its time, or what it was locked on is gone: it hits nothing and is given back. */
export const isSpent = (sea: Sea, { firedAt, lockedOn }: Bullet, now: number): boolean =>
  now - firedAt >= bulletRules.fliesMs || (lockedOn !== null && !sea.swimming.has(lockedOn));

/** What a bullet touches at an instant: a bolt one fish, a net those around the first it touches. */
export function strikeOf(sea: Sea, bullet: Bullet, now: number): Strike | undefined {
  const place = placeOfBullet(bullet, now);
  const first = touched(sea, bullet, place);
  if (!first) return undefined;
  const fish = bullet.weapon === 'net' ? inNet(sea, first, place) : [first.fish.id];
  return { bullet, at: now, x: place.x, y: place.y, fish };
}

function touched(sea: Sea, { lockedOn }: Bullet, place: Place): Swimming | undefined {
  // A bullet that was locked on a fish passes all others.
  if (lockedOn !== null) {
    const wanted = sea.swimming.get(lockedOn);
    return wanted && touches(wanted, place) ? wanted : undefined;
  }
  let nearest: Swimming | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of sea.order) {
    if (!touches(one, place)) continue;
    const away = distanceOf(one.place, place);
    if (away >= least) continue;
    nearest = one;
    least = away;
  }
  return nearest;
}

const touches = ({ fish, place, isSeen }: Swimming, at: Place): boolean =>
  isSeen && distanceOf(place, at) <= species[fish.species].radius;

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
