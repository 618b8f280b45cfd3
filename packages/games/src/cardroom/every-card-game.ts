import { bigTwo } from './big-two/game.ts';
import type { CardGame, CardGameCode } from './card-game.ts';
import { douDizhu } from './dou-dizhu/game.ts';
import { holdem } from './holdem/game.ts';
import { niuNiu } from './niu-niu/game.ts';
import { thirteenCards } from './thirteen-cards/game.ts';
import { tienLen } from './tien-len/game.ts';
import { xiangqi } from './xiangqi/game.ts';

const games = [
  holdem,
  niuNiu,
  thirteenCards,
  tienLen,
  bigTwo,
  douDizhu,
  xiangqi,
] as unknown as CardGame[];

/** Every game of the card room, by its code. */
export const cardGames: ReadonlyMap<CardGameCode, CardGame> = new Map(
  games.map((game) => [game.code, game]),
);
