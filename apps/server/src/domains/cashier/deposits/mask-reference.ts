import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import type { House } from '../../../platform/house.ts';

const TAIL = 10;

/**
 * A reference that looks like a card number is kept without it. What tells it from others is a keyed
 * hash, so that the same payment is known again and no two become one.
 */
export function maskReference({ keys }: House, reference: string): string {
  const masked = maskCardNumbers(reference);
  if (masked === reference) return reference;
  return `${masked}#${keys.lookup('cashier.reference', reference).slice(0, TAIL)}`;
}
