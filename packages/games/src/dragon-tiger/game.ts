import { type Story, type TableSpot, tableGame, times } from '../tables/table-game.ts';
import { dragonTigerReturn } from './return-to-player.ts';
import { dragonTigerRules } from './rules.ts';
import { type DragonTigerCards, type DragonTigerSpot, dragonTigerSpots, isTie } from './spots.ts';

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
