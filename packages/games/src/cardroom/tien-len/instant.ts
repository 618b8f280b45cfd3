import type { DeckCard } from '../deck.ts';
import { levelOf, TWO } from '../shedding/plays.ts';
import { countLevels } from './penalties.ts';

export type InstantWin = 'four-twos' | 'dragon' | 'six-pairs' | 'five-pairs-in-a-row';

/** Hands that win as they are dealt. */
export function instantWinOf(cards: readonly DeckCard[]): InstantWin | null {
  const twos = cards.filter((card) => levelOf(card) === TWO).length;
  const counts = countLevels(cards);
  if (twos === 4) return 'four-twos';
  if (counts.every((count) => count > 0)) return 'dragon';
  const pairs = [...counts, twos].reduce((sum, count) => sum + Math.floor(count / 2), 0);
  if (pairs === 6) return 'six-pairs';
  const inRow = counts.some((_, start) => {
    const five = counts.slice(start, start + 5);
    return five.length === 5 && five.every((count) => count >= 2);
  });
  return inRow ? 'five-pairs-in-a-row' : null;
}
