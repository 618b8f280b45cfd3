import {
  cashierDepositsOperator,
  type cashierReportsOperator,
  cashierWithdrawalsOperator,
  type Output,
} from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { countCases } from '../aml/cases.ts';

type Counts = Output<typeof cashierReportsOperator.queueCounts.value>;

const OPEN_DEPOSITS = [
  ...cashierDepositsOperator.depositQueues.open,
  ...cashierDepositsOperator.depositQueues.confirming,
];
const {
  received: _received,
  returned: _returned,
  ...open
} = cashierWithdrawalsOperator.withdrawalQueues;
const OPEN_WITHDRAWALS = Object.values(open).flat();

/** What waits, state by state. Only open states are counted: what has ended is without number. */
export async function countQueues(house: House): Promise<Counts> {
  const deposits = await house.db
    .selectFrom('deposits')
    .select('state')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`sum(shown)::bigint`.as('sum'))
    .select(sql<Date>`min(created_at)`.as('oldest'))
    .where('state', 'in', OPEN_DEPOSITS)
    .groupBy('state')
    .execute();
  const withdrawals = await house.db
    .selectFrom('withdrawals')
    .select('state')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`sum(remaining)::bigint`.as('sum'))
    .select(sql<Date>`min(applied_at)`.as('oldest'))
    .where('state', 'in', OPEN_WITHDRAWALS)
    .groupBy('state')
    .execute();
  const payments = await house.db
    .selectFrom('deposit_payments')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .select(sql<Date | null>`min(arrived_at)`.as('oldest'))
    .where('matched_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const cases = await countCases(house);
  return {
    deposits: deposits.map((row) => ({ state: row.state, ...toQueue(row) })),
    withdrawals: withdrawals.map((row) => ({ state: row.state, ...toQueue(row) })),
    payments: toQueue(payments),
    cases: cases.count,
    oldestCaseAt: cases.oldest?.getTime() ?? null,
  };
}

type Counted = { count: number; sum: bigint; oldest: Date | null };

function toQueue({ count, sum, oldest }: Counted) {
  return { count, sum, oldestAt: oldest?.getTime() ?? null };
}
