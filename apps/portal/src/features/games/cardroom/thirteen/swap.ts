import type { Arrangement, DeckCard } from '@baize/games';

/** The same rows with two cards in each other's place. */
export function swapped(rows: Arrangement, one: DeckCard, other: DeckCard): Arrangement {
  const change = (card: DeckCard) => (card === one ? other : card === other ? one : card);
  return {
    front: rows.front.map(change),
    middle: rows.middle.map(change),
    back: rows.back.map(change),
  };
}
