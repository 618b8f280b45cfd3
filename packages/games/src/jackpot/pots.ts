import { type Money, money, UNIT } from '@baize/money';
import type { Chance } from '../chance.ts';

export const potNames = ['mini', 'minor', 'major', 'grand'] as const;
export type PotName = (typeof potNames)[number];

export type Pot = {
  name: PotName;
  /** What the pot starts with, each time it was won. */
  seed: Money;
  /** The part of each stake that it grows by, in ten-thousandths. */
  contribution: bigint;
  /** A stake of 1.00 wins it once in so many times; larger stakes as much more often. */
  oneIn: bigint;
};

/** In the order in which they are tested. */
export const pots: readonly Pot[] = [
  { name: 'mini', seed: money('50'), contribution: 20n, oneIn: 20_000n },
  { name: 'minor', seed: money('500'), contribution: 25n, oneIn: 250_000n },
  { name: 'major', seed: money('5000'), contribution: 25n, oneIn: 2_500_000n },
  { name: 'grand', seed: money('100000'), contribution: 30n, oneIn: 50_000_000n },
];

const HALF = 2 ** 32;
const WHOLE = 2n ** 64n;
const SHARE_UNIT = 10_000n;

/** The pots this bet wins: four tests after the game's own draws, each of two floats (8 bytes). */
export function drawPots(stake: Money, chance: Chance): PotName[] {
  const drawn = pots.map((pot) => ({ pot, value: drawEightBytes(chance) }));
  return drawn.filter(({ pot, value }) => isPotHit(pot, stake, value)).map(({ pot }) => pot.name);
}

function drawEightBytes(chance: Chance): bigint {
  const high = BigInt(Math.round(chance() * HALF));
  const low = BigInt(Math.round(chance() * HALF));
  return high * BigInt(HALF) + low;
}

/** value / 2⁶⁴ below stake / oneIn, in whole numbers. */
export function isPotHit({ oneIn }: Pot, stake: Money, value: bigint): boolean {
  return value * oneIn * UNIT < stake * WHOLE;
}

export type Contribution = { amount: Money; remainder: bigint };

/** What stakes add to a pot: whole 1/10,000, and what is left over waits for the next time. */
export function contribute({ contribution }: Pot, stakes: Money, remainder: bigint): Contribution {
  const exact = stakes * contribution + remainder;
  return { amount: exact / SHARE_UNIT, remainder: exact % SHARE_UNIT };
}
