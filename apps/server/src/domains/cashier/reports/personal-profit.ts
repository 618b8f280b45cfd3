import type { cashierReports as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { brandOf } from '../../system/index.ts';
import type { Reason } from '../../wallet/index.ts';

type Answer = Output<typeof contract.personalProfit.value>;
type Sums = Answer['total'];
type Bets = Omit<Answer['categories'][number], 'category' | 'profit'>;
type Part = Exclude<keyof Sums, keyof Bets | 'profit'>;

/** Which reasons make up which column; what is moved between own wallets is neither gain nor loss. */
const parts: Record<Part, readonly Reason[]> = {
  deposits: ['DEPOSIT', 'DEPOSIT_FEE'],
  // What the member has in hand, as everywhere: not what is asked for and may come back.
  withdrawals: ['WITHDRAW_DONE'],
  rebate: ['BET_REBATE', 'REBATE_REVERSE', 'CASHBACK', 'MANUAL_REBATE', 'AGENT_REBATE'],
  promotion: [
    'DEPOSIT_BONUS',
    'PROMO',
    'MISSION',
    'SIGN_IN',
    'RED_PACKET',
    'RAFFLE',
    'VIP_UPGRADE',
    'VIP_WEEKLY',
    'VIP_MONTHLY',
    'VIP_BIRTHDAY',
    'REFERRAL',
    'POINTS_CONVERT',
  ],
  jackpot: ['JACKPOT'],
  salary: ['DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'],
  dividend: ['DIVIDEND'],
};

/** What a member gained and lost, from settled bets and from what they were given. */
export async function showPersonalProfit(
  house: House,
  memberId: bigint,
  input: { startDate?: number | undefined; endDate?: number | undefined },
): Promise<Answer> {
  const period = { ...readPeriod(house, input), offset: brandOf(house).timeZoneOffsetMinutes };
  const bets = await readBets(house, memberId, period);
  const money = await readMoney(house, memberId, period);
  const keys = new Set([...bets, ...money].map(({ day }) => day));
  const days = [...keys]
    .sort((a, b) => (a < b ? 1 : -1))
    .map((day) => {
      const isOfDay = (row: { day: string }) => row.day === day;
      return { day, ...sumsOf(bets.filter(isOfDay), money.filter(isOfDay)) };
    });
  const categories = [...new Set(bets.map(({ category }) => category))].sort().map((category) => {
    const own = betsOf(bets.filter((row) => row.category === category));
    return { category, ...own, profit: own.winAmount - own.betAmount };
  });
  return { days, categories, total: sumsOf(bets, money) };
}

type Period = { from: Date; to: Date; offset: number };
type BetRow = { day: string; category: string; count: number } & Record<
  'stake' | 'valid' | 'payout',
  bigint
>;
type MoneyRow = { day: string; reason: Reason; amount: bigint };

async function readBets(house: House, memberId: bigint, { from, to, offset }: Period) {
  const { rows } = await sql<BetRow>`
    select to_char(settled_at at time zone 'UTC' + make_interval(mins => ${offset}::int), 'YYYY-MM-DD') as day,
      category, sum(bets)::int as count, sum(stake)::bigint as stake, sum(valid_bet)::bigint as valid,
      sum(payout)::bigint as payout
    from counted_plays where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${to}
    group by 1, 2`.execute(house.reports);
  return rows;
}

async function readMoney(house: House, memberId: bigint, { from, to, offset }: Period) {
  const reasons = Object.values(parts).flat();
  const { rows } = await sql<MoneyRow>`
    select to_char(at at time zone 'UTC' + make_interval(mins => ${offset}::int), 'YYYY-MM-DD') as day,
      reason, sum(amount)::bigint as amount
    from counted_moves where member_id = ${memberId} and purpose in ('cash', 'payouts')
      and at >= ${from} and at < ${to} and reason = any(${reasons})
    group by 1, 2`.execute(house.reports);
  return rows;
}

function betsOf(rows: readonly BetRow[]): Bets {
  const sum = (field: 'stake' | 'valid' | 'payout') =>
    rows.reduce((total, row) => total + row[field], 0n);
  return {
    betCount: rows.reduce((total, { count }) => total + count, 0),
    betAmount: sum('stake'),
    validBetAmount: sum('valid'),
    winAmount: sum('payout'),
  };
}

function sumsOf(bets: readonly BetRow[], money: readonly MoneyRow[]): Sums {
  const of = (part: Part) =>
    money
      .filter(({ reason }) => parts[part].includes(reason))
      .reduce((total, { amount }) => total + amount, 0n);
  const own = betsOf(bets);
  const given = {
    rebate: of('rebate'),
    promotion: of('promotion'),
    jackpot: of('jackpot'),
    salary: of('salary'),
    dividend: of('dividend'),
  };
  const gains = Object.values(given).reduce((total, amount) => total + amount, 0n);
  return {
    ...own,
    ...given,
    deposits: of('deposits'),
    withdrawals: -of('withdrawals'),
    profit: own.winAmount - own.betAmount + gains,
  };
}
