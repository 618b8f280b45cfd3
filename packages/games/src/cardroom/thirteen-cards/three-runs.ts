import type { DeckCard } from '../deck.ts';
import { heightOf, suitOf } from '../poker/rank.ts';

/** Heights of every run of a length, the one with the ace below the two included. */
function runsOf(length: number): number[][] {
  const starts = Array.from({ length: 15 - length }, (_, start) => start + 1);
  const heights = (start: number) =>
    Array.from({ length }, (_, i) => (start + i === 1 ? 14 : start + i));
  return starts.map(heights);
}
const THREES = runsOf(3);
const FIVES = runsOf(5);

/** Whether thirteen cards are a run of three and two of five, each of one suit when `suited`. */
export function hasThreeRuns(cards: readonly DeckCard[], suited: boolean): boolean {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const key = keyOf(heightOf(card), suited ? suitOf(card) : 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return takeRuns(counts, [THREES, FIVES, FIVES], suited ? [0, 1, 2, 3] : [0]);
}

const keyOf = (height: number, suit: number) => height * 4 + suit;

/** Takes one run of each length after another; when all are taken, no card is left. */
function takeRuns(
  counts: ReadonlyMap<number, number>,
  [lengths, ...rest]: readonly (readonly number[][])[],
  suits: readonly number[],
): boolean {
  if (!lengths) return true;
  return lengths.some((heights) =>
    suits.some((suit) => {
      const keys = heights.map((height) => keyOf(height, suit));
      if (!keys.every((key) => (counts.get(key) ?? 0) > 0)) return false;
      const left = new Map(counts);
      for (const key of keys) left.set(key, left.get(key)! - 1);
      return takeRuns(left, rest, suits);
    }),
  );
}
