import { minutes, type Period } from '@baize/calendar';
import type { agentsCentre as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Member } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { boundsOf, daysOf, type PeriodInput, reportPeriod } from '../report-period.ts';
import { addMoney, type Figures, figuresOf, netOf, noFigures } from '../sums/figures.ts';
import { factsOfTeams, headsOf } from '../sums/team-people.ts';
import { teamMember } from '../tree/team.ts';
import { teamPattern } from '../tree/team-path.ts';

type Input = PeriodInput & { username?: string | undefined };
const ONLINE_MS = minutes(5);

/** The cards of a team. */
export async function showOverview(
  house: House,
  agentId: bigint,
  input: Input,
): Promise<Output<typeof contract.overview.value>> {
  const leader = await teamMember(house.db, agentId, input.username);
  const period = reportPeriod(house, input);
  const [figures, team, present, counts, heads, categories, signIns] = await Promise.all([
    figuresOf(house.reports, { memberIds: [leader.id], period, of: 'team' }),
    factsOfTeams(house.reports, [leader]),
    countPresent(house, leader),
    sumCounts(house, leader, period),
    headsOf(house, leader, period),
    splitByCategory(house, leader, period),
    signInsByDay(house, leader, period),
  ]);
  return {
    ...period,
    ...shownSums(figures.get(leader.id)!),
    ...team.get(leader.id)!,
    ...present,
    ...counts,
    categories,
    activeCount: heads.active,
    depositorCount: heads.depositors,
    totalLoginCount: [...signIns.values()].reduce((sum, times) => sum + times, 0),
  };
}

export function shownSums(figures: Figures) {
  return {
    totalBet: figures.stake,
    totalValidBet: figures.validBet,
    totalWin: figures.payout,
    totalDeposit: figures.deposit,
    totalWithdrawal: figures.withdrawal,
    totalRebate: figures.rebate,
    totalPromotion: figures.promotion,
    totalDailyIncome: figures.salary,
    totalProfitSharing: figures.dividend,
    totalPNL: netOf(figures),
    totalBetCount: Number(figures.bets),
  };
}

type Present = { directCount: number; onlineCount: number };

/** Who is directly below, and who of the team is here: looked up from the sessions, which are few. */
export async function countPresent(house: House, { id, path }: Member): Promise<Present> {
  const seen = new Date(house.clock.now().getTime() - ONLINE_MS);
  const { rows } = await sql<Present>`select
      (select count(*)::int from team_members where upline_id = ${id}) as "directCount",
      (select count(distinct s.member_id)::int from living_sessions s where s.last_seen_at >= ${seen}
        and (select m.path from team_members m where m.id = s.member_id) like ${teamPattern(path)})
        as "onlineCount"`.execute(house.reports);
  return rows[0]!;
}

type Counts = {
  totalRegisterCount: number;
  totalDepositCount: number;
  firstDepositCount: number;
  firstDepositAmount: bigint;
};

async function sumCounts({ reports }: House, { id }: Member, { from, to }: Period) {
  const { rows } = await sql<Counts>`select
      coalesce(sum(times) filter (where what = 'REGISTERED'), 0)::int as "totalRegisterCount",
      coalesce(sum(times) filter (where what = 'FIRST_DEPOSIT'), 0)::int as "firstDepositCount",
      coalesce(sum(amount) filter (where what = 'FIRST_DEPOSIT'), 0)::bigint as "firstDepositAmount",
      coalesce((select sum(times) from team_money where member_id = ${id} and reason = 'DEPOSIT'
        and day between ${from} and ${to}), 0)::int as "totalDepositCount"
    from team_counts where member_id = ${id} and day between ${from} and ${to}`.execute(reports);
  return rows[0]!;
}

/** How often people of the team signed in, as it stands now. */
async function signInsByDay(
  house: House,
  { path }: Member,
  period: Period,
): Promise<Map<string, number>> {
  const minutes = brandOf(house).timeZoneOffsetMinutes;
  const { from, until } = boundsOf(house, period);
  const { rows } = await sql<{ day: string; count: number }>`
    select (s.started_at at time zone 'UTC' + make_interval(mins => ${minutes}::int))::date::text as day,
      count(*)::int as count
    from counted_sign_ins s join team_members m on m.id = s.member_id
    where s.started_at >= ${from} and s.started_at < ${until} and m.path like ${teamPattern(path)}
    group by 1`.execute(house.reports);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

type Split = { category: string; totalBet: bigint; totalValidBet: bigint; totalWin: bigint };

async function splitByCategory({ reports }: House, { id }: Member, { from, to }: Period) {
  const { rows } = await sql<Split>`select category, sum(stake)::bigint as "totalBet",
      sum(valid_bet)::bigint as "totalValidBet", sum(payout)::bigint as "totalWin"
    from team_bets where member_id = ${id} and day between ${from} and ${to}
    group by 1 order by 2 desc`.execute(reports);
  return rows;
}

/** Every day of the period, those without anything too. */
export async function showOverviewDays(
  house: House,
  agentId: bigint,
  input: Input,
): Promise<Output<typeof contract.overviewDays.value>> {
  const leader = await teamMember(house.db, agentId, input.username);
  const { id } = leader;
  const period = reportPeriod(house, input);
  const [bets, moved, came, signIns] = await Promise.all([
    sql<Pick<Figures, 'bets' | 'stake' | 'validBet' | 'payout'> & { day: string }>`
      select day::text, sum(bets)::bigint as bets, sum(stake)::bigint as stake,
        sum(valid_bet)::bigint as "validBet", sum(payout)::bigint as payout
      from team_bets where member_id = ${id} and day between ${period.from} and ${period.to}
      group by 1`.execute(house.reports),
    sql<{
      day: string;
      reason: string;
      times: number;
      amount: bigint;
    }>`select day::text, reason, times::int, amount from team_money
      where member_id = ${id} and day between ${period.from} and ${period.to}`.execute(
      house.reports,
    ),
    sql<{ day: string; count: number }>`select day::text, times::int as count from team_counts
      where member_id = ${id} and what = 'REGISTERED' and day between ${period.from} and ${period.to}`.execute(
      house.reports,
    ),
    signInsByDay(house, leader, period),
  ]);
  const list = daysOf(period).map((day) => {
    const { day: _, ...sums } = bets.rows.find((row) => row.day === day) ?? { day };
    const figures: Figures = { ...noFigures, ...sums };
    for (const { reason, amount } of moved.rows.filter((row) => row.day === day))
      addMoney(figures, reason, amount);
    const totalRegisterCount = came.rows.find((row) => row.day === day)?.count ?? 0;
    const paidIn = moved.rows.find((row) => row.day === day && row.reason === 'DEPOSIT');
    return {
      day,
      ...shownSums(figures),
      totalRegisterCount,
      totalDepositCount: paidIn?.times ?? 0,
      totalLoginCount: signIns.get(day) ?? 0,
    };
  });
  return { list };
}
