import type { agentsRebates as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { boundsOf } from '../report-period.ts';

type Input = Output<typeof contract.agentRebates.input>;
type Shown = Output<typeof contract.agentRebates.value>;
type Line = Shown['list'][number];

/** What rebates were earned by, by day, category and who bet; of one category where it is named. */
export async function listRebateLines(
  house: House,
  memberId: bigint,
  kind: 'own' | 'difference',
  { page, size, ...input }: Input,
  category?: string,
): Promise<Shown> {
  const { from, until } = boundsOf(house, input);
  const minutes = brandOf(house).timeZoneOffsetMinutes;
  const lines = sql`select (e.at at time zone 'UTC' + make_interval(mins => ${minutes}::int))::date as day,
      b.category, b.member_id, count(distinct e.bet_id)::int as bets, sum(e.amount)::bigint as amount,
      coalesce(sum(b.valid_bet) filter (where e.settlement = first), 0)::bigint as "validBet"
    from (select *, min(settlement) over (partition by bet_id) as first from bet_earnings
        where member_id = ${memberId} and kind = ${kind} and at >= ${from} and at < ${until}) e
      left join counted_bets b on b.id = e.bet_id
    where (b.id is not null or refuse_archived(e.bet_id)) and (${category ?? null}::text is null or b.category = ${category ?? null})
    group by 1, 2, 3`;
  const [{ rows }, sums] = await Promise.all([
    sql<Line>`select l.day::text, l.category, coalesce(m.username, '') as username, l.bets,
        l."validBet", l.amount
      from (${lines}) l left join team_members m on m.id = l.member_id
      order by l.day desc, l.category, l.member_id
      limit ${size} offset ${(page - 1) * size}`.execute(house.reports),
    sql<{ count: number; amount: Money }>`select count(*)::int as count,
        coalesce(sum(amount), 0)::bigint as amount from (${lines}) l`.execute(house.reports),
  ]);
  const { count, amount } = sums.rows[0]!;
  return {
    list: rows,
    footer: { amount },
    total: count,
    totalPages: Math.ceil(count / size),
  };
}
