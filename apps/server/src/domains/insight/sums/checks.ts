import type { insightSumsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';

type Shown = Output<typeof contract.listChecks.value>;

/** The last look at each day, the newest day first, and whether all of them agree. */
export async function listChecks(
  house: House,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Shown> {
  const { rows } = await sql<{
    id: bigint;
    day: string;
    checked_at: Date;
    faults: Shown['list'][number]['faults'];
    total: number;
  }>`
    select id, day::text as day, checked_at, faults, count(*) over ()::int as total from (
      select distinct on (day) * from insight_checks order by day, id desc) latest
    order by day desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(house.reports);
  const totalCount = rows[0]?.total ?? 0;
  return {
    list: rows.map(({ id, day, checked_at, faults }) => ({
      id: String(id),
      day,
      checkedAt: checked_at.getTime(),
      faults,
    })),
    page,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** Days whose last look found a fault. */
export async function countFaultyDays(house: House): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct on (day) faults from insight_checks order by day, id desc) latest
    where faults <> '[]'::jsonb`.execute(house.reports);
  return rows[0]?.count ?? 0;
}
