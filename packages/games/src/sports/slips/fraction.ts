/** A share in whole numbers: money is never multiplied by a float. The part below is positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

export const ONE: Fraction = { over: 1n, under: 1n };
export const ZERO: Fraction = { over: 0n, under: 1n };

export function fraction(over: number | bigint, under: number | bigint): Fraction {
  return { over: BigInt(over), under: BigInt(under) };
}

export function product(factors: readonly Fraction[]): Fraction {
  return factors.reduce(
    (so, factor) => ({ over: so.over * factor.over, under: so.under * factor.under }),
    ONE,
  );
}

const PROBABILITY_UNIT = 1e12;

/** A probability in whole numbers, never more than it was. */
export function fractionOfProbability(probability: number): Fraction {
  return fraction(Math.floor(probability * PROBABILITY_UNIT), PROBABILITY_UNIT);
}
