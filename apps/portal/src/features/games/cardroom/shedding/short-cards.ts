import { cardText, type DeckCard } from '@baize/games';

/** A few cards as people write them: "5♦ 5♥". */
export const shortCards = (cards: readonly DeckCard[]): string => cards.map(cardText).join(' ');
