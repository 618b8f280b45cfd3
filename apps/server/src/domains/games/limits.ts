import type { playDesk as contract, Output } from '@baize/contract';
import type { GameFacts, StakeLimits } from '@baize/games';
import type { Caller } from '../../platform/caller.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { everyGame } from './published-rules.ts';

type Limits = ReadonlyMap<string, StakeLimits>;

const memory = keepInMemory<Limits>({
  channel: 'games.limits',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('game_limits').selectAll().execute();
    const now = new Map(
      rows.map((row): [string, StakeLimits] => [
        row.game_code,
        { min: row.min_stake, max: row.max_stake, maxPayout: row.max_payout },
      ]),
    );
    return before.size === 0 && now.size === 0 ? before : now;
  },
});

export const followLimits = memory.follow;

/** What may be staked on a game now: what operators narrowed, or what its rules allow. */
export function limitsOf(house: House, game: Pick<GameFacts, 'code' | 'limits'>): StakeLimits {
  return memory.of(house).get(game.code) ?? game.limits;
}

/** Operators narrow what the published rules allow, and never widen it. */
export async function setLimits(
  house: House,
  caller: Caller,
  wish: Output<typeof contract.setLimits.input>,
): Promise<null> {
  const { gameCode, min, max, maxPayout } = wish;
  const game = everyGame().find(({ code }) => code === gameCode) ?? refuse('GAME_NOT_FOUND');
  const { limits } = game;
  const isNarrower = min >= limits.min && max <= limits.max && maxPayout <= limits.maxPayout;
  if (!isNarrower || min > max) refuse('INVALID_INPUT', { value: { limits: 'out_of_bounds' } });
  const before = limitsOf(house, game);
  await begin(house.db, async (tx) => {
    const row = {
      ...{ min_stake: min, max_stake: max, max_payout: maxPayout },
      changed_at: house.clock.now(),
    };
    await tx
      .insertInto('game_limits')
      .values({ game_code: gameCode, ...row })
      .onConflict((conflict) => conflict.column('game_code').doUpdateSet(row))
      .execute();
    await recordAudit(house, tx, {
      ...{ actor: actorOf(caller), action: 'games.limits.changed', subject: `game:${gameCode}` },
      ...{ before: words(before), after: words({ min, max, maxPayout }), address: caller.address },
    });
  });
  await memory.renew(house);
  return null;
}

function words({ min, max, maxPayout }: StakeLimits) {
  return { min: String(min), max: String(max), maxPayout: String(maxPayout) };
}
