import { cardAt, type Suit } from '../cards/deck.ts';
import { type Chance, chanceOf, type Hmac, pickSome } from '../chance.ts';

/**
 * A card of a table is its place in the published deck: 0 is 2♦, 1 is 2♥, 2 is 2♠, 3 is 2♣, 4 is 3♦,
 * and so on to 51, A♣. 52 is the black joker and 53 the red one.
 */
export type DeckCard = number;

export const BLACK_JOKER: DeckCard = 52;
export const RED_JOKER: DeckCard = 53;

/** Rank 1 is the ace, 11 to 13 are jack, queen and king, as in every game. */
export type CardFace =
  | { readonly rank: number; readonly suit: Suit; readonly joker: null }
  | { readonly rank: null; readonly suit: null; readonly joker: 'black' | 'red' };

export function faceOf(card: DeckCard): CardFace {
  if (card >= BLACK_JOKER) {
    return { rank: null, suit: null, joker: card === RED_JOKER ? 'red' : 'black' };
  }
  const { rank, suit } = cardAt(card);
  return { rank, suit, joker: null };
}

const SIGNS: Record<Suit, string> = { diamonds: '♦', hearts: '♥', spades: '♠', clubs: '♣' };
const LETTERS = new Map([
  [1, 'A'],
  [11, 'J'],
  [12, 'Q'],
  [13, 'K'],
]);

/** As people write it: `A♠`, `10♦`, `Joker`, `JOKER` for the red one. */
export function cardText(card: DeckCard): string {
  const { rank, suit, joker } = faceOf(card);
  if (joker !== null) return joker === 'red' ? 'JOKER' : 'Joker';
  return `${LETTERS.get(rank) ?? rank}${SIGNS[suit]}`;
}

/** The card that people write so; for tests, histories and pages. */
export function cardOfText(text: string): DeckCard {
  const card = TEXTS.indexOf(text);
  if (card < 0) throw new Error(`There is no card ${text}`);
  return card;
}

const TEXTS = Array.from({ length: RED_JOKER + 1 }, (_, card) => cardText(card));

export type HandSeeds = {
  /** Its hash was shown before anyone was dealt in. */
  readonly serverSeed: string;
  readonly clientSeeds: readonly { readonly seat: number; readonly seed: string }[];
  /** The number of the hand at its table. */
  readonly hand: number;
};

/** The client seed of a hand: the seeds of all seats in their order, each with its seat: `1=abc,4=xyz`. */
export function jointSeed(clientSeeds: HandSeeds['clientSeeds']): string {
  const inOrder = [...clientSeeds].sort((a, b) => a.seat - b.seat);
  return inOrder.map(({ seat, seed }) => `${seat}=${seed}`).join(',');
}

export function chanceOfHand({ serverSeed, clientSeeds, hand }: HandSeeds, hmac?: Hmac): Chance {
  return chanceOf({ serverSeed, clientSeed: jointSeed(clientSeeds), nonce: hand }, hmac);
}

/** Picks the cards one after another out of the published deck, as every deck of the house is shuffled. */
export function shuffledDeck(chance: Chance, cards: number): DeckCard[] {
  const inOrder = Array.from({ length: cards }, (_, card) => card);
  return pickSome(chance, inOrder, cards);
}
