import { addDays, dayOf, daysBetween } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { usernamesOf } from '../../members/index.ts';
import { amountCell, column, countCell, opens, type Sheet } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

type Row = {
  member: bigint;
  last: string;
  lost: Money;
  lostLately: Money;
  lostBefore: Money;
  deposits: Money;
  depositCount: bigint;
};

/** Whoever was here within so many days has not stopped. */
const DAYS_AWAY = 7;
const LONGEST = 200;

/** Who played in the period and came back no more, those first who lost most when they last played. */
export async function stopped({ house, from, to, offset }: StatementAsked): Promise<Sheet> {
  const today = dayOf(house.clock.now(), offset);
  const latest = addDays(today, -DAYS_AWAY);
  const { rows } = await sql<Row>`
    with last as (select member_id, max(day) as day from insight_member_days
      where day >= ${from} and bets > 0 group by 1
      having max(day) between ${from} and least(${to}::date, ${latest}::date)),
    lost as (select last.member_id, last.day,
        sum(d.stake - d.payout) filter (where d.day = last.day) as lost,
        sum(d.stake - d.payout) filter (where d.day > last.day - ${DAYS_AWAY}::int) as lately,
        sum(d.stake - d.payout) as before
      from last join insight_member_days d on d.member_id = last.member_id and d.day >= ${from}
      group by 1, 2),
    largest as (select * from lost order by lately desc, member_id limit ${LONGEST})
    select l.member_id as member, to_char(l.day, 'YYYY-MM-DD') as last, l.lost::bigint as lost,
      l.lately::bigint as "lostLately", l.before::bigint as "lostBefore",
      coalesce(p.amount, 0)::bigint as deposits, coalesce(p.times, 0)::bigint as "depositCount"
    from largest l, lateral (select sum(amount) as amount, sum(times) as times from insight_money_spans m
      where m.member_id = l.member_id and m.kind = 'year' and m.reason = 'DEPOSIT') p
    order by l.lately desc, 1`.execute(house.reports);
  const names = await usernamesOf(
    house.reports,
    rows.map(({ member }) => member),
  );
  return {
    columns: [
      column('member', 'text'),
      column('last played', 'day'),
      column('days away', 'count'),
      column('lost that day', 'amount'),
      column('lost in their last week', 'amount'),
      column('lost in the period', 'amount'),
      column('deposits ever', 'amount'),
      column('times paid in', 'count'),
    ],
    rows: rows.map(({ member, last, lost, lostLately, lostBefore, deposits, depositCount }) => [
      names.get(member) ?? String(member),
      last,
      countCell(daysBetween(last, today)),
      ...[lost, lostLately, lostBefore, deposits].map(amountCell),
      countCell(depositCount),
    ]),
    opens: rows.map(({ member }) => opens(`/members/${member}`, { tab: 'story' })),
    total: null,
  };
}
