import type { Transaction } from '../../../platform/database.ts';

export type Gap = { from: number; to: number };

/** No feed is so far ahead of what we heard; a number like that would never be caught up with. */
export const MAX_AHEAD = 10_000;

/** Which numbers of a feed are missing, while new ones are counted in. */
export type Count = {
  reached: number;
  readonly gaps: Gap[];
  isMissing(number: number): boolean;
  add(number: number): void;
};

export function openCount(reached: number, gaps: readonly Gap[]): Count {
  const count: Count = {
    reached,
    gaps: gaps.map(({ from, to }) => ({ from, to })),
    isMissing: (number) => count.gaps.some(({ from, to }) => from <= number && number <= to),
    add: (number) => {
      if (number > count.reached) {
        if (number > count.reached + 1)
          count.gaps.push({ from: count.reached + 1, to: number - 1 });
        count.reached = number;
        return;
      }
      const place = count.gaps.findIndex(({ from, to }) => from <= number && number <= to);
      if (place < 0) return;
      const { from, to } = count.gaps[place]!;
      const rest = [
        { from, to: number - 1 },
        { from: number + 1, to },
      ].filter((gap) => gap.from <= gap.to);
      count.gaps.splice(place, 1, ...rest);
    },
  };
  return count;
}

export async function readGaps(tx: Transaction, feed: string): Promise<(Gap & { since: Date })[]> {
  const rows = await tx
    .selectFrom('sports_feed_gaps')
    .selectAll()
    .where('feed', '=', feed)
    .orderBy('from_number')
    .execute();
  return rows.map(({ from_number, to_number, since }) => ({
    from: Number(from_number),
    to: Number(to_number),
    since,
  }));
}

/** A gap that is a rest of an older one is as old as that. */
export async function writeGaps(
  tx: Transaction,
  feed: string,
  { before, after, at }: { before: readonly (Gap & { since: Date })[]; after: Gap[]; at: Date },
): Promise<void> {
  await tx.deleteFrom('sports_feed_gaps').where('feed', '=', feed).execute();
  if (after.length === 0) return;
  const rows = after.map(({ from, to }) => ({
    feed,
    from_number: BigInt(from),
    to_number: BigInt(to),
    since: before.find((gap) => gap.from <= from && to <= gap.to)?.since ?? at,
  }));
  await tx.insertInto('sports_feed_gaps').values(rows).execute();
}
