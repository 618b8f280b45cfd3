import { type CardGameCode, cardGames } from '@baize/games';
import type { InHouseGame } from '../../catalogue/index.ts';
import { gameNames } from '../stakes/game-names.ts';

/** Games whose tables the portal can show: a game is offered when its screen is there. */
const SHOWN_GAMES: ReadonlySet<CardGameCode> = new Set<CardGameCode>([
  'holdem',
  'niu-niu',
  'thirteen-cards',
  'tien-len',
  'big-two',
  'dou-dizhu',
  'xiangqi',
]);

export const isListed = (code: CardGameCode): boolean => SHOWN_GAMES.has(code);

/** Every game that one can sit down to, for the catalogue. */
export function listedGames(): InHouseGame[] {
  return [...cardGames.keys()].filter(isListed).map((code) => ({
    code,
    category: 'PVP',
    names: gameNames(code),
  }));
}
