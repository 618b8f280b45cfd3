import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { AccountName } from './books.ts';

export type PostedTransfer = {
  id: bigint;
  seq: bigint;
  amount: Money;
  balanceAfter: Money;
  reason: string;
  key: string;
  betId: bigint | null;
  at: Date;
};

/** Transfers of one account by their keys, in the order in which they were posted. */
export async function transfersByKeys(
  db: Database | Transaction,
  { memberId, purpose, currency }: AccountName,
  keys: readonly string[],
): Promise<PostedTransfer[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('used_keys as k', 'k.account_id', 'a.id')
    .innerJoin('transfers as t', 't.id', 'k.transfer_id')
    .select(['t.id', 't.seq', 't.amount', 't.balance_after', 't.reason', 't.key', 't.at'])
    .select('t.bet_id as betId')
    .where('a.member_id', '=', memberId)
    .where('a.purpose', '=', purpose)
    .where('a.currency', '=', currency)
    .where('k.key', 'in', keys)
    .orderBy('t.seq')
    .execute();
  return rows.map(({ seq, balance_after, ...row }) => ({
    ...row,
    seq: seq ?? 0n,
    balanceAfter: balance_after ?? 0n,
  }));
}
