import type { Card } from '../cards/deck.ts';
import { dragonTigerRules } from './rules.ts';

export type DragonTigerCards = { dragon: Card; tiger: Card };
type Side = keyof DragonTigerCards;

const { pays, tieGivesBack } = dragonTigerRules;
const WHOLE = 1_000;
const won = (isWon: boolean, pay: number) => (isWon ? WHOLE + pay : 0);

/** Thousandths that come back of a chip. */
export type DragonTigerSpot = {
  id: string;
  kind: string;
  share: number;
  backOn(cards: DragonTigerCards): number;
};

export const isTie = ({ dragon, tiger }: DragonTigerCards) => dragon.rank === tiger.rank;
const isSuitedTie = (cards: DragonTigerCards) =>
  isTie(cards) && cards.dragon.suit === cards.tiger.suit;

const mainSpot = (side: Side): DragonTigerSpot => ({
  id: side,
  kind: 'main',
  share: 1,
  backOn: (cards) => {
    if (isTie(cards)) return tieGivesBack;
    const other: Side = side === 'dragon' ? 'tiger' : 'dragon';
    return won(cards[side].rank > cards[other].rank, pays.main);
  },
});

/** Odd, even, big and small of one card; seven loses all of them. */
const sideSpots = (side: Side): DragonTigerSpot[] => {
  const one = (word: string, wins: (rank: number) => boolean): DragonTigerSpot => ({
    id: `${side}-${word}`,
    kind: 'card',
    share: 0.5,
    backOn: (cards) => won(cards[side].rank !== 7 && wins(cards[side].rank), pays.card),
  });
  return [
    one('odd', (rank) => rank % 2 === 1),
    one('even', (rank) => rank % 2 === 0),
    one('big', (rank) => rank > 7),
    one('small', (rank) => rank < 7),
  ];
};

export const dragonTigerSpots: readonly DragonTigerSpot[] = [
  mainSpot('dragon'),
  mainSpot('tiger'),
  { id: 'tie', kind: 'tie', share: 0.2, backOn: (cards) => won(isTie(cards), pays.tie) },
  {
    id: 'suited-tie',
    kind: 'suited-tie',
    share: 0.05,
    backOn: (cards) => won(isSuitedTie(cards), pays['suited-tie']),
  },
  ...sideSpots('dragon'),
  ...sideSpots('tiger'),
];
