import type { DeckCard } from '../deck.ts';

/** From the lowest to the highest; a royal flush is the highest straight flush. */
export const pokerHands = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** 2 to 14: the ace is high. */
export const heightOf = (card: DeckCard) => (card >> 2) + 2;
export const suitOf = (card: DeckCard) => card & 3;

const STRAIGHT = 4;
const FLUSH = 5;
const FOUR_OF_A_KIND = 7;
const STRAIGHT_FLUSH = 8;
/** By how often the most and the second most frequent heights stand in a hand. */
const GROUPED = [
  [0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [1, 1, 2, 2, 2],
  [3, 3, 6, 6, 6],
  [7, 7, 7, 7, 7],
] as const;
const KIND_SHIFT = 20;
const ACE = 1 << 14;

export const kindOfRank = (rank: number): PokerHand => pokerHands[rank >> KIND_SHIFT]!;

/**
 * A number that is higher the better the best five of up to seven cards are, or the three of a front
 * row: the kind of hand, then the heights that decide between two of a kind, each in four bits.
 */
export function rankCards(cards: readonly DeckCard[]): number {
  const suits = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let heights = 0;
  for (const card of cards) {
    const height = heightOf(card);
    suits[suitOf(card)]! |= 1 << height;
    counts[height]! += 1;
    heights |= 1 << height;
  }
  const flush = flushOf(suits);
  const flushTop = flush === 0 ? 0 : straightTop(flush);
  if (flushTop > 0) return rankOfMask(STRAIGHT_FLUSH, 1 << flushTop);
  const grouped = countBits(heights) === cards.length ? 0 : rankGroups(counts);
  if (grouped >> KIND_SHIFT > FLUSH) return grouped;
  if (flush > 0) return rankOfMask(FLUSH, flush);
  const top = straightTop(heights);
  if (top > 0) return rankOfMask(STRAIGHT, 1 << top);
  return grouped > 0 ? grouped : rankOfMask(0, heights);
}

/** The heights of a suit of which there are five or more; zero when there is none. */
function flushOf(suits: readonly number[]): number {
  for (const suit of suits) if (countBits(suit) >= 5) return suit;
  return 0;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The highest card of a straight, five for 5 4 3 2 A; zero when there is none. */
function straightTop(heights: number): number {
  const withLowAce = heights & ACE ? heights | 2 : heights;
  const runs = withLowAce & (withLowAce << 1) & (withLowAce << 2) & (withLowAce << 3);
  const tops = runs & (withLowAce << 4);
  return tops === 0 ? 0 : 31 - Math.clz32(tops);
}

/** Four, three and two of a kind, full house and two pairs. */
function rankGroups(counts: readonly number[]): number {
  const [first, second] = twoGroups(counts);
  const kind = GROUPED[counts[first]!]![second === 0 ? 0 : counts[second]!]!;
  const next = kind === FOUR_OF_A_KIND ? 0 : second;
  let [rank, left] = [kind as number, 5];
  const order = [first, next, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
  for (let place = 0; left > 0 && place < order.length; place += 1) {
    const height = order[place]!;
    if (height === 0 || (place > 1 && (height === first || height === next))) continue;
    for (let i = counts[height]!; i > 0 && left > 0; i -= 1, left -= 1) rank = (rank << 4) | height;
  }
  return rank << (4 * left);
}

/** The heights of the greatest group and of the next one; a single card is no second group. */
function twoGroups(counts: readonly number[]): [number, number] {
  let [first, second] = [0, 0];
  for (let height = 14; height > 1; height -= 1) {
    if (counts[height]! > counts[first]!) [first, second] = [height, first];
    else if (counts[height]! > counts[second]!) second = height;
  }
  return [first, counts[second]! > 1 ? second : 0];
}

/** A kind that is decided by the five highest of these heights. */
function rankOfMask(kind: number, mask: number): number {
  let rank = kind;
  let rest = mask;
  for (let i = 0; i < 5; i += 1) {
    const top = rest === 0 ? 0 : 31 - Math.clz32(rest);
    rank = (rank << 4) | top;
    if (top > 0) rest ^= 1 << top;
  }
  return rank;
}
