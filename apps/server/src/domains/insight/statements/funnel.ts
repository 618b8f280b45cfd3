import { spanOf } from '@baize/calendar';
import { sql } from 'kysely';
import { TRIAL } from '../../members/index.ts';
import { column, countCell, opens, type Sheet, shareCell } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

type Row = { source: string; visits: bigint; came: number; paid: number; again: number };

/**
 * From the visit to the second deposit, by what brought people. Visits are those of the period;
 * the steps after them are of those who registered in it, whenever they took them.
 */
export async function funnel({ house, from, to, offset }: StatementAsked): Promise<Sheet> {
  const span = spanOf({ from, to }, offset);
  const { rows } = await sql<Row>`
    with visits as (select source, sum(visits)::bigint as visits from insight_visits
      where day between ${from} and ${to} group by 1),
    people as (
      select m.id, coalesce(p.source, 'direct') as source
      from insight_members m left join insight_people p on p.member_id = m.id
      where m.registered_at >= ${span.from} and m.registered_at < ${span.to} and m.type <> ${TRIAL}),
    paid as (select member_id, sum(times) as times from insight_money_spans
      where kind = 'year' and reason = 'DEPOSIT' group by 1),
    steps as (select people.source, count(*)::int as came, count(paid.member_id)::int as paid,
        (count(*) filter (where paid.times > 1))::int as again
      from people left join paid on paid.member_id = people.id group by 1)
    select source, coalesce(visits, 0)::bigint as visits, coalesce(came, 0) as came,
      coalesce(paid, 0) as paid, coalesce(again, 0) as again
    from visits full join steps using (source) order by 2 desc, 3 desc, 1`.execute(house.reports);
  const sum = rows.reduce(added, { source: '', visits: 0n, came: 0, paid: 0, again: 0 });
  return {
    columns: [
      column('source', 'text'),
      column('visits', 'count'),
      column('registrations', 'count'),
      column('of visits', 'share'),
      column('first deposits', 'count'),
      column('of registrations', 'share'),
      column('second deposits', 'count'),
      column('of first deposits', 'share'),
    ],
    rows: rows.map(cellsOf),
    opens: rows.map(({ source, came }) =>
      came > 0 ? opens('/reports', whoCame({ source, from, to })) : null,
    ),
    total: rows.length > 0 ? cellsOf(sum) : null,
  };
}

const whoCame = (by: { source: string; from: string; to: string }) => ({
  ...by,
  rows: 'member',
  figures: 'registrations,firstDeposits,depositCount,deposits',
});

const added = (one: Row, other: Row): Row => ({
  source: '',
  visits: one.visits + other.visits,
  came: one.came + other.came,
  paid: one.paid + other.paid,
  again: one.again + other.again,
});

function cellsOf({ source, visits, came, paid, again }: Row) {
  return [
    source,
    countCell(visits),
    countCell(came),
    shareCell(came, visits),
    countCell(paid),
    shareCell(paid, came),
    countCell(again),
    shareCell(again, paid),
  ];
}
