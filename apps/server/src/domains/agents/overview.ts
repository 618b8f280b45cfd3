import type { agentsReports as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../platform/house.ts';
import type { Member } from '../members/index.ts';
import type { Period } from './days.ts';
import { type Figures, figuresOf, groupOf, netOf, noFigures } from './figures.ts';
import { daysOf, type PeriodWish, reportPeriod } from './report-period.ts';
import { teamMember } from './team.ts';
import { teamPattern } from './team-path.ts';
import { factsOfTeams, headsOf } from './team-people.ts';

type Wish = PeriodWish & { username?: string | undefined };
const ONLINE_MS = 5 * 60_000;

/** The cards of a team. */
export async function showOverview(
  house: House,
  agentId: bigint,
  wish: Wish,
): Promise<Output<typeof contract.overview.value>> {
  const leader = await teamMember(house.db, agentId, wish.username);
  const period = reportPeriod(house, wish);
  const [figures, team, present, counts, heads, categories] = await Promise.all([
    figuresOf(house.reports, { memberIds: [leader.id], period, of: 'team' }),
    factsOfTeams(house.reports, [leader]),
    countPresent(house, leader),
    sumCounts(house, leader, period),
    headsOf(house, leader, period),
    splitByCategory(house, leader, period),
  ]);
  return {
    ...{ ...period, ...shownSums(figures.get(leader.id)!), ...team.get(leader.id)! },
    ...{ ...present, ...counts, categories },
    ...{ activeCount: heads.active, depositorCount: heads.depositors },
  };
}

export function shownSums(figures: Figures) {
  return {
    ...{ totalBet: figures.stake, totalValidBet: figures.validBet, totalWin: figures.payout },
    ...{ totalDeposit: figures.deposit, totalWithdrawal: figures.withdrawal },
    ...{ totalRebate: figures.rebate, totalPromotion: figures.promotion },
    ...{ totalDailyIncome: figures.salary, totalProfitSharing: figures.dividend },
    ...{ totalPNL: netOf(figures), totalBetCount: Number(figures.bets) },
  };
}

type Present = { directCount: number; onlineCount: number };

/** Who is directly below, and who of the team is here: looked up from the sessions, which are few. */
async function countPresent(house: House, { id, path }: Member): Promise<Present> {
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
  wish: Wish,
): Promise<Output<typeof contract.overviewDays.value>> {
  const { id } = await teamMember(house.db, agentId, wish.username);
  const period = reportPeriod(house, wish);
  const [bets, moved, came] = await Promise.all([
    sql<Pick<Figures, 'bets' | 'stake' | 'validBet' | 'payout'> & { day: string }>`
      select day::text, sum(bets)::bigint as bets, sum(stake)::bigint as stake,
        sum(valid_bet)::bigint as "validBet", sum(payout)::bigint as payout
      from team_bets where member_id = ${id} and day between ${period.from} and ${period.to}
      group by 1`.execute(house.reports),
    sql<{
      day: string;
      reason: string;
      amount: bigint;
    }>`select day::text, reason, amount from team_money
      where member_id = ${id} and day between ${period.from} and ${period.to}`.execute(
      house.reports,
    ),
    sql<{ day: string; count: number }>`select day::text, times::int as count from team_counts
      where member_id = ${id} and what = 'REGISTERED' and day between ${period.from} and ${period.to}`.execute(
      house.reports,
    ),
  ]);
  const list = daysOf(period).map((day) => {
    const { day: _, ...sums } = bets.rows.find((row) => row.day === day) ?? { day };
    const figures: Figures = { ...noFigures, ...sums };
    for (const { reason, amount } of moved.rows.filter((row) => row.day === day)) {
      const group = groupOf(reason);
      if (group) figures[group] += group === 'withdrawal' && amount < 0n ? -amount : amount;
    }
    const totalRegisterCount = came.rows.find((row) => row.day === day)?.count ?? 0;
    return { day, ...shownSums(figures), totalRegisterCount };
  });
  return { list };
}
