import type { Money } from '@baize/money';
import type { Chances } from '../book.ts';
import { factorOf, type SettledLeg } from './factor.ts';
import { type Fraction, fraction, fractionOfProbability, product } from './fraction.ts';
import { payBy } from './parlays.ts';

/** A leg that is still open: the odds taken, and how it may end as things stand. */
export type OpenLeg = { readonly odds: number; readonly chances: Chances };
export type LegNow = SettledLeg | OpenLeg;

/** Of the fair value; the rest is what leaving early costs. */
const CASH_OUT_PERCENT = 95;

/** What is offered for a stake now: its fair value by the model less the fee, floored to cents. */
export function cashOutWorth(
  stake: Money,
  legs: readonly LegNow[],
  percent: number = CASH_OUT_PERCENT,
): Money {
  return payBy(stake, product([...legs.map(worthOfLeg), fraction(percent, 100)]));
}

/** A system's lines are left together; each is worth what it would be alone. */
export function cashOutSystem(
  stakePerLine: Money,
  legs: readonly LegNow[],
  lines: readonly (readonly number[])[],
  percent: number = CASH_OUT_PERCENT,
): Money {
  const worth = lines.map((line) =>
    cashOutWorth(
      stakePerLine,
      line.map((place) => legs[place]!),
      percent,
    ),
  );
  return worth.reduce((sum, each) => sum + each, 0n);
}

/** Leaves with a part of the stake; the rest stays in at the odds taken. */
export function cashOutPart(
  stake: Money,
  part: Money,
  legs: readonly LegNow[],
  percent: number = CASH_OUT_PERCENT,
): { paid: Money; stakeLeft: Money } | undefined {
  if (part <= 0n || part > stake) return undefined;
  return { paid: cashOutWorth(part, legs, percent), stakeLeft: stake - part };
}

/** What one unit on a leg is worth: what has ended is certain, what is open is weighed by its chances. */
function worthOfLeg(leg: LegNow): Fraction {
  if ('outcome' in leg) return factorOf(leg);
  return worthOf(leg.chances, leg.odds);
}

/** win × odds + halfWin × (1 + odds) / 2 + push + halfLose / 2, each probability floored. */
export function worthOf(chances: Chances, odds: number): Fraction {
  const { win, halfWin, push, halfLose } = chances;
  const [w, hw, p, hl] = [win, halfWin, push, halfLose].map(
    (probability) => fractionOfProbability(probability).over,
  ) as [bigint, bigint, bigint, bigint];
  const { under } = fractionOfProbability(0);
  const over = w * BigInt(2 * odds) + hw * BigInt(100 + odds) + p * 200n + hl * 100n;
  return fraction(over, under * 200n);
}
