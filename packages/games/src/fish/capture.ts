import type { Money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import { drawPots, type PotName } from '../jackpot/pots.ts';
import { randomWorths, type SpeciesCode, species } from './species.ts';

/** What of a bullet's cost comes back in the long run, however it was shot: 96 of 100. */
export const fishReturn = { above: 96, below: 100 } as const;
/** What the pots' own test gives back of a bullet that hit a pearl whale: 0.0185, out of the same 0.96. */
const potsShare = { above: 185, below: 10_000 } as const;

/** The most that a bomb or a chain may take, as times the bullet's cost. */
export const MOST_TAKEN = 300;

/** A fish that a bullet hit, with those that go with it where it is a bomb or a chain. */
export type Target = {
  fishId: number;
  species: SpeciesCode;
  /** What it takes with it, each with what it is worth. */
  takes: readonly { fishId: number; worth: number }[];
};

export type Caught = { fishId: number; worth: number; takes: readonly number[] };
export type Judged = { caught: Caught[]; worth: number; pots: PotName[] };

/** What a target pays on the mean, as times the bullet's cost. */
export function meanWorth({ species: code, takes }: Target): number {
  return takes.reduce((sum, { worth }) => sum + worth, species[code].worth);
}

/** The chance of each of n fish in one net; of one fish alone where n is one. */
export function captureChance(target: Target, n: number): number {
  const { above, below } = oddsOf(target, n);
  return above / below;
}

/** Whether a float captures. A float has 32 bits, so its product with so small a number is exact. */
export function isCaptured(target: Target, n: number, float: number): boolean {
  const { above, below } = oddsOf(target, n);
  return float * below < above;
}

/** R / (n × worth); of a pearl whale (R / n − pots) / worth, for the pots are tested by the whole bullet. */
function oddsOf(target: Target, n: number): { above: number; below: number } {
  const worth = meanWorth(target);
  if (!testsPots(target)) return { above: fishReturn.above, below: fishReturn.below * n * worth };
  // 0.96 / n − 0.0185, in two-thousandths.
  const whole = (fishReturn.above * 2_000) / fishReturn.below;
  const pots = (potsShare.above * 2_000) / potsShare.below;
  return { above: whole - pots * n, below: 2_000 * n * worth };
}

/**
 * Decides one bullet: a float for each fish in the order in which they were hit, a second one for
 * what a random fish is worth, and after all of them the pots' own draws where a pearl whale was hit.
 */
export function judgeBullet(targets: readonly Target[], cost: Money, chance: Chance): Judged {
  const caught: Caught[] = [];
  for (const target of targets) {
    if (!isCaptured(target, targets.length, chance())) continue;
    const { fishId, species: code, takes } = target;
    const own = species[code].gift === 'random' ? drawWorth(chance) : species[code].worth;
    const worth = takes.reduce((sum, one) => sum + one.worth, own);
    caught.push({ fishId, worth, takes: takes.map((one) => one.fishId) });
  }
  const pots = targets.some(testsPots) ? drawPots(cost, chance) : [];
  return { caught, worth: caught.reduce((sum, one) => sum + one.worth, 0), pots };
}

export function testsPots({ species: code }: Pick<Target, 'species'>): boolean {
  return species[code].gift === 'jackpot';
}

function drawWorth(chance: Chance): number {
  const whole = randomWorths.reduce((sum, { weight }) => sum + weight, 0);
  let at = pick(chance, whole);
  for (const { worth, weight } of randomWorths) {
    if (at < weight) return worth;
    at -= weight;
  }
  throw new Error('A random fish without worths');
}
