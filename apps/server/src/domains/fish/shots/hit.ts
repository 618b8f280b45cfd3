import {
  bulletRules,
  distanceOf,
  FREEZE_MS,
  isFrozen,
  judgeBullet,
  seaTimeAt,
  seatPlaces,
  slotOfFish,
  species,
  type Target,
  testsPots,
} from '@baize/games';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { addHit, bulletOf, isFired, type KeptHit } from '../magazines/fired.ts';
import { LATE_MS, type MagazineRow } from '../magazines/magazine.ts';
import { fishIn, type Sea } from '../seas/sea.ts';
import type { KeptBullet } from '../tables.ts';
import { type Bundle, type Hit, noteChanged, type Outcome, type Result } from './bundle.ts';
import { AHEAD_MS } from './fire.ts';
import { targetsOf } from './targets.ts';

/** Decides what hits came to, one after another: whoever is first has the fish, the next finds it gone. */
export function judgeHits(bundle: Bundle, hits: readonly Hit[], outcome: Outcome): void {
  for (const hit of hits) outcome.results.push(judgeHit(bundle, hit, outcome));
}

function judgeHit(bundle: Bundle, hit: Hit, outcome: Outcome): Result {
  const { magazineId, n } = hit;
  const nothing = { magazineId, n, caught: [], pots: [] };
  const magazine = bundle.magazines.get(magazineId);
  if (!magazine || !isFired(magazine.fired, n)) return { ...nothing, outcome: 'unknown' };
  const bullet = bulletOf(magazine.fired, magazine.first_nonce, n);
  if (bullet.hit) return shownHit(bundle, magazine, bullet);
  if (magazine.closed_at) return { ...nothing, outcome: 'unknown' };
  const targets = couldReach(bundle, bullet, hit) ? targetsHit(bundle, bullet, hit) : [];
  if (targets.length === 0) return { ...nothing, outcome: 'flies' };
  return shownHit(bundle, magazine, decide(bundle, magazine, bullet, hit, targets, outcome));
}

/** Clocks and nets differ a little; what is further off is a lie. */
const SLACK = bulletRules.tolerance * 3;

/** Fired before, not too long ago, and the way is not longer than it could have flown. */
function couldReach({ visit, now }: Bundle, { firedAt }: KeptBullet, hit: Hit): boolean {
  const flownMs = hit.at - firedAt;
  if (flownMs < 0 || flownMs > bulletRules.fliesMs) return false;
  if (hit.at > now + AHEAD_MS || hit.at < now - LATE_MS) return false;
  const way = distanceOf(seatPlaces[visit.seat]!, hit);
  return way <= bulletRules.speed * flownMs + SLACK;
}

function targetsHit({ sea, state }: Bundle, { weapon, lockedOn }: KeptBullet, hit: Hit): Target[] {
  const seaMs = seaTimeAt(sea.openedAt, state.freezes, hit.at);
  const isNet = weapon === 'net';
  // A bullet that is locked on a fish flies past all others.
  const named = lockedOn === null ? hit.fish : hit.fish.filter((id) => id === lockedOn || isNet);
  if (lockedOn !== null && !named.includes(lockedOn)) return [];
  const most = isNet ? bulletRules.maxInNet : 1;
  return targetsOf(
    { sea, state, seaMs },
    named.slice(0, most),
    hit,
    isNet ? bulletRules.netRadius : 0,
  );
}

function decide(
  bundle: Bundle,
  magazine: MagazineRow,
  bullet: KeptBullet,
  { at, x, y }: Hit,
  targets: Target[],
  outcome: Outcome,
): KeptBullet {
  const { state, sea, visit, now } = bundle;
  const judged = judgeBullet(targets, magazine.cost, bundle.chanceOf(bullet.nonce));
  const isReal = visit.currency === BRAND_CURRENCY;
  const kept: KeptHit = {
    at,
    x,
    y,
    targets: targets.map((target) => ({ ...target, takes: [...target.takes] })),
    caught: judged.caught.map((one) => ({ ...one, takes: [...one.takes] })),
    worth: judged.worth,
    // Play money wins no pots.
    pots: isReal && targets.some(testsPots) ? judged.pots : [],
  };
  const landed: KeptBullet = { ...bullet, hit: kept };
  addHit(magazine.fired, bullet.n, kept);
  noteChanged(bundle, magazine, landed);
  for (const { fishId, takes } of judged.caught) {
    for (const id of [fishId, ...takes]) {
      state.caught.set(id, goneAt(sea, id));
      outcome.caught.push(id);
    }
    const target = targets.find((one) => one.fishId === fishId)!;
    if (species[target.species].gift === 'freeze' && !isFrozen(state.freezes, now)) {
      const freeze = { at: now, forMs: FREEZE_MS };
      state.freezes.push(freeze);
      outcome.freezes.push(freeze);
    }
  }
  return landed;
}

function goneAt(sea: Sea, fishId: number): number {
  const fish = fishIn(sea, slotOfFish(fishId)).find(({ id }) => id === fishId)!;
  return fish.entersAt + fish.staysMs;
}

/** What a bullet came to, the same each time it is asked. */
function shownHit({ visit }: Bundle, magazine: MagazineRow, bullet: KeptBullet): Result {
  const magazineId = String(magazine.bet_id);
  const { at, caught, pots } = bullet.hit!;
  return {
    magazineId,
    n: bullet.n,
    outcome: caught.length > 0 ? 'caught' : 'missed',
    caught: caught.map(({ fishId, worth, takes }) => ({
      seat: visit.seat,
      bullet: `${magazineId}.${bullet.n}`,
      fishId,
      worth,
      pay: magazine.cost * BigInt(worth),
      takes,
      at,
    })),
    pots,
  };
}
