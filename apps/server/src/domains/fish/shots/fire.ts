import { seconds } from '@baize/calendar';
import { bulletRules } from '@baize/games';
import { LATE_MS, type MagazineRow } from '../magazines/magazine.ts';
import type { KeptBullet } from '../tables.ts';
import { type Bundle, noteChanged, type Outcome, type Shot } from './bundle.ts';

/** A player's clock may run so much ahead of ours. */
export const AHEAD_MS = 250;

/** Takes shots of bullets that are paid for, once each, and no faster than a cannon fires. */
export function takeShots(bundle: Bundle, shots: readonly Shot[], outcome: Outcome): void {
  for (const shot of [...shots].sort((a, b) => a.at - b.at)) {
    const { magazineId, n } = shot;
    const magazine = bundle.magazines.get(magazineId);
    if (magazine?.shots.some((kept) => kept.n === n)) continue;
    if (!magazine || !mayFire(bundle, magazine, shot)) {
      outcome.refused.push({ magazineId, n });
      continue;
    }
    const bullet = keptOf(magazine, shot);
    magazine.shots.push(bullet);
    noteChanged(bundle, magazine, bullet);
    outcome.fired.push({ shot, cost: magazine.cost });
  }
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
  const times = [at];
  for (const { shots } of magazines) {
    // What was fired stands nearly in its order: all of an older magazine is long ago.
    const last = shots.at(-1);
    if (!last || last.firedAt < at - LONG_AGO_MS) continue;
    for (const { firedAt } of shots) if (Math.abs(firedAt - at) < WITHIN_MS) times.push(firedAt);
  }
  if (times.length <= bulletRules.perSecond) return false;
  times.sort((a, b) => a - b);
  return times.some((from, n) => {
    const last = times[n + bulletRules.perSecond];
    return last !== undefined && last - from < WITHIN_MS;
  });
}

const WITHIN_MS = seconds(1);
/** A shot may be told so late, or so early, that its place in the row says little of its time. */
const LONG_AGO_MS = WITHIN_MS + LATE_MS + AHEAD_MS;

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
