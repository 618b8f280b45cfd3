import { dayOf, spanOf } from '@baize/calendar';
import { sql } from 'kysely';
import { TRIAL } from '../../members/index.ts';
import { column, countCell, type Sheet, shareCell } from '../sheet.ts';
import { activeWithin, BITS, BLOCK_OF } from '../sums/active.ts';
import { dayIn } from '../sums/counted.ts';
import type { StatementAsked } from './asked.ts';

type Row = { cohort: string; members: number; age: number | null; active: number };

/** Who registered in a month, and what share of them had a bet booked in each month since. */
export async function cohorts({ house, from, to, offset }: StatementAsked): Promise<Sheet> {
  const span = spanOf({ from, to }, offset);
  const { rows } = await sql<Row>`
    with people as (
      select date_trunc('month', ${dayIn(sql`registered_at`, offset)})::date as cohort, id as member_id
      from insight_members
      where registered_at >= ${span.from} and registered_at < ${span.to} and type <> ${TRIAL}),
    cohorts as (select cohort, ${BLOCK_OF} as block, ${BITS} as members from people group by 1, 2),
    played as (
      select date_trunc('month', day)::date as month, block, bit_or(members) as members
      from ${activeWithin({ from, to }, dayOf(house.clock.now(), offset))} a
      where day between ${from} and ${to} group by 1, 2),
    sizes as (select cohort, sum(bit_count(members))::int as members from cohorts group by 1),
    stayed as (
      select c.cohort, p.month, sum(bit_count(c.members & p.members))::int as active
      from cohorts c join played p on p.block = c.block and p.month >= c.cohort group by 1, 2)
    select to_char(s.cohort, 'YYYY-MM') as cohort, s.members,
      (extract(year from age(p.month, s.cohort)) * 12 + extract(month from age(p.month, s.cohort)))::int as age,
      coalesce(p.active, 0) as active
    from sizes s left join stayed p using (cohort) order by 1, 3`.execute(house.reports);
  const ages = monthsBetween(from, to);
  const months = [...new Set(rows.map(({ cohort }) => cohort))];
  const last = to.slice(0, 7);
  return {
    columns: [
      column('cohort', 'month'),
      column('members', 'count'),
      ...Array.from({ length: ages }, (_, age) => column(`month ${age}`, 'share')),
    ],
    rows: months.map((cohort) => {
      const some = rows.filter((row) => row.cohort === cohort);
      const { members } = some[0]!;
      const reached = monthsBetween(cohort, last);
      const shares = Array.from({ length: ages }, (_, age) =>
        age < reached ? shareCell(some.find((row) => row.age === age)?.active ?? 0, members) : null,
      );
      return [cohort, countCell(members), ...shares];
    }),
    total: null,
  };
}

/** How many months two days touch, both included. */
function monthsBetween(from: string, to: string): number {
  const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(to) - index(from) + 1;
}
