import type { agentsCentre as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { daysOf, type PeriodInput, reportPeriod } from '../report-period.ts';

type Shown = Output<typeof contract.income.value>;

const columns = {
  AGENT_REBATE: 'rebateDifference',
  AGENT_REBATE_REVERSE: 'rebateDifference',
  COMMISSION: 'commission',
  DAILY_SALARY: 'dailySalary',
  HOURLY_SALARY: 'hourlySalary',
  REALTIME_SALARY: 'realtimeSalary',
  DIVIDEND: 'dividend',
} as const;

/** What was credited to oneself, day by day; what is only earned stands apart. */
export async function showIncome(
  house: House,
  memberId: bigint,
  input: PeriodInput,
): Promise<Shown> {
  const period = reportPeriod(house, input);
  const [credited, unsettled] = await Promise.all([
    sql<{ day: string; reason: keyof typeof columns; amount: bigint }>`
      select day::text, reason, sum(amount)::bigint as amount from member_money
      where member_id = ${memberId} and day between ${period.from} and ${period.to}
        and reason = any(${Object.keys(columns)}) group by 1, 2`.execute(house.reports),
    sql<Shown['unsettled']>`select
      coalesce((select units from accruals where member_id = ${memberId} and kind = 'difference'), 0)::bigint
        as "rebateDifference",
      coalesce((select units from accruals where member_id = ${memberId} and kind = 'realtime'), 0)::bigint
        as "realtimeSalary",
      coalesce((select sum(gross - paid) from bills where receiver_id = ${memberId}
        and state in ('PENDING_APPROVAL', 'PAYABLE', 'PART_PAID', 'INSUFFICIENT')), 0)::bigint as bills`.execute(
      house.reports,
    ),
  ]);
  const list = daysOf(period).map((day) => {
    const row = {
      rebateDifference: 0n,
      dailySalary: 0n,
      hourlySalary: 0n,
      realtimeSalary: 0n,
      dividend: 0n,
      commission: 0n,
    };
    for (const one of credited.rows.filter((row) => row.day === day))
      row[columns[one.reason]] += one.amount;
    const total = Object.values(row).reduce((sum, amount) => sum + amount, 0n);
    return { day, ...row, total };
  });
  return { list, unsettled: unsettled.rows[0]! };
}
