import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { answerOnce, BRAND_CURRENCY } from '../../wallet/index.ts';
import { payReferral } from '../pay.ts';
import { referralSettings } from '../settings.ts';

export type Step = { friends: number; bonus: Money; state: 'PROCESS' | 'CLAIM' | 'CLAIMED' };

/** Friends of the first level who qualified and are not blocked. */
export async function countQualified(
  db: Database | Transaction,
  memberId: bigint,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from referral_friends f
    where f.referrer_id = ${memberId} and f.qualified_at is not null
      and not exists (select 1 from referral_blocks b where b.friend_id = f.member_id
        and b.earner_id = f.referrer_id and b.lifted_at is null)`.execute(db);
  return rows[0]!.count;
}

export async function stepsOf(db: Database | Transaction, memberId: bigint): Promise<Step[]> {
  const { achievements } = await referralSettings(db);
  const qualified = await countQualified(db, memberId);
  const paid = await db
    .selectFrom('referral_payments')
    .select(['reference', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'ACHIEVEMENT')
    .execute();
  const claimed = new Map(paid.map(({ reference, amount }) => [reference, amount]));
  return achievements.map(({ friends, bonus }) => {
    const given = claimed.get(String(friends));
    if (given !== undefined) return { friends, bonus: given, state: 'CLAIMED' };
    return { friends, bonus, state: qualified >= friends ? 'CLAIM' : 'PROCESS' };
  });
}

export async function claimStep(
  house: House,
  input: { memberId: bigint; friends: number; requestId: string },
): Promise<{ amount: Money }> {
  const { memberId, friends, requestId } = input;
  const content = `referral step ${friends}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  return answerOnce(house, request, async (tx, at) => {
    await assertNotExcluded(tx, memberId, at);
    const step = (await stepsOf(tx, memberId)).find((one) => one.friends === friends);
    if (!step) refuse('PROMOTION_NOT_FOUND');
    if (step.state === 'CLAIMED') refuse('PROMOTION_CLAIMED');
    if (step.state === 'PROCESS') refuse('PROMOTION_NOT_REACHED');
    const { multiple } = await referralSettings(tx);
    const reference = String(friends);
    const owed = {
      memberId,
      kind: 'ACHIEVEMENT',
      reference,
      amount: step.bonus,
      multiple,
    } as const;
    if ((await payReferral(tx, owed, at)) === null) refuse('PROMOTION_CLAIMED');
    return { amount: step.bonus };
  });
}
