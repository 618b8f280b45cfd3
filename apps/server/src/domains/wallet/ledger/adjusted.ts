import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { BRAND_CURRENCY } from '../currencies.ts';

export type Adjusted = { id: bigint; memberId: bigint; amount: Money; key: string; at: Date };

type Asked = {
  memberId: bigint | undefined;
  from: Date | undefined;
  to: Date | undefined;
  limit: number;
  offset: number;
};

type Found = { rows: Adjusted[]; count: number; added: Money; taken: Money };

/** What was added to members' cash or taken from it by hand, newest first, with the sums of all of it. */
export async function adjustedCash(
  db: Database,
  { memberId, from, to, limit, offset }: Asked,
): Promise<Found> {
  let query = db
    .selectFrom('kept_transfers as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .innerJoin('accounts as c', 'c.id', 't.counter_account_id')
    // As the index names them, so that it is used.
    .where(sql<boolean>`t.reason in ('ADJUST_ADD', 'ADJUST_MINUS')`)
    .where('c.purpose', '=', 'adjustments')
    .where('c.currency', '=', BRAND_CURRENCY)
    .where('a.member_id', 'is not', null)
    .where('t.amount', '<>', 0n);
  if (memberId !== undefined) query = query.where('a.member_id', '=', memberId);
  if (from) query = query.where('t.at', '>=', from);
  if (to) query = query.where('t.at', '<', to);
  const sums = await query
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<bigint>`coalesce(sum(t.amount) filter (where t.amount > 0), 0)::bigint`.as('added'),
      sql<bigint>`coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::bigint`.as('taken'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['t.id', 't.amount', 't.key', 't.at'])
    .select(sql<bigint>`a.member_id`.as('memberId'))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...sums };
}
