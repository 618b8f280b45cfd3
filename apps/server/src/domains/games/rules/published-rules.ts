import { type GameFacts, gameRules, hashOfRules, sharedGames } from '@baize/games';
import type { Selectable } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { stopGame } from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';

/** Publishes the rules of this version of the house; a version once published is never edited. */
export async function publishRules(house: House): Promise<void> {
  for (const game of everyGame()) await publish(house, game);
  await checkRules(house);
}

/**
 * What is played, what was published and its fingerprint must agree. A game of which they do not is
 * stopped at once, and stays so until an operator frees it.
 */
export async function checkRules(house: House): Promise<string[]> {
  const rows = await publishedRules(house);
  const wrong = everyGame().filter((game) => !isIntact(game, rows));
  found.set(house.pool, new Set(wrong.map(({ code }) => code)));
  for (const { code } of wrong) await alarm(house, code);
  return wrong.map(({ code }) => code);
}

type Published = Selectable<Tables['game_rules']>;

export function publishedRules({ db }: House): Promise<Published[]> {
  return db.selectFrom('game_rules').selectAll().orderBy('version', 'desc').execute();
}

/** What the last check found, by house: fingerprints take too long to make for every look at a list. */
const found = new WeakMap<House['pool'], ReadonlySet<string>>();

export function wasIntact({ pool }: House, gameCode: string): boolean {
  return found.get(pool)?.has(gameCode) === false;
}

function isIntact(game: GameFacts, rows: readonly Published[]): boolean {
  const { code, version } = game;
  const row = rows.find((one) => one.game_code === code && one.version === version);
  const isWhole = row && hashOfRules({ code, version, rules: row.rules }) === row.hash;
  return isWhole === true && row?.hash === hashOfRules(game);
}

/** An operator has all rules checked now, on the record. */
export async function checkRulesNow(
  house: House,
  caller: Caller,
): Promise<{ games: number; wrong: string[] }> {
  const wrong = await checkRules(house);
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'games.rules.checked',
      subject: 'games',
      after: { wrong },
      address: caller.address,
    }),
  );
  return { games: everyGame().length, wrong };
}

async function alarm(house: House, gameCode: string): Promise<void> {
  house.log.error({ gameCode }, 'the rules of a game are not those that were published');
  const reason = 'The rules are not those that were published.';
  await stopGame(house, { vendor: OWN_VENDOR, gameCode, reason });
  house.realtime.publish('ops:play', { kind: 'rules', gameCode });
}

export const rulesJob = defineJob({
  name: 'games.rules',
  schedule: { dailyAt: '04:30' },
  run: async (house) => {
    await checkRules(house);
  },
});

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

/** Undefined for a game whose rules another part of the house publishes. */
export async function rulesHash(
  house: House,
  code: string,
  version: number,
): Promise<string | undefined> {
  const row = await house.db
    .selectFrom('game_rules')
    .select('hash')
    .where('game_code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.hash;
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
