import type { DeckCard } from '../deck.ts';
import { heightOf, suitOf } from '../poker/rank.ts';
import { hasThreeRuns } from './three-runs.ts';

/** Hands that win without being arranged, and their points from every other seat. */
export const specialPoints = {
  'clear-dragon': 26,
  'twelve-royals': 24,
  'three-straight-flushes': 20,
  dragon: 13,
  'all-big': 10,
  'all-small': 10,
  'three-flushes': 3,
  'three-straights': 3,
  'six-pairs': 3,
} as const;
export type Special = keyof typeof specialPoints;

/** The most valuable special of thirteen cards. */
export function specialOf(cards: readonly DeckCard[]): Special | null {
  const heights = cards.map(heightOf);
  const suits = [0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit));
  const isDragon = new Set(heights).size === cards.length;
  if (isDragon && suits.some(({ length }) => length === cards.length)) return 'clear-dragon';
  if (heights.filter((height) => height >= 11).length >= 12) return 'twelve-royals';
  if (hasThreeRuns(cards, true)) return 'three-straight-flushes';
  if (isDragon) return 'dragon';
  if (heights.every((height) => height >= 8)) return 'all-big';
  if (heights.every((height) => height <= 8)) return 'all-small';
  if (makesThreeFlushes(suits.map(({ length }) => length))) return 'three-flushes';
  if (hasThreeRuns(cards, false)) return 'three-straights';
  return hasSixPairs(heights) ? 'six-pairs' : null;
}

/** Three, five and five of one suit each; two or all of them may be of the same one. */
function makesThreeFlushes(counts: readonly number[]): boolean {
  const found = counts
    .filter((count) => count > 0)
    .sort((a, b) => a - b)
    .join(' ');
  return ['3 5 5', '5 8', '3 10', '13'].includes(found);
}

/** Four of a kind are two pairs; three are a pair and the odd card. */
function hasSixPairs(heights: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.floor(count / 2), 0) === 6;
}
