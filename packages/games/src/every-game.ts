import { bingo } from './bingo/game.ts';
import { crash } from './crash/game.ts';
import { diceGame } from './dice/face.ts';
import type { GameFacts, GameRules, InstantRules } from './game-rules.ts';
import { hilo } from './hilo/game.ts';
import { keno } from './keno/game.ts';
import { limbo } from './limbo/game.ts';
import { mines } from './mines/game.ts';
import { plinko } from './plinko/game.ts';
import { roulette } from './roulette/game.ts';
import { sicBo } from './sic-bo/game.ts';
import { slotGames } from './slots/catalogue.ts';
import { wheel } from './wheel/game.ts';

const instant = [diceGame, limbo, plinko, keno, wheel, roulette, sicBo, bingo, ...slotGames];
const open = [mines, hilo];

const byCode = <Game extends { code: string }>(games: readonly Game[]) =>
  new Map(games.map((game) => [game.code, game]));

/** Every game that is decided at once. */
export const instantRulesByCode: ReadonlyMap<string, InstantRules> = byCode(
  instant as unknown as InstantRules[],
);

/** Every game that is played from the member's own seeds, by its code. */
export const gameRules: ReadonlyMap<string, GameRules> = byCode([
  ...instant,
  ...open,
] as unknown as GameRules[]);

/** Games whose rounds all players share: their result comes from a chain, not from a bet's seeds. */
export const sharedGames: ReadonlyMap<string, GameFacts> = byCode([crash as GameFacts]);
