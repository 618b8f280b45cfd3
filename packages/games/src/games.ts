import { instantRulesByCode } from './every-game.ts';
import type { InstantGame } from './game.ts';

/** Every in-house game that is decided at once, by its code. */
export const instantGames: ReadonlyMap<string, InstantGame> = instantRulesByCode;
