// Addresses of the cards, without what draws them.
import { artVersion } from '../version.ts';

export const cardSuits = ['spade', 'heart', 'club', 'diamond'] as const;
export type CardSuit = (typeof cardSuits)[number];

export const jokers = ['black', 'red'] as const;
export type Joker = (typeof jokers)[number];

/** `fan` shows a large index and one large pip, for a hand held on a phone. */
export type CardForm = 'whole' | 'fan';

const ending = (form: CardForm) => `${form === 'fan' ? '-fan' : ''}.svg?v=${artVersion}`;

/** Rank 1 is the ace, 11 to 13 are jack, queen and king. */
export const cardAddress = (rank: number, suit: CardSuit, form: CardForm = 'whole'): string =>
  `/art/card/${rank}-${suit}${ending(form)}`;

export const jokerAddress = (joker: Joker, form: CardForm = 'whole'): string =>
  `/art/card/joker-${joker}${ending(form)}`;

export const backAddress: string = `/art/card/back.svg?v=${artVersion}`;
