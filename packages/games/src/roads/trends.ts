import { type Mark, runsOf } from './roads.ts';

/** What people call a good road: a side that keeps winning, wins that alternate, wins by twos. */
export type Trend =
  | { kind: 'streak'; side: Exclude<Mark, 'tie'>; length: number }
  | { kind: 'ping-pong'; length: number }
  | { kind: 'pairs'; length: number };

const MIN_STREAK = 4;
const MIN_PING_PONG = 5;
const MIN_PAIRS = 3;

/** The trend that the last results follow, if any. It says nothing of the next one. */
export function trendOf(marks: readonly Mark[]): Trend | undefined {
  const runs = runsOf(marks);
  const last = runs.at(-1);
  if (!last) return undefined;
  if (last.length >= MIN_STREAK) return { kind: 'streak', side: last.mark, length: last.length };
  const singles = countBack(runs, runs.length, 1);
  if (singles >= MIN_PING_PONG) return { kind: 'ping-pong', length: singles };
  // The first win of the next pair breaks nothing yet.
  const isBegun = last.length === 1;
  const pairs = countBack(runs, runs.length - (isBegun ? 1 : 0), 2);
  return pairs >= MIN_PAIRS ? { kind: 'pairs', length: pairs } : undefined;
}

/** How many runs of this length stand one after another before `end`. */
function countBack(runs: readonly { length: number }[], end: number, length: number): number {
  let count = 0;
  while (end - count > 0 && runs[end - count - 1]!.length === length) count += 1;
  return count;
}
