import { type Chance, pick } from '../chance.ts';

export type Suit = 'diamonds' | 'hearts' | 'spades' | 'clubs';

/** Rank 1 is the ace, 11 to 13 are jack, queen and king. */
export type Card = { rank: number; suit: Suit };

const SUITS: readonly Suit[] = ['diamonds', 'hearts', 'spades', 'clubs'];
const CARDS = 52;
const RANKS = 13;

/** The published order: 2♦ 2♥ 2♠ 2♣ 3♦ … K♣ A♦ A♥ A♠ A♣. */
export function cardAt(index: number): Card {
  const rank = Math.floor(index / SUITS.length) + 2;
  return { rank: rank > RANKS ? 1 : rank, suit: SUITS[index % SUITS.length]! };
}

/** The next card of an endless deck. */
export function drawCard(chance: Chance): Card {
  return cardAt(pick(chance, CARDS));
}

/** `decks` decks one after another, to be drawn from without putting back. */
export function shoeOf(decks: number): Card[] {
  return Array.from({ length: decks * CARDS }, (_, index) => cardAt(index % CARDS));
}
