import { floorToCents, type Money } from '@baize/money';

/** Stake times a fraction, floored to whole cents: the one way in which a win is rounded. */
export function payFraction(
  stake: Money,
  numerator: number | bigint,
  denominator: number | bigint,
): Money {
  return floorToCents((stake * BigInt(numerator)) / BigInt(denominator));
}

/** A multiplier as it is shown: four decimals, rounded, a half down. */
export function shownMultiplier(above: bigint, below: bigint): number {
  return Number((above * 20_000n + below - 1n) / (2n * below)) / 10_000;
}

/** n over k, exactly. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** A fraction of large whole numbers as a float, correct to about sixteen digits. */
export function ratio(numerator: bigint, denominator: bigint): number {
  const scale = 10n ** 18n;
  return Number((numerator * scale) / denominator) / 1e18;
}
