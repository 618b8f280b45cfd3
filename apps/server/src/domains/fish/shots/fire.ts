import { seconds } from '@baize/calendar';
import { bulletRules } from '@baize/games';
import { addShot, countAround, type Fired, isFired, timesAround } from '../magazines/fired.ts';
import { LATE_MS, type MagazineRow } from '../magazines/magazine.ts';
import type { KeptBullet } from '../tables.ts';
import { type Bundle, noteChanged, type Outcome, type Shot } from './bundle.ts';

/** A player's clock may run so much ahead of ours. */
export const AHEAD_MS = 250;

/** Takes shots of bullets that are paid for, once each, and no faster than a cannon fires. */
export function takeShots(bundle: Bundle, shots: readonly Shot[], outcome: Outcome): void {
  for (const shot of inOrder(shots)) {
    const { magazineId, n } = shot;
    const magazine = bundle.magazines.get(magazineId);
    if (magazine && isFired(magazine.fired, n)) continue;
    if (!magazine || !mayFire(bundle, magazine, shot)) {
      outcome.refused.push({ magazineId, n });
      continue;
    }
    const bullet = keptOf(magazine, shot);
    addShot(magazine.fired, bullet);
    noteChanged(bundle, magazine, bullet);
    outcome.fired.push({ shot, cost: magazine.cost });
  }
}

/** A page says them as they were fired. */
function inOrder(shots: readonly Shot[]): readonly Shot[] {
  const isInOrder = shots.every(({ at }, n) => n === 0 || at >= shots[n - 1]!.at);
  return isInOrder ? shots : [...shots].sort((a, b) => a.at - b.at);
}

function mayFire({ now, magazines }: Bundle, magazine: MagazineRow, { n, at }: Shot): boolean {
  if (magazine.closed_at || magazine.is_spent || n > magazine.bullets) return false;
  if (at > now + AHEAD_MS || at < now - LATE_MS || at < magazine.loaded_at.getTime() - LATE_MS) {
    return false;
  }
  return !isTooFast(magazines.values(), at);
}

/** Of all that a visit fired, at most ten lie within any second that holds this one. */
function isTooFast(magazines: Iterable<MagazineRow>, at: number): boolean {
  const lately: Fired[] = [];
  let count = 1;
  for (const { fired } of magazines) {
    if (fired.lastAt <= at - WITHIN_MS) continue;
    lately.push(fired);
    count += countAround(fired, at, WITHIN_MS);
  }
  if (count <= bulletRules.perSecond) return false;
  const times = [at, ...lately.flatMap((fired) => timesAround(fired, at, WITHIN_MS))];
  times.sort((a, b) => a - b);
  return times.some((from, n) => {
    const last = times[n + bulletRules.perSecond];
    return last !== undefined && last - from < WITHIN_MS;
  });
}

const WITHIN_MS = seconds(1);

function keptOf({ first_nonce }: MagazineRow, shot: Shot): KeptBullet {
  return {
    n: shot.n,
    nonce: Number(first_nonce) + shot.n - 1,
    weapon: shot.weapon,
    angle: shot.angle,
    firedAt: shot.at,
    lockedOn: shot.lockedOn,
    hit: null,
  };
}
