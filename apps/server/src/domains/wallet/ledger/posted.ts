import type { Money } from '@baize/money';
import { type Selectable, sql } from 'kysely';
import type { Database, Tables, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
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

/**
 * Transfers of one account by their keys, in the order in which they were posted. One of a bet that is
 * in a file is refused, and never taken for one that was not made.
 */
export async function transfersByKeys(
  db: Database | Transaction,
  { memberId, purpose, currency }: AccountName,
  keys: readonly string[],
): Promise<PostedTransfer[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('used_keys as k', 'k.account_id', 'a.id')
    .leftJoin('transfers as t', 't.id', 'k.transfer_id')
    .select(['k.transfer_id', 't.id', 't.seq', 't.amount', 't.balance_after', 't.reason', 't.key'])
    .select(['t.at', 't.bet_id as betId'])
    .where('a.member_id', '=', memberId)
    .where('a.purpose', '=', purpose)
    .where('a.currency', '=', currency)
    .where('k.key', 'in', keys)
    .orderBy('t.seq')
    .execute();
  const away = rows.filter(({ id }) => id === null).map(({ transfer_id }) => transfer_id);
  const there = rows.filter((row) => row.id !== null) as Row[];
  const all = away.length > 0 ? [...(await findPapers(db, away)), ...there] : there;
  return all.map(({ id, amount, reason, key, betId, at, seq, balance_after }) => ({
    id,
    amount,
    reason,
    key,
    betId,
    at,
    seq: seq ?? 0n,
    balanceAfter: balance_after ?? 0n,
  }));
}

type Row = Pick<Selectable<Tables['transfers']>, 'id' | 'seq' | 'amount' | 'balance_after'> &
  Pick<Selectable<Tables['transfers']>, 'reason' | 'key' | 'at'> & { betId: bigint | null };

/** What is kept of transfers in files: whatever is no stake and no payout of a bet. */
async function findPapers(db: Database | Transaction, ids: readonly bigint[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('kept_transfers')
    .select(['id', 'seq', 'amount', 'balance_after', 'reason', 'key', 'at', 'bet_id as betId'])
    .where('id', '=', sql<bigint>`any(${ids}::bigint[])`)
    .orderBy('seq')
    .execute();
  if (rows.length < ids.length) refuse('BET_ARCHIVED');
  return rows;
}
