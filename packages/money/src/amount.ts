/** An amount of any currency, in whole 1/10,000 of its unit. Never a float. */
export type Money = bigint;

export const UNIT = 10_000n;
export const CENT = 100n;

const DECIMAL_TEXT = /^(-?)(\d{1,11})(?:\.(\d{1,4}))?$/;

/** Reads an amount as it stands on the wire: a number or decimal text of at most four decimals. */
export function readMoney(value: unknown): Money | null {
  // Most amounts that people type are whole, and need no text to be read from.
  if (Number.isInteger(value) && isBelowLimit(value as number))
    return BigInt(value as number) * UNIT;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = DECIMAL_TEXT.exec(text);
  if (!match) return null;
  const [, sign, whole, decimals = ''] = match;
  const units = BigInt(whole!) * UNIT + BigInt(decimals.padEnd(4, '0'));
  return sign ? -units : units;
}

/** Eleven digits, as in the text. */
const isBelowLimit = (value: number): boolean => value < 1e11 && value > -1e11;

/** As readMoney, where anything else is a mistake of ours. */
export function money(value: number | string): Money {
  const amount = readMoney(value);
  if (amount === null) throw new RangeError(`Not an amount of money: ${value}`);
  return amount;
}

const FINEST = 4;

/** A process and a page know one money, so how many decimals people write of it is said once. */
const written = { decimals: 2 };

export function showDecimals(decimals: number): void {
  written.decimals = decimals;
}

export function shownDecimals(): number {
  return written.decimals;
}

/** Decimal text, without trailing zeros past the decimals that people write: 12.50, 0.0001; in yen 12. */
export function moneyText(amount: Money): string {
  const size = amount < 0n ? -amount : amount;
  const all = String(size % UNIT).padStart(FINEST, '0');
  const decimals = all.slice(0, written.decimals) + all.slice(written.decimals).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${size / UNIT}${decimals && `.${decimals}`}`;
}

/** The JSON number that clients of the wire expect: below 1e11 it is exact to the fourth decimal. */
export function moneyNumber(amount: Money): number {
  // Both are the one number that lies nearest to the amount; the text is needed for none that is exact.
  return isExact(amount) ? Number(amount) / Number(UNIT) : Number(moneyText(amount));
}

const isExact = (amount: Money): boolean => amount <= MAX_SAFE && amount >= -MAX_SAFE;
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** What people can write of an amount, never more than it: 12.349 is 12.34, in yen 12. */
export function floorToWritten(amount: Money): Money {
  const smallest = 10n ** BigInt(FINEST - written.decimals);
  const rest = amount % smallest;
  return rest === 0n ? amount : amount - rest - (rest < 0n ? smallest : 0n);
}

/** What is credited is floored to whole cents, towards minus infinity. */
export function floorToCents(amount: Money): Money {
  const rest = amount % CENT;
  return rest === 0n ? amount : amount - rest - (rest < 0n ? CENT : 0n);
}
