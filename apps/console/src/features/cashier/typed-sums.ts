import { percent, readMoney } from '@baize/money';

/** Is this, as typed, an amount above zero? */
export function isSum(typed: string): boolean {
  return (readMoney(typed) ?? 0n) > 0n;
}

/** Is it an amount at all, or nothing? */
export function isSumOrNone(typed: string): boolean {
  return (readMoney(typed) ?? -1n) >= 0n;
}

const PERCENT = /^\d{1,4}(\.\d{1,4})?$/;

export function isPercent(typed: string): boolean {
  return PERCENT.test(typed);
}

/** Parts per million of a percentage as typed; what is none is nothing. */
export function percentOf(typed: string): number {
  return isPercent(typed) ? Number(percent(typed)) : 0;
}

/** What one paid unit is worth, as typed, in parts per million; null where it is no number above zero. */
export function rateOf(typed: string): number | null {
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(typed)) return null;
  const rate = Math.round(Number(typed) * 1_000_000);
  return rate > 0 ? rate : null;
}
