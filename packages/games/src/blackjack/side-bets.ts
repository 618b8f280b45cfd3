import type { Card } from '../cards/deck.ts';
import { blackjackRules } from './rules.ts';

const { pairs, trio } = blackjackRules.pays;

const isRed = ({ suit }: Card) => suit === 'diamonds' || suit === 'hearts';

/** What a seat's first two cards pay as a pair, in thousandths to one; 0 for none. */
export function pairPay(first: Card, second: Card): number {
  if (first.rank !== second.rank) return 0;
  if (first.suit === second.suit) return pairs.suited;
  return isRed(first) === isRed(second) ? pairs.coloured : pairs.mixed;
}

/** What they pay with the dealer's first card, as a poker hand of three. */
export function trioPay(cards: readonly [Card, Card, Card]): number {
  const isFlush = cards.every(({ suit }) => suit === cards[0].suit);
  const isTrips = cards.every(({ rank }) => rank === cards[0].rank);
  if (isTrips) return isFlush ? trio['suited-trips'] : trio.trips;
  if (isStraight(cards)) return isFlush ? trio['straight-flush'] : trio.straight;
  return isFlush ? trio.flush : 0;
}

/** An ace stands below the two or above the king. */
function isStraight(cards: readonly Card[]): boolean {
  const inRow = (ranks: number[]) => {
    const [low, middle, high] = ranks.toSorted((a, b) => a - b) as [number, number, number];
    return low + 1 === middle && middle + 1 === high;
  };
  const ranks = cards.map(({ rank }) => rank);
  return inRow(ranks) || inRow(ranks.map((rank) => (rank === 1 ? 14 : rank)));
}
