import type { Money } from '@baize/money';

const OUR_EXPONENT = 4;

/** A vendor's whole number as money, exactly; undefined where it has more decimals than money has. */
export function unitsOf(amount: number, exponent: number): Money | undefined {
  const shift = BigInt(Math.abs(OUR_EXPONENT - exponent));
  const scale = 10n ** shift;
  if (exponent <= OUR_EXPONENT) return BigInt(amount) * scale;
  return BigInt(amount) % scale === 0n ? BigInt(amount) / scale : undefined;
}

/** Money as the vendor's whole number; what is smaller than its smallest unit is not shown to it. */
export function wireAmount(units: Money, exponent: number): number {
  const scale = 10n ** BigInt(Math.abs(OUR_EXPONENT - exponent));
  return Number(exponent <= OUR_EXPONENT ? units / scale : units * scale);
}
