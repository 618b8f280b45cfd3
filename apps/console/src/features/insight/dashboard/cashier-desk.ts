import {
  cashierDepositsOperator,
  cashierReportsOperator,
  cashierWithdrawalsOperator,
} from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { keyOf } from '../../../shared/queries.ts';
import type { WordId } from '../../../shared/words.ts';
import type { Desk, WaitingLine } from './desk.ts';

type Queue = { state: string; count: number; oldestAt: number | null };

const { waiting, approved, failed, disputed } = cashierWithdrawalsOperator.withdrawalQueues;

/** One call counts all queues of the cashier. */
export const cashierDesk: Desk = {
  key: [...keyOf(cashierReportsOperator.queueCounts), 'waiting'],
  right: 'cashier.read',
  read: async (signal) => {
    const counts = await ask(cashierReportsOperator.queueCounts, {}, signal);
    const { withdrawals, deposits, payments, cases, oldestCaseAt } = counts;
    const { confirming } = cashierDepositsOperator.depositQueues;
    return [
      lineOf('/withdrawals', 'console.dashboard.toReview', among(waiting, withdrawals)),
      lineOf('/withdrawals', 'console.dashboard.toPay', {
        ...among(approved, withdrawals),
        search: { queue: 'approved' },
      }),
      lineOf('/withdrawals', 'console.dashboard.failed', {
        ...among(failed, withdrawals),
        search: { queue: 'failed' },
      }),
      lineOf('/disputes', 'console.nav.disputes', among(disputed, withdrawals)),
      lineOf('/deposits', 'console.dashboard.toMatch', among(confirming, deposits)),
      lineOf('/payments', 'console.dashboard.unmatched', payments),
      lineOf('/money-cases', 'console.nav.cases', { count: cases, oldestAt: oldestCaseAt }),
    ];
  },
};

type Waits = { count: number; oldestAt: number | null; search?: Record<string, string> };

function lineOf(to: string, label: WordId, { count, oldestAt, search }: Waits): WaitingLine {
  return { to, label, count, oldestAt, isMore: false, ...(search && { search }) };
}

/** The states of one queue together, as old as their oldest. */
function among(states: readonly string[], rows: readonly Queue[]): Waits {
  const found = rows.filter(({ state }) => states.includes(state));
  const times = found.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt]));
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    oldestAt: times.length > 0 ? Math.min(...times) : null,
  };
}
