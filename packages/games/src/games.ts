import { dice } from './dice/game.ts';
import type { InstantGame } from './game.ts';

/** Every in-house game that is decided at once, by its code. */
export const instantGames: ReadonlyMap<string, InstantGame> = new Map(
  [dice as InstantGame].map((game) => [game.code, game]),
);
