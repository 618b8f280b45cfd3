import { type Period, spanOf } from '@baize/calendar';
import type { cashierReportsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readDays } from '../../../platform/lists/report-period.ts';
import { brandOf } from '../../system/index.ts';
import { type DailyFlow, dailyFlows } from '../../wallet/index.ts';

type Answer = Output<typeof contract.dailyCash.value>;
type Sums = Answer['footer'];

const QUARTER_DAYS = 92;

/** What came in and went out day by day, beside what the ledger says of the bank: both must agree. */
export async function reportDailyCash(house: House, period: Period): Promise<Answer> {
  const days = readDays(period, { maxDays: QUARTER_DAYS });
  const offsetMinutes = brandOf(house).timeZoneOffsetMinutes;
  const { from, to } = spanOf(period, offsetMinutes);
  const flows = await dailyFlows(house.reports, {
    accounts: ['bank', 'fees', 'promotions', 'adjustments'],
    from,
    to,
    offsetMinutes,
  });
  const list = days.map((day) => ({ day, ...sumsOf(flows.filter((flow) => flow.day === day)) }));
  return { list, footer: sumsOf(flows), held: await heldNow(house) };
}

function sumsOf(flows: readonly DailyFlow[]): Sums {
  const sum = (account: string, reason?: string) =>
    flows
      .filter((flow) => flow.account === account && (reason ?? flow.reason) === flow.reason)
      .reduce((total, { amount }) => total + amount, 0n);
  const times = (reason: string) =>
    flows
      .filter((flow) => flow.account === 'bank' && flow.reason === reason)
      .reduce((total, one) => total + one.times, 0);
  // A deposit is credited out of the bank's account: seen from there it leaves.
  const deposits = -sum('bank', 'DEPOSIT');
  const withdrawals = sum('bank', 'WITHDRAW_DONE');
  return {
    deposits,
    depositCount: times('DEPOSIT'),
    depositFees: sum('fees', 'DEPOSIT_FEE'),
    depositBonuses: -sum('promotions', 'DEPOSIT_BONUS'),
    withdrawals,
    withdrawalCount: times('WITHDRAW_DONE'),
    withdrawalFees: sum('fees', 'WITHDRAW_FEE'),
    adjustmentsAdded: -sum('adjustments', 'ADJUST_ADD'),
    adjustmentsTaken: sum('adjustments', 'ADJUST_MINUS'),
    bankNet: deposits - withdrawals,
    bankLedger: -sum('bank'),
  };
}

/** What was asked for and is neither with its owner nor back. */
async function heldNow(house: House): Promise<bigint> {
  const { held } = await house.reports
    .selectFrom('withdrawals')
    .select(
      sql<bigint>`coalesce(sum(remaining + case when fee_taken then 0 else fee end), 0)::bigint`.as(
        'held',
      ),
    )
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return held;
}
