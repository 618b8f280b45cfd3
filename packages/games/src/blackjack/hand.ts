import type { Card } from '../cards/deck.ts';

/** What a card counts: faces ten, the ace one until it can be eleven. */
export const pointsOf = ({ rank }: Card): number => Math.min(10, rank);

type HandTotal = { total: number; isSoft: boolean };

/** The best total of a hand; soft while an ace counts eleven. */
export function totalOfHand(cards: readonly Card[]): HandTotal {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = hard <= 11 && cards.some(({ rank }) => rank === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

export const isBust = (cards: readonly Card[]): boolean => totalOfHand(cards).total > 21;

/** An ace and a ten as the first two cards; a hand that was split never has it. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOfHand(cards).total === 21;
