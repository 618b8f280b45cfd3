import type { Card } from '../cards/deck.ts';
import { type BaccaratHands, totalOf } from './deal.ts';

export type Winner = 'player' | 'banker' | 'tie';

/** All that pays depend on. */
export type BaccaratFacts = {
  winner: Winner;
  player: Side;
  banker: Side;
};

export type Side = { total: number; cards: number; isPair: boolean; isPerfect: boolean };

export function factsOfHands({ player, banker }: BaccaratHands): BaccaratFacts {
  return weighSides(sideOf(player), sideOf(banker));
}

export function weighSides(player: Side, banker: Side): BaccaratFacts {
  const margin = player.total - banker.total;
  const winner = margin === 0 ? 'tie' : margin > 0 ? 'player' : 'banker';
  return { winner, player, banker };
}

export const isNatural = ({ total, cards }: Side): boolean => cards === 2 && total >= 8;

function sideOf(cards: readonly Card[]): Side {
  const [first, second] = cards as [Card, Card];
  const isPair = first.rank === second.rank;
  return {
    total: totalOf(cards),
    cards: cards.length,
    isPair,
    isPerfect: isPair && first.suit === second.suit,
  };
}
