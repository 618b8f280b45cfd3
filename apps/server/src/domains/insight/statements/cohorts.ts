import { dayOf, spanOf } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import { TRIAL } from '../../members/index.ts';
import { column, countCell, type Sheet, shareCell } from '../sheet.ts';
import { activeWithin, BITS, BLOCK } from '../sums/active.ts';
import { dayIn } from '../sums/counted.ts';
import type { StatementAsked } from './asked.ts';

type Row = { cohort: string; members: number; stayed: Record<number, number> };

/** Who registered in a month, and what share of them had a bet booked in each month since. */
export async function cohorts(asked: StatementAsked): Promise<Sheet> {
  const { from, to } = asked;
  const halves = await Promise.all([0, 1].map((half) => halfOf(asked, half)));
  const found = new Map<string, Row[]>();
  for (const row of halves.flat()) found.set(row.cohort, [...(found.get(row.cohort) ?? []), row]);
  const ages = monthsBetween(from, to);
  const last = to.slice(0, 7);
  return {
    columns: [
      column('cohort', 'month'),
      column('members', 'count'),
      ...Array.from({ length: ages }, (_, age) => column(`month ${age}`, 'share')),
    ],
    rows: [...found.keys()].sort().map((cohort) => {
      const sum = (read: (row: Row) => number) =>
        found.get(cohort)!.reduce((all, row) => all + read(row), 0);
      const members = sum((row) => row.members);
      const reached = monthsBetween(cohort, last);
      const shares = Array.from({ length: ages }, (_, age) =>
        age < reached
          ? shareCell(
              sum(({ stayed }) => stayed[age] ?? 0),
              members,
            )
          : null,
      );
      return [cohort, countCell(members), ...shares];
    }),
    total: null,
  };
}

/** Every other block of members is counted by itself, at the same time. */
async function halfOf({ house, from, to, offset }: StatementAsked, half: number): Promise<Row[]> {
  const span = spanOf({ from, to }, offset);
  const month = (day: RawBuilder<unknown>) => sql`date_trunc('month', ${day}::timestamp)::date`;
  const isMeant = sql`block % 2 <> ${1 - half}`;
  const { rows } = await sql<Row>`
    with people as (
      select ${month(dayIn(sql`registered_at`, offset))} as cohort, id as member_id, id / ${BLOCK}::int as block
      from insight_members
      where registered_at >= ${span.from} and registered_at < ${span.to} and type <> ${TRIAL}),
    cohorts as (select cohort, block, ${BITS} as members from people where ${isMeant} group by 1, 2),
    played as (
      select ${month(sql`day`)} as month, block, bit_or(members) as members
      from ${activeWithin({ from, to }, dayOf(house.clock.now(), offset))} a
      where day between ${from} and ${to} and ${isMeant} group by 1, 2),
    sizes as (select cohort, sum(bit_count(members))::int as members from cohorts group by 1),
    stayed as (
      select c.cohort, p.month, sum(bit_count(c.members & p.members))::int as active
      from cohorts c join played p on p.block = c.block and p.month >= c.cohort group by 1, 2)
    select to_char(s.cohort, 'YYYY-MM') as cohort, s.members,
      coalesce(jsonb_object_agg((extract(year from age(p.month, s.cohort)) * 12
        + extract(month from age(p.month, s.cohort)))::int, p.active) filter (where p.month is not null),
        '{}') as stayed
    from sizes s left join stayed p using (cohort) group by 1, 2`.execute(house.reports);
  return rows;
}

/** How many months two days touch, both included. */
function monthsBetween(from: string, to: string): number {
  const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(to) - index(from) + 1;
}
