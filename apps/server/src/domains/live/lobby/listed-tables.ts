import type { InHouseGame } from '../../catalogue/index.ts';
import { type LiveTable, liveTables } from '../tables/table.ts';

/** Games whose tables the portal can show: a table is listed when its screen is there. */
const SHOWN_GAMES: ReadonlySet<string> = new Set([
  'baccarat',
  'baccarat-no-commission',
  'dragon-tiger',
  'blackjack',
  'live-roulette',
  'live-sic-bo',
  'fan-tan',
  'money-wheel',
  'bingo-hall',
  'cockfight',
  'sabong',
]);

export const isListed = ({ game }: LiveTable): boolean => SHOWN_GAMES.has(game.code);

/** Every table that can be sat down at, for the catalogue: each is a room of its own. */
export function listedTables(): InHouseGame[] {
  return [...liveTables.values()].filter(isListed).map(({ id, game, names }) => ({
    code: id,
    category: game.category,
    names,
    room: id,
  }));
}
