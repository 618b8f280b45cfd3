import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

type Asked = { memberId: bigint; since: Date; without?: bigint | undefined };

/**
 * What was paid in since an instant, before fees and bonuses, and what is asked to be paid in: an
 * order holds its room until it is paid or ends.
 */
export async function depositedSince(
  db: Database | Transaction,
  { memberId, since, without = 0n }: Asked,
): Promise<Money> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(case
      when credited is not null then credited + fee - bonus
      else shown * rate / 1000000 end), 0)::bigint as sum
    from deposits
    where member_id = ${memberId} and id <> ${without}
      and (state in ('CREATED', 'WAITING_PAYMENT', 'CONFIRMING')
        or (state in ('SUCCESS', 'ADJUSTED_SUCCESS') and decided_at > ${since}))`.execute(db);
  return rows[0]!.sum;
}

/** Paid in less paid out, since the account was opened. */
export async function netDeposits(db: Database | Transaction, memberId: bigint): Promise<Money> {
  const { rows } = await sql<{ net: bigint }>`select
    (select coalesce(sum(credited + fee - bonus), 0) from deposits
      where member_id = ${memberId} and state in ('SUCCESS', 'ADJUSTED_SUCCESS'))::bigint
    - (select coalesce(sum(amount - refunded), 0) from withdrawals where member_id = ${memberId}
      and state in ('DISBURSED', 'DISPUTE', 'PARTIAL_DISPUTE', 'RECEIVED', 'AUTO_RECEIVED',
        'FORCED_RECEIVED'))::bigint as net`.execute(db);
  return rows[0]!.net;
}
