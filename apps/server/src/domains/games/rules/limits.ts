import type { gamesOperator as contract, Output } from '@baize/contract';
import type { GameFacts, StakeLimits } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { everyGame } from './published-rules.ts';

type Kept = { limits: StakeLimits; changedAt: number };
type Limits = ReadonlyMap<string, Kept>;

const memory = keepInMemory<Limits>({
  channel: 'games.limits',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('game_limits').selectAll().execute();
    const now = new Map(
      rows.map((row): [string, Kept] => [
        row.game_code,
        {
          limits: { min: row.min_stake, max: row.max_stake, maxPayout: row.max_payout },
          changedAt: row.changed_at.getTime(),
        },
      ]),
    );
    return before.size === 0 && now.size === 0 ? before : now;
  },
});

export const followLimits = memory.follow;

/** What may be staked on a game now: what operators narrowed, or what its rules allow. */
export function limitsOf(house: House, game: Pick<GameFacts, 'code' | 'limits'>): StakeLimits {
  return memory.of(house).get(game.code)?.limits ?? game.limits;
}

/** When the limits of a game were last changed; 0 where they are those of its rules. */
export function limitsVersion(house: House, gameCode: string): number {
  return memory.of(house).get(gameCode)?.changedAt ?? 0;
}

/** Operators narrow what the published rules allow, and never widen it. */
export async function setLimits(
  house: House,
  caller: Caller,
  input: Output<typeof contract.setLimits.input>,
): Promise<null> {
  const { gameCode, version, min, max, maxPayout } = input;
  const game = everyGame().find(({ code }) => code === gameCode) ?? refuse('GAME_NOT_FOUND');
  const { limits } = game;
  const isNarrower = min >= limits.min && max <= limits.max && maxPayout <= limits.maxPayout;
  if (!isNarrower || min > max) refuse('INVALID_INPUT', { value: { limits: 'out_of_bounds' } });
  const before = limitsOf(house, game);
  await begin(house.db, async (tx) => {
    if (version !== undefined) await assertUnchanged(tx, gameCode, version);
    const row = {
      min_stake: min,
      max_stake: max,
      max_payout: maxPayout,
      changed_at: house.clock.now(),
    };
    await tx
      .insertInto('game_limits')
      .values({ game_code: gameCode, ...row })
      .onConflict((conflict) => conflict.column('game_code').doUpdateSet(row))
      .execute();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'games.limits.changed',
      subject: `game:${OWN_VENDOR}:${gameCode}`,
      before: words(before),
      after: words({ min, max, maxPayout }),
      address: caller.address,
    });
  });
  await memory.renew(house);
  return null;
}

async function assertUnchanged(tx: Transaction, gameCode: string, seen: number): Promise<void> {
  const now = await tx
    .selectFrom('game_limits')
    .select('changed_at')
    .where('game_code', '=', gameCode)
    .forUpdate()
    .executeTakeFirst();
  if ((now?.changed_at.getTime() ?? 0) !== seen) refuse('CHANGED_MEANWHILE');
}

function words({ min, max, maxPayout }: StakeLimits) {
  return { min: String(min), max: String(max), maxPayout: String(maxPayout) };
}
