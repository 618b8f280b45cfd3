import type { Money } from './amount.ts';

/** A share of an amount, in whole parts per million: 0.8 % is 8,000. */
export type Rate = bigint;

export const RATE_ONE = 1_000_000n;

const PERCENT_TEXT = /^(\d{1,4})(?:\.(\d{1,4}))?$/;

/** Reads a percentage of at most four decimals: percent('0.8') is 8,000 parts per million. */
export function percent(value: number | string): Rate {
  const match = PERCENT_TEXT.exec(String(value));
  if (!match) throw new RangeError(`Not a percentage: ${value}`);
  const [, whole, decimals = ''] = match;
  return BigInt(whole!) * 10_000n + BigInt(decimals.padEnd(4, '0'));
}

/** A rate as a percentage in text, without needless zeros: 0.8, 7.5, 100. */
export function rateText(rate: Rate): string {
  const decimals = String(rate % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals ? `${rate / 10_000n}.${decimals}` : String(rate / 10_000n);
}

/** The share of an amount, floored to the last unit (towards minus infinity). */
export function timesRate(amount: Money, rate: Rate): Money {
  const product = amount * rate;
  const share = product / RATE_ONE;
  return product < 0n && product % RATE_ONE !== 0n ? share - 1n : share;
}
