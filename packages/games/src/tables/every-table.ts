import { baccarat, baccaratNoCommission } from '../baccarat/game.ts';
import { bingoHall } from '../bingo/hall.ts';
import { blackjack } from '../blackjack/game.ts';
import { fixedFight, pooledFight } from '../cockfight/game.ts';
import { dragonTiger } from '../dragon-tiger/game.ts';
import { fanTan } from '../fan-tan/game.ts';
import { moneyWheel } from '../money-wheel/game.ts';
import { liveRoulette, liveSicBo } from './spot-tables.ts';
import type { TableGame } from './table-game.ts';

const games = [
  baccarat,
  baccaratNoCommission,
  dragonTiger,
  blackjack,
  liveRoulette,
  liveSicBo,
  fanTan,
  moneyWheel,
  bingoHall,
  fixedFight,
  pooledFight,
] as unknown as TableGame[];

/** Every game that is dealt at shared tables, by its code. */
export const tableGames: ReadonlyMap<string, TableGame> = new Map(
  games.map((game) => [game.code, game]),
);
