import type { DeckCard } from '../deck.ts';
import { rankCards } from './rank.ts';

export type BestFive = { readonly rank: number; readonly cards: readonly DeckCard[] };

/** The best five of five to seven cards. */
export function bestFive(cards: readonly DeckCard[]): BestFive {
  let best: BestFive = { rank: -1, cards: [] };
  for (const five of fivesOf(cards)) {
    const rank = rankCards(five);
    if (rank > best.rank) best = { rank, cards: five };
  }
  return best;
}

/** Every choice of five: whoever leaves out at most two goes through all pairs to leave out. */
function* fivesOf(cards: readonly DeckCard[]): Generator<DeckCard[]> {
  const without = (gone: readonly number[]) => cards.filter((_, place) => !gone.includes(place));
  if (cards.length === 5) yield [...cards];
  for (let i = 0; i < cards.length && cards.length > 5; i += 1) {
    if (cards.length === 6) yield without([i]);
    for (let j = i + 1; j < cards.length && cards.length === 7; j += 1) yield without([i, j]);
  }
}
