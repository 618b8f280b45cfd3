import type { sportsbookTradingOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { factorOf, renewFactors } from './factors.ts';

/** How a member is treated, and what their betting came to. */
export async function showFactor(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.memberFactor.value>> {
  const { stakePercent, delaySeconds, reason, version } = factorOf(house, memberId);
  const { rows } = await sql<{ bets: bigint; stake: bigint; payout: bigint }>`
    select count(*) as bets, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout
    from sports_slips where member_id = ${memberId} and not is_open`.execute(house.reports);
  const { bets, stake, payout } = rows[0]!;
  return {
    stakePercent,
    addedDelaySeconds: delaySeconds,
    reason,
    version,
    bets: Number(bets),
    stake,
    payout,
  };
}

export async function setFactor(
  house: House,
  caller: Caller,
  input: Output<typeof contract.setMemberFactor.input>,
): Promise<{ version: number }> {
  const { memberId: id, stakePercent, addedDelaySeconds, reason, version } = input;
  const memberId = BigInt(id);
  const before = factorOf(house, memberId);
  const row = {
    stake_percent: stakePercent,
    delay_seconds: addedDelaySeconds,
    reason,
    version: version + 1,
    set_by: caller.operatorId,
    set_at: house.clock.now(),
  };
  await begin(house.db, async (tx) => {
    const written = await tx
      .insertInto('sports_factors')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(row).where('sports_factors.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.member.treated',
      subject: `member:${memberId}`,
      before: { stakePercent: before.stakePercent, delaySeconds: before.delaySeconds },
      after: { stakePercent, delaySeconds: addedDelaySeconds, reason },
      address: caller.address,
    });
  });
  await renewFactors(house);
  return { version: version + 1 };
}
