import type { Card } from '../cards/deck.ts';
import { type Story, type TableSpot, tableGame, times } from '../tables/table-game.ts';
import { dragonTigerReturn } from './return-to-player.ts';
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

const isTie = ({ dragon, tiger }: DragonTigerCards) => dragon.rank === tiger.rank;
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

export const dragonTiger = tableGame<DragonTigerCards>({
  code: 'dragon-tiger',
  name: 'Dragon Tiger',
  version: 1,
  category: 'LIVE',
  rules: dragonTigerRules,
  decks: dragonTigerRules.decks,
  spots: new Map(dragonTigerSpots.map((spot) => [spot.id, asTableSpot(spot)])),
  deal: (cards, from) => ({
    result: { dragon: cards[from]!, tiger: cards[from + 1]! },
    next: from + 2,
  }),
  story: storyOf,
  mark: (cards) => (isTie(cards) ? 'T' : cards.dragon.rank > cards.tiger.rank ? 'D' : 'G'),
  returns: () => dragonTigerSpots.map(dragonTigerReturn),
});

function asTableSpot({ id, kind, share, backOn }: DragonTigerSpot): TableSpot<DragonTigerCards> {
  return { id, kind, share, back: (stake, cards) => times(stake, backOn(cards)) };
}

const CARD_MS = 1_500;
const TURN_MS = 2_200;
const LAST_MS = 1_200;

function storyOf({ dragon, tiger }: DragonTigerCards): Story {
  const at = 2 * CARD_MS + 2 * TURN_MS;
  const winner = dragon.rank === tiger.rank ? 'tie' : dragon.rank > tiger.rank ? 'dragon' : 'tiger';
  return {
    steps: [
      { step: 'card', atMs: 0, to: 'dragon', place: 0, card: dragon },
      { step: 'card', atMs: CARD_MS, to: 'tiger', place: 0, card: tiger },
      { step: 'turn', atMs: 2 * CARD_MS, to: 'dragon' },
      { step: 'turn', atMs: 2 * CARD_MS + TURN_MS, to: 'tiger' },
      { step: 'result', atMs: at, winner, dragon: dragon.rank, tiger: tiger.rank },
    ],
    lengthMs: at + LAST_MS,
  };
}
