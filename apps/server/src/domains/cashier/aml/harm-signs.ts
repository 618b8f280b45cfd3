import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

type Sign = { memberId: bigint; marker: string; facts: Record<string, string | number> };

/** Deposits within one day, methods and cancelled withdrawals within the period that count as a sign. */
const DEPOSITS_A_DAY = 5;
const METHODS = 3;
const GIVEN_UP = 2;

/** What payments tell of someone who may need help. */
export async function paymentSigns(
  db: Database | Transaction,
  { since }: { since: Date },
): Promise<Sign[]> {
  const { rows } = await sql<{ member_id: bigint; marker: string; count: number }>`
    select member_id, 'depositFrequency' as marker, max(count)::int as count from (
      select d.member_id, count(*) as count from deposits d
      join deposits o on o.member_id = d.member_id and o.created_at >= d.created_at
        and o.created_at < d.created_at + interval '1 day'
      where d.created_at > ${since} and o.created_at > ${since} group by d.id, d.member_id) days
      group by member_id having max(count) >= ${DEPOSITS_A_DAY}
    union all
    select member_id, 'depositMethods', count(distinct method)::int from deposits
      where created_at > ${since} group by member_id having count(distinct method) >= ${METHODS}
    union all
    select member_id, 'reversedWithdrawals', count(*)::int from withdrawals
      where state = 'CANCELLED' and applied_at > ${since}
      group by member_id having count(*) >= ${GIVEN_UP}`.execute(db);
  return rows.map(({ member_id, marker, count }) => ({
    memberId: member_id,
    marker,
    facts: { count },
  }));
}
