import type { Money } from './amount.ts';

/**
 * Splits an amount by weights so that the parts add up to it exactly.
 *
 * Units that do not divide go to the largest remainders, the earlier one first among equals.
 */
export function shareOut(total: Money, weights: readonly bigint[]): Money[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('Weights must be at least 0, and not all 0');
  }
  if (total < 0n) return shareOut(-total, weights).map((part) => -part);
  const parts = weights.map((weight) => (total * weight) / sum);
  const left = total - parts.reduce((all, part) => all + part, 0n);
  for (const i of byRemainder(total, weights, sum).slice(0, Number(left))) parts[i]! += 1n;
  return parts;
}

function byRemainder(total: Money, weights: readonly bigint[], sum: bigint): number[] {
  const remainders = weights.map((weight) => (total * weight) % sum);
  return remainders
    .map((_, i) => i)
    .sort((a, b) => Number(remainders[b]! - remainders[a]! || BigInt(a - b)));
}
