import { type GameFacts, gameRules, hashOfRules, sharedGames } from '@baize/games';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { StartFailure } from '../../platform/start-failure.ts';

/** Publishes the rules of this version of the house; a version once published is never edited. */
export async function publishRules(house: House): Promise<void> {
  for (const game of everyGame()) {
    await publish(house, game);
    const { code, version } = game;
    if ((await rulesHash(house, code, version)) !== hashOfRules(game)) {
      throw new StartFailure(
        `The rules of ${code} were changed within version ${version}. Give them a new version.`,
      );
    }
  }
}

/** All that is played here, by whichever rules. */
export function everyGame(): GameFacts[] {
  return [...gameRules.values(), ...sharedGames.values()];
}

async function publish(house: House, game: GameFacts): Promise<void> {
  await house.db
    .insertInto('game_rules')
    .values({
      game_code: game.code,
      version: game.version,
      hash: hashOfRules(game),
      rules: JSON.stringify(game.rules),
      published_at: house.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function rulesHash(house: House, code: string, version: number): Promise<string> {
  const { hash } = await house.db
    .selectFrom('game_rules')
    .select('hash')
    .where('game_code', '=', code)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return hash;
}

/** What a player may know of a game before playing: all of it. */
export function showRules(gameCode: string) {
  const game = gameRules.get(gameCode) ?? sharedGames.get(gameCode) ?? refuse('GAME_NOT_FOUND');
  return {
    gameCode,
    version: game.version,
    hash: hashOfRules(game),
    category: game.category,
    limits: game.limits,
    rules: game.rules,
    returns: game.returns(),
    verifier: {
      stream:
        'block n = HMAC-SHA256(key serverSeed, message clientSeed ":" nonce ":" n), n = 0, 1, 2 …',
      float: 'each 4 bytes in order: b0/256 + b1/256² + b2/256³ + b3/256⁴',
      seed: 'serverSeed is 64 hex characters used as text; its SHA-256 is shown before the bet',
    },
  };
}
