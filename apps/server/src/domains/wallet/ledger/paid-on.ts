import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import { BRAND_CURRENCY } from '../currencies.ts';
import type { Reason } from '../reasons.ts';

const BY_CONTRACT: readonly Reason[] = [
  'DIVIDEND',
  'DAILY_SALARY',
  'HOURLY_SALARY',
  'REALTIME_SALARY',
];

/** What a member paid to those below by contract, out of their own cash. */
export async function paidToMembers(
  tx: Transaction,
  memberId: bigint,
  since: Date,
): Promise<{ amount: Money; at: Date }[]> {
  const rows = await tx
    .selectFrom('kept_transfers as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.amount', 't.at'])
    .where('a.member_id', '=', memberId)
    .where('a.purpose', '=', 'cash')
    .where('a.currency', '=', BRAND_CURRENCY)
    .where('t.at', '>=', since)
    .where('t.amount', '<', 0n)
    .where('t.reason', 'in', BY_CONTRACT)
    .execute();
  return rows.map(({ amount, at }) => ({ amount: -amount, at }));
}
