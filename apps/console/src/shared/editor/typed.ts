import { moneyText } from '@baize/money';

/** A thing as it is typed: its amounts are text, and everything else is as it is kept. */
export type Typed<Kept> = Kept extends bigint
  ? string
  : Kept extends readonly (infer One)[]
    ? Typed<One>[]
    : Kept extends object
      ? { [Key in keyof Kept]: Typed<Kept[Key]> }
      : Kept;

/** What is kept, to be typed over; the contract itself reads it back. */
export function typed<Kept>(kept: Kept): Typed<Kept> {
  return asTyped(kept) as Typed<Kept>;
}

function asTyped(kept: unknown): unknown {
  if (typeof kept === 'bigint') return moneyText(kept);
  if (Array.isArray(kept)) return kept.map(asTyped);
  if (typeof kept !== 'object' || kept === null) return kept;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, asTyped(value)]));
}
