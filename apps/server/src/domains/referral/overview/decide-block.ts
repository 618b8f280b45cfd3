import type { referralFriendsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { EARNERS } from '../friends/levels.ts';

type Input = Output<typeof contract.decideBlock.input>;

/** Lifts or sets the block of a pair. What was paid, or not paid, until now stays as it is. */
export async function decideBlock(house: House, caller: Caller, input: Input): Promise<null> {
  const pair = { friendId: BigInt(input.memberId), earnerId: BigInt(input.earnerId) };
  await begin(house.db, async (tx) => {
    const level = await levelOf(tx, pair);
    const before = await tx
      .selectFrom('referral_blocks')
      .select(['reason', 'lifted_at'])
      .where('friend_id', '=', pair.friendId)
      .where('earner_id', '=', pair.earnerId)
      .forUpdate()
      .executeTakeFirst();
    const wasBlocked = before !== undefined && before.lifted_at === null;
    if (wasBlocked === input.isBlocked) refuse('CHANGED_MEANWHILE');
    await writeBlock(house, tx, { ...pair, level, input, decidedBy: caller.operatorId });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: input.isBlocked ? 'referral.pair.blocked' : 'referral.pair.unblocked',
      subject: `member:${input.memberId}`,
      before: { isBlocked: wasBlocked, reason: before?.reason ?? null },
      after: { isBlocked: input.isBlocked, earner: input.earnerId, reason: input.reason },
      address: caller.address,
    });
  });
  return null;
}

type Pair = { friendId: bigint; earnerId: bigint };

async function levelOf(tx: Transaction, { friendId, earnerId }: Pair): Promise<number> {
  const { rows } = await sql<{ level: number }>`select e.level from referral_friends f
    cross join lateral ${EARNERS}
    where f.member_id = ${friendId} and e.earner_id = ${earnerId}`.execute(tx);
  return rows[0]?.level ?? refuse('NOT_FOUND');
}

async function writeBlock(
  house: House,
  tx: Transaction,
  decided: Pair & { level: number; input: Input; decidedBy: bigint },
): Promise<void> {
  const { friendId, earnerId, level, input, decidedBy } = decided;
  const at = house.clock.now();
  const row = {
    decided_by: decidedBy,
    note: input.reason,
    lifted_at: input.isBlocked ? null : at,
    ...(input.isBlocked && { reason: 'OPERATOR' as const, same_as: null, seen_at: at }),
  };
  await tx
    .insertInto('referral_blocks')
    .values({
      friend_id: friendId,
      earner_id: earnerId,
      level,
      reason: 'OPERATOR',
      same_as: null,
      seen_at: at,
      lifted_at: row.lifted_at,
      decided_by: decidedBy,
      note: input.reason,
    })
    .onConflict((conflict) => conflict.columns(['friend_id', 'earner_id']).doUpdateSet(row))
    .execute();
}
