import { floorToCents, type Money, timesRate } from '@baize/money';

export type Unwashed = { category: string; validBet: Money };
export type RebateLine = { category: string; validBet: Money; rate: number; amount: Money };

/** What valid bets bring: each category by its rate, floored to cents; what brings nothing waits. */
export function rebateLines(
  unwashed: readonly Unwashed[],
  rates: Readonly<Record<string, number>>,
): RebateLine[] {
  const sums = new Map<string, Money>();
  for (const { category, validBet } of unwashed) {
    sums.set(category, (sums.get(category) ?? 0n) + validBet);
  }
  return [...sums]
    .map(([category, validBet]) => {
      const rate = rates[category] ?? 0;
      return { category, validBet, rate, amount: floorToCents(timesRate(validBet, BigInt(rate))) };
    })
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => (a.category < b.category ? -1 : 1));
}

export function totalOf(lines: readonly RebateLine[]): Money {
  return lines.reduce((sum, { amount }) => sum + amount, 0n);
}
