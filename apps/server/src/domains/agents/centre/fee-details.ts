import type { Period } from '@baize/calendar';
import type { agentsCentreDetails as contract, Output } from '@baize/contract';
import { timesRate } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Member } from '../../members/index.ts';
import { companyFees } from '../pay/company-fees.ts';
import { daysOf, reportPeriod } from '../report-period.ts';
import { type AgentSettings, agentSettings } from '../settings.ts';
import { figuresOf, noFigures } from '../sums/figures.ts';
import { directsOf } from '../tree/directs.ts';
import { teamMember } from '../tree/team.ts';

type Fees = Output<typeof contract.paymentFees.value>['footer'];

/** What payments cost: shares of what was paid in and out, as they are taken off before a dividend. */
function feesOf(moved: { deposit: bigint; withdrawal: bigint }, settings: AgentSettings): Fees {
  const { deposit, withdrawal } = moved;
  const depositFee = timesRate(deposit, settings.depositFee);
  const withdrawalFee = timesRate(withdrawal, settings.withdrawalFee);
  return { deposit, depositFee, withdrawal, withdrawalFee, total: depositFee + withdrawalFee };
}

export async function showBankCharges(
  house: House,
  agentId: bigint,
  { username, page, size, ...input }: Output<typeof contract.bankCharges.input>,
): Promise<Output<typeof contract.bankCharges.value>> {
  const leader = await teamMember(house.db, agentId, username);
  const period = reportPeriod(house, input);
  const settings = await agentSettings(house.reports);
  const { people: children, count } = await directsOf(house.reports, {
    uplineId: leader.id,
    page,
    size,
  });
  const memberIds = children.map(({ id }) => id);
  const [own, theirs] = await Promise.all([
    figuresOf(house.reports, { memberIds: [leader.id], period, of: 'own' }),
    figuresOf(house.reports, { memberIds, period, of: 'team' }),
  ]);
  const self = {
    username: leader.username,
    isSelf: true,
    ...feesOf(own.get(leader.id)!, settings),
  };
  const rows = children.map(({ id, username }) => ({
    username,
    isSelf: false,
    ...feesOf(theirs.get(id)!, settings),
  }));
  return {
    list: page === 1 ? [self, ...rows] : rows,
    total: count + 1,
    totalPages: Math.max(1, Math.ceil(count / size)),
  };
}

export async function showPaymentFees(
  house: House,
  agentId: bigint,
  { username, ...input }: Output<typeof contract.paymentFees.input>,
): Promise<Output<typeof contract.paymentFees.value>> {
  const leader = await teamMember(house.db, agentId, username);
  const period = reportPeriod(house, input);
  const settings = await agentSettings(house.reports);
  const moved = await paymentsByDay(house, leader, period);
  const list = daysOf(period).map((day) => ({
    day,
    ...feesOf(moved.get(day) ?? noFigures, settings),
  }));
  const whole = [...moved.values()].reduce(
    (sum, { deposit, withdrawal }) => ({
      deposit: sum.deposit + deposit,
      withdrawal: sum.withdrawal + withdrawal,
    }),
    { deposit: 0n, withdrawal: 0n },
  );
  return { list, footer: feesOf(whole, settings) };
}

async function paymentsByDay({ reports }: House, { id }: Member, { from, to }: Period) {
  const { rows } = await sql<{ day: string; deposit: bigint; withdrawal: bigint }>`
    select day::text, coalesce(sum(amount) filter (where reason = 'DEPOSIT'), 0)::bigint as deposit,
      coalesce(sum(abs(amount)) filter (where reason = 'WITHDRAW_DONE'), 0)::bigint as withdrawal
    from team_money where member_id = ${id} and day between ${from} and ${to}
      and reason in ('DEPOSIT', 'WITHDRAW_DONE') group by 1`.execute(reports);
  return new Map(rows.map(({ day, ...moved }) => [day, moved]));
}

export async function showVendorFees(
  house: House,
  agentId: bigint,
  { username, ...input }: Output<typeof contract.vendorFees.input>,
): Promise<Output<typeof contract.vendorFees.value>> {
  const { id } = await teamMember(house.db, agentId, username);
  const { from, to } = reportPeriod(house, input);
  const settings = await agentSettings(house.reports);
  const { rows } = await sql<{ category: string; bet: bigint; payout: bigint }>`
    select category, sum(stake)::bigint as bet, sum(payout)::bigint as payout from team_bets
    where member_id = ${id} and day between ${from} and ${to} group by 1 order by 1`.execute(
    house.reports,
  );
  const stake = rows.reduce((sum, { bet }) => sum + bet, 0n);
  const payout = rows.reduce((sum, row) => sum + row.payout, 0n);
  const team = { stake: String(stake), payout: String(payout) };
  return {
    rate: settings.vendorFee,
    list: rows.map((row) => ({ ...row, won: row.bet - row.payout })),
    won: stake - payout,
    fee: companyFees(team, settings),
  };
}
