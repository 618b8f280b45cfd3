import type { DeckCard } from '../deck.ts';
import { levelOf, TWO } from '../shedding/plays.ts';

const BLACK_TWO = 5;
const RED_TWO = 10;
const FOUR_OF_A_KIND = 13;
const THREE_PAIRS = 13;
const FOUR_PAIRS = 26;

const CARDS = 13;
/** All thirteen cards twice, three twos, and two fours of a kind. */
export const GREATEST_PAY = 2 * CARDS + (2 * RED_TWO + BLACK_TWO) + 2 * FOUR_OF_A_KIND;

/** Each card left costs one, twice that when none was laid down; twos and bombs cost more. */
export function payForCards(cards: readonly DeckCard[]): number {
  const count = cards.length === CARDS ? 2 * CARDS : cards.length;
  return count + payForTwos(cards) + payForBombs(countLevels(cards));
}

/** Diamonds and hearts are the first two suits of the published deck. */
function payForTwos(cards: readonly DeckCard[]): number {
  return cards
    .filter((card) => levelOf(card) === TWO)
    .reduce((sum, card) => sum + ((card & 3) < 2 ? RED_TWO : BLACK_TWO), 0);
}

export function countLevels(cards: readonly DeckCard[]): number[] {
  const counts = new Array<number>(TWO).fill(0);
  for (const card of cards) if (levelOf(card) < TWO) counts[levelOf(card)]! += 1;
  return counts;
}

/** The dearest way to see bombs in what is left, no card in two of them. */
function payForBombs(counts: readonly number[], from = 0): number {
  const level = counts.findIndex((count, i) => i >= from && count >= 2);
  if (level < 0) return 0;
  const without = (length: number, width: number) =>
    counts.map((count, i) => (i >= level && i < level + length ? count - width : count));
  const pairs = counts.slice(level).findIndex((count) => count < 2);
  const inRow = pairs < 0 ? counts.length - level : pairs;
  return Math.max(
    payForBombs(counts, level + 1),
    counts[level] === 4 ? FOUR_OF_A_KIND + payForBombs(without(1, 4), level) : 0,
    inRow >= 3 ? THREE_PAIRS + payForBombs(without(3, 2), level) : 0,
    inRow >= 4 ? FOUR_PAIRS + payForBombs(without(4, 2), level) : 0,
  );
}
