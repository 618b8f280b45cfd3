import { readFields } from '../../choice.ts';
import type { Faulty, SelectionFault } from '../lottery.ts';

type Bounds = { atLeast: number; atMost: number };

const fault = (fault: SelectionFault): Faulty => ({ fault });

export const isFaulty = (read: object): read is Faulty => 'fault' in read;

/** The items in the order of the pool; each of the pool and none twice. */
function readSome<Item>(
  given: unknown,
  isKnown: (item: unknown) => item is Item,
  { atLeast, atMost }: Bounds,
): Item[] | Faulty {
  if (!Array.isArray(given)) return fault('SHAPE');
  if (given.length > atMost) return fault('TOO_MANY');
  if (!given.every(isKnown)) return fault('UNKNOWN_NUMBER');
  if (new Set(given).size !== given.length) return fault('CHOSEN_TWICE');
  return given.length < atLeast ? fault('TOO_FEW') : given;
}

const oneOf = <Item>(pool: readonly Item[]) => {
  const known = new Set<unknown>(pool);
  return (item: unknown): item is Item => known.has(item);
};

export function readNumbers(
  selection: unknown,
  { numbers, ...bounds }: Bounds & { numbers: readonly number[] },
): { numbers: readonly number[] } | Faulty {
  const fields = readFields(selection, ['numbers']);
  if (!fields) return fault('SHAPE');
  const read = readSome(fields.numbers, oneOf(numbers), bounds);
  return 'fault' in read ? read : { numbers: read.toSorted((a, b) => a - b) };
}

export function readTexts(
  selection: unknown,
  { digits, ...bounds }: Bounds & { digits: number },
): { texts: readonly string[] } | Faulty {
  const fields = readFields(selection, ['texts']);
  if (!fields) return fault('SHAPE');
  const isText = (item: unknown): item is string =>
    typeof item === 'string' && item.length === digits && /^[0-9]+$/.test(item);
  const read = readSome(fields.texts, isText, bounds);
  return 'fault' in read ? read : { texts: read.toSorted() };
}

export function readSpots(
  selection: unknown,
  spots: readonly string[],
): { spots: readonly string[] } | Faulty {
  const fields = readFields(selection, ['spots']);
  if (!fields) return fault('SHAPE');
  const read = readSome(fields.spots, oneOf(spots), { atLeast: 1, atMost: spots.length });
  if ('fault' in read) return read;
  return { spots: spots.filter((spot) => read.includes(spot)) };
}

/** A list of numbers for each position, empty ones where the play allows them. */
export function readPositions(
  selection: unknown,
  form: { names: readonly string[]; numbers: readonly number[]; needsAll: boolean },
): { positions: readonly (readonly number[])[] } | Faulty {
  const given = readFields(selection, ['positions'])?.positions;
  if (!Array.isArray(given) || given.length !== form.names.length) return fault('SHAPE');
  const bounds = { atLeast: form.needsAll ? 1 : 0, atMost: form.numbers.length };
  const positions: number[][] = [];
  for (const one of given) {
    const read = readSome(one, oneOf(form.numbers), bounds);
    if ('fault' in read) return read;
    positions.push(read.toSorted((a, b) => a - b));
  }
  return positions.some((numbers) => numbers.length > 0) ? { positions } : fault('TOO_FEW');
}
