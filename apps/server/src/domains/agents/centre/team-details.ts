import type { agentsCentreDetails as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findInTeam, kindOf } from '../../members/index.ts';
import { daysOf, reportPeriod } from '../report-period.ts';
import { addMoney, type Figures, netOf, noFigures } from '../sums/figures.ts';
import { reasonGroups } from '../sums/money-sums.ts';
import { sizesOfTeams } from '../sums/team-people.ts';
import { leaderOf, teamMember } from '../tree/team.ts';
import { countPresent } from './overview.ts';

export async function showPromotions(
  house: House,
  agentId: bigint,
  { username, ...input }: Output<typeof contract.promotionDetail.input>,
): Promise<Output<typeof contract.promotionDetail.value>> {
  const { id } = await teamMember(house.db, agentId, username);
  const { from, to } = reportPeriod(house, input);
  const { rows } = await sql<{ day: string; code: string; times: number; amount: Money }>`
    select day::text, reason as code, times::int, amount from team_money
    where member_id = ${id} and day between ${from} and ${to}
      and reason = any(${reasonGroups.promotion})
    order by day desc, reason`.execute(house.reports);
  return { list: rows, footer: { amount: rows.reduce((sum, { amount }) => sum + amount, 0n) } };
}

/** One person alone: nobody below them is in it. */
export async function showMemberProfit(
  house: House,
  agentId: bigint,
  { username, ...input }: Output<typeof contract.memberProfit.input>,
): Promise<Output<typeof contract.memberProfit.value>> {
  const member = await teamMember(house.db, agentId, username);
  const period = reportPeriod(house, input);
  const mine = sql`member_id = ${member.id} and day between ${period.from} and ${period.to}`;
  const [bets, moved] = await Promise.all([
    sql<Pick<Figures, 'stake' | 'validBet' | 'payout'> & { day: string }>`
      select day::text, sum(stake)::bigint as stake, sum(valid_bet)::bigint as "validBet",
        sum(payout)::bigint as payout from member_bets where ${mine} group by 1`.execute(
      house.reports,
    ),
    sql<{ day: string; reason: string; amount: bigint }>`
      select day::text, reason, sum(amount)::bigint as amount from member_money where ${mine}
      group by 1, 2`.execute(house.reports),
  ]);
  const whole: Figures = { ...noFigures };
  const list = daysOf(period).map((day) => {
    const { day: _, ...sums } = bets.rows.find((row) => row.day === day) ?? { day };
    const figures: Figures = { ...noFigures, ...sums };
    for (const { reason, amount } of moved.rows.filter((row) => row.day === day))
      addMoney(figures, reason, amount);
    for (const key of Object.keys(whole) as (keyof Figures)[]) whole[key] += figures[key];
    return { day, ...profitOf(figures) };
  });
  return { username: member.username, list, footer: profitOf(whole) };
}

function profitOf(figures: Figures) {
  const { stake: bet, validBet, payout, rebate, promotion, salary, dividend } = figures;
  return { bet, validBet, payout, rebate, promotion, salary, dividend, net: netOf(figures) };
}

/** By name or by number; a number of another tree is nobody's. */
export async function countOnline(
  house: House,
  agentId: bigint,
  { username, customerId }: Output<typeof contract.onlineCount.input>,
): Promise<Output<typeof contract.onlineCount.value>> {
  const asker = await leaderOf(house.db, agentId);
  const member =
    customerId === undefined
      ? await teamMember(house.db, agentId, username)
      : ((await findInTeam(house.db, asker, BigInt(customerId))) ?? refuse('NOT_FOUND'));
  const [{ onlineCount }, sizes] = await Promise.all([
    countPresent(house, member),
    sizesOfTeams(house.reports, [member]),
  ]);
  return { customerId: Number(member.id), onlineCount, teamCount: sizes.get(member.id) ?? 1 };
}

type Registered = Output<typeof contract.registered.value>;
type Came = {
  code: string;
  username: string;
  type: number;
  registered_at: Date;
  day: string | null;
  amount: Money | null;
};

/** Whoever comes by a link stands below its owner; who was moved since is not shown any more. */
export async function listRegistered(
  house: House,
  agentId: bigint,
  { affiUrlId, page, size }: Output<typeof contract.registered.input>,
): Promise<Registered> {
  const came = sql`from link_members l join team_members m on m.id = l.member_id
    where m.upline_id = ${agentId}
      and (${affiUrlId ?? null}::text is null or l.code = ${affiUrlId ?? null})`;
  const { rows } = await sql<Came>`select c.*, f.day::text, f.amount
    from (select l.code, m.id, m.username, m.type, m.registered_at ${came}
      order by m.id desc limit ${size} offset ${(page - 1) * size}) c
    left join first_deposits f on f.member_id = c.id order by c.id desc`.execute(house.reports);
  const counted = await sql<{ count: number }>`select count(*)::int as count ${came}`.execute(
    house.reports,
  );
  const { count } = counted.rows[0]!;
  return {
    list: rows.map((row): Registered['list'][number] => ({
      code: row.code,
      username: row.username,
      registeredAt: row.registered_at.getTime(),
      kind: kindOf(row.type) === 'agent' ? 'AGENT' : 'PLAYER',
      firstDepositOn: row.day,
      firstDepositAmount: row.amount,
    })),
    total: count,
    totalPages: Math.ceil(count / size),
  };
}
