/** The fields of a choice that has these keys and no others; optional keys may be absent. */
export function readFields<Key extends string>(
  choice: unknown,
  keys: readonly Key[],
  optional: readonly Key[] = [],
): Partial<Record<Key, unknown>> | undefined {
  const given = choice === undefined && keys.length === optional.length ? {} : choice;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const known = new Set<string>(keys);
  const names = Object.keys(given);
  const isWhole = keys.every((key) => optional.includes(key) || Object.hasOwn(given, key));
  return isWhole && names.every((name) => known.has(name))
    ? (given as Partial<Record<Key, unknown>>)
    : undefined;
}

/** A whole number within bounds, both included. */
export function readWhole(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value >= min && value <= max ? value : undefined;
}

const TWO_DECIMALS = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** A number of at most two decimals as whole hundredths, within bounds given in hundredths. */
export function readHundredths(value: unknown, min: number, max: number): number | undefined {
  const match = typeof value === 'number' ? TWO_DECIMALS.exec(String(value)) : null;
  if (!match) return undefined;
  return readWhole(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')), min, max);
}

/** One of the words a game knows. */
export function readWord<Word extends string>(
  value: unknown,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === value);
}
