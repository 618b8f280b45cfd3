import { cardAt, type Suit } from '../../cards/deck.ts';
import { type DeckCard, faceOf } from '../deck.ts';

/** From the lowest to the highest: no bull, bulls of 1 to 9, Bull Bull, and the three specials. */
export const NO_BULL = 0;
export const BULL_BULL = 10;
export const FIVE_FACES = 11;
export const BOMB = 12;
export const FIVE_SMALL = 13;

/** What a stake is multiplied by when a hand of this kind wins. */
const MULTIPLES = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8];
export const GREATEST_MULTIPLE = 8;

/** How many of all 2,598,960 hands are of each kind; counted in the test. */
export const BULL_COUNTS = [
  870_984, 171_288, 168_072, 171_288, 168_072, 177_408, 168_072, 171_288, 168_072, 171_288, 190_976,
  768, 624, 760,
];

export type Bull = {
  readonly kind: number;
  readonly multiple: number;
  /** Three that make a multiple of ten; null when no three do, and for specials. */
  readonly three: readonly DeckCard[] | null;
};

const rankOf = (card: DeckCard) => cardAt(card).rank;
const pointsOf = (card: DeckCard) => Math.min(10, rankOf(card));

export function bullOf(cards: readonly DeckCard[]): Bull {
  const kind = kindOfBull(cards);
  const three = kind > NO_BULL && kind <= BULL_BULL ? threeOf(cards) : null;
  return { kind, multiple: MULTIPLES[kind]!, three };
}

/** Four of a kind are a bomb even when they are small enough for five small. */
export function kindOfBull(cards: readonly DeckCard[]): number {
  const ranks = cards.map(rankOf);
  if (isBomb(ranks)) return BOMB;
  const values = ranks.map((rank) => Math.min(10, rank));
  const sum = values.reduce((all, value) => all + value, 0);
  if (sum <= 10 && values.every((value) => value < 5)) return FIVE_SMALL;
  if (ranks.every((rank) => rank > 10)) return FIVE_FACES;
  if (!twoBeside(values, sum)) return NO_BULL;
  return sum % 10 === 0 ? BULL_BULL : sum % 10;
}

function isBomb(ranks: readonly number[]): boolean {
  const [a, b] = ranks;
  return [a, b].some((one) => ranks.reduce((sum, rank) => sum + Number(rank === one), 0) === 4);
}

/** The places of two cards whose other three make a multiple of ten: the two have the rest of the sum. */
function twoBeside(values: readonly number[], sum: number): [number, number] | undefined {
  for (let i = 0; i < values.length; i += 1) {
    for (let j = i + 1; j < values.length; j += 1) {
      if ((sum - values[i]! - values[j]!) % 10 === 0) return [i, j];
    }
  }
  return undefined;
}

function threeOf(cards: readonly DeckCard[]): DeckCard[] {
  const values = cards.map(pointsOf);
  const two = twoBeside(
    values,
    values.reduce((all, value) => all + value, 0),
  );
  return cards.filter((_, place) => !two?.includes(place));
}

const SUITS: readonly (Suit | null)[] = ['diamonds', 'clubs', 'hearts', 'spades'];

/** King high, ace low; of equal ranks ♠ is above ♥, ♣ and ♦. */
export function bullCardOrder(card: DeckCard): number {
  const { rank, suit } = faceOf(card);
  return (rank ?? 0) * SUITS.length + SUITS.indexOf(suit);
}

/** Higher is better: the kind, then the highest card with its suit. No two hands of one deck are equal. */
export function strengthOfBull(cards: readonly DeckCard[]): number {
  return kindOfBull(cards) * 100 + Math.max(...cards.map(bullCardOrder));
}
