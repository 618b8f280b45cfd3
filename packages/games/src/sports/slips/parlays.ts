import { floorToCents, type Money } from '@baize/money';
import { factorOf, type SettledLeg } from './factor.ts';
import { type Fraction, product } from './fraction.ts';

export const parlayLegs = { min: 2, max: 15 } as const;

/** The whole of a parlay: its legs multiplied, one lost leg loses it. */
export function parlayFactor(legs: readonly SettledLeg[]): Fraction {
  return product(legs.map(factorOf));
}

/** What a single or a parlay pays back, floored to cents once. */
export function payParlay(stake: Money, legs: readonly SettledLeg[]): Money {
  return payBy(stake, parlayFactor(legs));
}

/** What a system pays back: each of its lines is a parlay of its own, and is paid as one. */
export function paySystem(
  stakePerLine: Money,
  legs: readonly SettledLeg[],
  lines: readonly (readonly number[])[],
): Money {
  const paid = lines.map((line) =>
    payParlay(
      stakePerLine,
      line.map((place) => legs[place]!),
    ),
  );
  return paid.reduce((sum, payout) => sum + payout, 0n);
}

export function payBy(stake: Money, { over, under }: Fraction): Money {
  return floorToCents((stake * over) / under);
}

/** The most a slip can pay, all its legs won, before any cap. */
export function largestReturn(
  stakePerLine: Money,
  odds: readonly number[],
  lines: readonly (readonly number[])[],
): Money {
  const legs = odds.map((taken): SettledLeg => ({ outcome: 'WIN', odds: taken }));
  return paySystem(stakePerLine, legs, lines);
}

/** The odds of legs together, floored to hundredths, as slips show them. */
export function combinedOdds(odds: readonly number[]): number {
  const { over, under } = product(odds.map((each) => ({ over: BigInt(each), under: 100n })));
  return Number((over * 100n) / under);
}
