import type { Money } from '@baize/money';

/** How many times the stake came back: two decimals, cut and not rounded, never more than was paid. */
export function timesStake(stake: Money, back: Money): string {
  const hundredths = stake > 0n ? (back * 100n) / stake : 0n;
  return `${(Number(hundredths) / 100).toFixed(2)}×`;
}
