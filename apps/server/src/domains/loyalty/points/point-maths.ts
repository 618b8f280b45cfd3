import { type Money, UNIT } from '@baize/money';
import type { PointRules } from '../settings.ts';

export type PointLine = {
  category: string;
  validBet: Money;
  weight: number;
  points: number;
  /** Left over in this category, for the next day. */
  carried: Money;
};

type Played = { category: string; validBet: Money; carried: Money };

export const weightOf = ({ weights }: Pick<PointRules, 'weights'>, category: string): number =>
  (weights as Record<string, number | undefined>)[category] ?? 100;

/**
 * What a day's play earns in one category: whole points of what counts and was carried; the rest is
 * carried on. What was corrected to less is made up for by later play, and takes no point back.
 */
export function pointLine(rules: PointRules, { category, validBet, carried }: Played): PointLine {
  const weight = weightOf(rules, category);
  const counts = carried + (validBet * BigInt(weight)) / 100n;
  const points = counts > 0n ? counts / rules.perPoint : 0n;
  return {
    category,
    validBet,
    weight,
    points: Number(points),
    carried: counts - points * rules.perPoint,
  };
}

/** One point in the ledger's units. */
export const inLedger = (points: number | bigint): Money => BigInt(points) * UNIT;
export const wholePoints = (amount: Money): number => Number(amount / UNIT);
