import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { BRAND_CURRENCY } from '../currencies.ts';
import type { HousePurpose } from './books.ts';

export type DailyFlow = {
  /** Of the platform's calendar: 2026-11-14. */
  day: string;
  account: string;
  reason: string;
  /** As the house's account sees it: what came in is positive. */
  amount: Money;
  times: number;
};

type Asked = {
  accounts: readonly HousePurpose[];
  from: Date;
  to: Date;
  offsetMinutes: number;
};

/** How accounts of the house moved, by day and reason: read from the transfers, or from what is kept of them. */
export async function dailyFlows(
  db: Database,
  { accounts, from, to, offsetMinutes }: Asked,
): Promise<DailyFlow[]> {
  const { rows } = await sql<DailyFlow>`
    with house as (
      select id, purpose from accounts
      where member_id is null and currency = ${BRAND_CURRENCY} and purpose = any(${accounts})),
    moved as (
      select h.purpose, m.reason, m.at, m.amount, m.times
      from house_moves m join house h on h.id = m.account_id
      where m.at >= ${from} and m.at < ${to})
    select to_char(at at time zone 'UTC' + make_interval(mins => ${offsetMinutes}::int), 'YYYY-MM-DD') as day,
      purpose as account, reason, sum(amount)::bigint as amount, sum(times)::int as times
    from moved group by 1, 2, 3`.execute(db);
  return rows;
}
