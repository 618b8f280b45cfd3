import type { agentsReports as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../platform/house.ts';
import type { Member } from '../members/index.ts';
import { brandOf } from '../system/index.ts';
import { addDays, type Period, startOf } from './days.ts';
import { countActive, type Figures, figuresOf, groupOf, netOf, noFigures } from './figures.ts';
import { daysOf, type PeriodWish, reportPeriod } from './report-period.ts';
import { agentSettings } from './settings.ts';
import { teamMember } from './team.ts';
import { teamPattern } from './team-path.ts';

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
  const { activePerDay, activePerPeriod } = await agentSettings(house.db);
  const threshold = period.from === period.to ? activePerDay : activePerPeriod;
  const [figures, people, deposits, activeCount, categories] = await Promise.all([
    figuresOf(house.reports, { memberIds: [leader.id], period, of: 'team' }),
    countPeople(house, leader, period),
    countDeposits(house, leader, period),
    countActive(house.reports, { path: leader.path, period, threshold }),
    splitByCategory(house, leader, period),
  ]);
  return {
    ...period,
    ...shownSums(figures.get(leader.id)!),
    ...{ ...people, ...deposits, activeCount, categories },
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

type People = {
  teamBalance: bigint;
  teamCount: number;
  directCount: number;
  onlineCount: number;
  totalRegisterCount: number;
};

async function countPeople(house: House, { id, path }: Member, period: Period): Promise<People> {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const since = startOf(period.from, offset);
  const until = startOf(addDays(period.to, 1), offset);
  const seen = new Date(house.clock.now().getTime() - ONLINE_MS);
  const team = teamPattern(path);
  const { rows } = await sql<People>`select
      coalesce((select sum(b.balance) from spendable_balances b join team_members m on m.id = b.member_id
        where m.path like ${team}), 0)::bigint as "teamBalance",
      (select count(*)::int from team_members where path like ${team}) as "teamCount",
      (select count(*)::int from team_members where upline_id = ${id}) as "directCount",
      (select count(distinct s.member_id)::int from living_sessions s join team_members m on m.id = s.member_id
        where m.path like ${team} and s.last_seen_at >= ${seen}) as "onlineCount",
      (select count(*)::int from team_members where path like ${team} and registered_at >= ${since}
        and registered_at < ${until}) as "totalRegisterCount"`.execute(house.reports);
  return rows[0]!;
}

type Deposits = {
  totalDepositCount: number;
  depositorCount: number;
  firstDepositCount: number;
  firstDepositAmount: bigint;
};

async function countDeposits({ reports }: House, { path }: Member, { from, to }: Period) {
  const team = teamPattern(path);
  const { rows } = await sql<Deposits>`select
      coalesce(sum(times), 0)::int as "totalDepositCount", count(distinct member_id)::int as "depositorCount",
      (select count(*)::int from first_deposits where path like ${team} and day between ${from} and ${to})
        as "firstDepositCount",
      coalesce((select sum(amount) from first_deposits where path like ${team}
        and day between ${from} and ${to}), 0)::bigint as "firstDepositAmount"
    from member_money where reason = 'DEPOSIT' and path like ${team}
      and day between ${from} and ${to}`.execute(reports);
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
  const { id, path } = await teamMember(house.db, agentId, wish.username);
  const period = reportPeriod(house, wish);
  const minutes = brandOf(house).timeZoneOffsetMinutes;
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
    sql<{ day: string; count: number }>`
      select (registered_at at time zone 'UTC' + make_interval(mins => ${minutes}::int))::date::text as day,
        count(*)::int as count
      from team_members where path like ${teamPattern(path)}
        and registered_at >= ${startOf(period.from, minutes)}
        and registered_at < ${startOf(addDays(period.to, 1), minutes)} group by 1`.execute(
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
