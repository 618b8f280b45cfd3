import { type Day, type Span, spanOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import { TRIAL } from '../../members/index.ts';
import {
  ggrOf,
  MONEY_SUMS,
  type MoneyFigures,
  ngrOf,
  PLAY_SUMS,
  type PlayFigures,
} from '../figures.ts';
import { amountCell, column, countCell, opens, type Sheet } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

type Row = PlayFigures &
  MoneyFigures & { source: string; campaign: string; members: number; payers: number };

/**
 * What those who registered in a period brought since, by what brought them. `offset 0` has money of the
 * few who came beside whole months looked up: PostgreSQL would read everybody's.
 */
export async function lifetime({ house, from, to, offset }: StatementAsked): Promise<Sheet> {
  const span = spanOf({ from, to }, offset);
  const months = monthsWithin(span);
  const { rows } = await sql<Row>`
    with people as materialized (
      select m.id, coalesce(p.source, 'direct') as source, coalesce(p.campaign, 'none') as campaign
      from insight_members m left join insight_people p on p.member_id = m.id
      where ${cameBeside(span, months)} and m.type <> ${TRIAL}),
    crowds as materialized (select id, source, campaign from insight_crowds
      where family = 'cohort' and came_in = any(${months}::date[])),
    played as (select source, campaign, bets, stake, valid_bet, payout from crowds
      join insight_crowd_spans d on d.crowd_id = crowds.id and d.family = 'cohort' and d.kind = 'year'
      union all select source, campaign, bets, stake, valid_bet, payout from people
      join insight_member_spans d on d.member_id = people.id and d.kind = 'year'),
    play as (select source, campaign, ${PLAY_SUMS} from played group by 1, 2),
    moved as (select source, campaign, reason, times, amount from crowds
      join insight_crowd_money d on d.crowd_id = crowds.id and d.family = 'cohort' and d.kind = 'year'
      union all select source, campaign, reason, times, amount from people
      cross join lateral (select reason, times, amount from insight_money_spans k
        where k.member_id = people.id and k.kind = 'year' offset 0) d),
    money as (select source, campaign, ${MONEY_SUMS} from moved group by 1, 2),
    counted as (select crowd_id, count(*) as members, count(f.member_id) as payers
      from insight_crowd_members k left join insight_first_deposits f using (member_id)
      where k.family = 'cohort' group by 1),
    headed as (select source, campaign, members, payers from crowds join counted c on c.crowd_id = crowds.id
      union all select source, campaign, 1, (f.member_id is not null)::int
      from people left join insight_first_deposits f on f.member_id = people.id),
    heads as (select source, campaign, sum(members)::int as members, sum(payers)::int as payers
      from headed group by 1, 2)
    select * from heads left join play using (source, campaign)
      left join money using (source, campaign)
    order by members desc, source, campaign`.execute(house.reports);
  const told = rows.map(toldOf);
  return {
    columns: [
      column('source', 'text'),
      column('campaign', 'text'),
      column('members', 'count'),
      column('depositors', 'count'),
      ...AMOUNTS.map((id) => column(id, 'amount')),
    ],
    rows: told.map(cellsOf),
    opens: told.map(({ source, campaign }) =>
      opens('/reports', whoseIs({ source, campaign, from, to })),
    ),
    total: told.length > 0 ? cellsOf(told.reduce(added)) : null,
  };
}

/** Months of UTC that a span holds whole: whoever came in one of them is in a crowd with the others. */
function monthsWithin({ from, to }: Span): Day[] {
  const startOf = (n: number) => new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + n));
  const months: Day[] = [];
  for (let n = startOf(0) < from ? 1 : 0; startOf(n + 1) <= to; n += 1) {
    months.push(startOf(n).toISOString().slice(0, 10));
  }
  return months;
}

/** Who came within the span, and in none of those months. */
function cameBeside({ from, to }: Span, months: readonly Day[]): RawBuilder<unknown> {
  const came = (since: Date, until: Date) =>
    sql`(m.registered_at >= ${since} and m.registered_at < ${until})`;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return came(from, to);
  const end = new Date(Date.UTC(Number(last.slice(0, 4)), Number(last.slice(5, 7))));
  return sql`(${came(from, new Date(first))} or ${came(end, to)})`;
}

const AMOUNTS = [
  'deposits',
  'withdrawals',
  'ggr',
  'bonuses and rebates',
  'ngr',
  'cost per depositor',
  'ngr per member',
  'ngr per depositor',
];

const whoseIs = (by: { source: string; campaign: string; from: string; to: string }) => ({
  ...by,
  rows: 'member',
  figures: 'registrations,deposits,withdrawals,ggr,bonuses,rebates,ngr',
});

type Told = {
  source: string;
  campaign: string;
  members: number;
  payers: number;
  deposits: Money;
  withdrawals: Money;
  ggr: Money;
  /** What they were given. */
  given: Money;
  ngr: Money;
};

function toldOf(row: Row): Told {
  const play = { bets: row.bets ?? 0n, stake: row.stake ?? 0n, payout: row.payout ?? 0n };
  const of = (amount: Money | null) => amount ?? 0n;
  const { source, campaign, members, payers } = row;
  const whole = { ...play, validBet: of(row.validBet) };
  const money = {
    deposits: of(row.deposits),
    withdrawals: of(row.withdrawals),
    bonuses: of(row.bonuses),
    rebates: of(row.rebates),
    agentPay: of(row.agentPay),
    jackpots: of(row.jackpots),
    fees: of(row.fees),
    adjustments: of(row.adjustments),
    depositCount: of(row.depositCount),
    withdrawalCount: of(row.withdrawalCount),
  };
  const { deposits, withdrawals } = money;
  return {
    source,
    campaign,
    members,
    payers,
    deposits,
    withdrawals,
    ggr: ggrOf(whole),
    given: money.bonuses + money.rebates,
    ngr: ngrOf(whole, money),
  };
}

const added = (one: Told, other: Told): Told => ({
  source: '',
  campaign: '',
  members: one.members + other.members,
  payers: one.payers + other.payers,
  deposits: one.deposits + other.deposits,
  withdrawals: one.withdrawals + other.withdrawals,
  ggr: one.ggr + other.ggr,
  given: one.given + other.given,
  ngr: one.ngr + other.ngr,
});

function cellsOf(told: Told) {
  const { source, campaign, members, payers, deposits, withdrawals, ggr, given, ngr } = told;
  const per = (sum: Money, heads: number) => (heads === 0 ? null : amountCell(sum / BigInt(heads)));
  const sums = [deposits, withdrawals, ggr, given, ngr].map(amountCell);
  const shares = [per(given, payers), per(ngr, members), per(ngr, payers)];
  return [source, campaign, countCell(members), countCell(payers), ...sums, ...shares];
}
