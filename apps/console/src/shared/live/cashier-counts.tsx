import {
  cashierDepositsOperator,
  cashierReportsOperator,
  cashierWithdrawalsOperator,
  type Output,
} from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOf } from '../queries.ts';
import { useMay } from '../session/use-me.ts';
import { useLiveTouch } from './use-live-touch.ts';

export type CashierCounts = Output<typeof cashierReportsOperator.queueCounts.value>;
/** The pages of the cashier where something waits. */
export type CashierQueue = 'withdrawals' | 'disputes' | 'deposits' | 'payments' | 'cases';

/** News come by socket; this is for what the clock does alone. */
const POLL_MS = 30_000;

export const countsQuery = queryOptions({
  ...queryOf(cashierReportsOperator.queueCounts, {}),
  refetchInterval: POLL_MS,
});

/** What waits for a person in each queue; nothing for whom the cashier is closed. */
export function useCashierCounts(): Record<CashierQueue, number> | undefined {
  const counts = useQuery({ ...countsQuery, enabled: useMay('cashier.read') }).data;
  return counts && waitingAt(counts);
}

export function waitingAt(counts: CashierCounts): Record<CashierQueue, number> {
  const { waiting, approved, paying, failed, disputed } =
    cashierWithdrawalsOperator.withdrawalQueues;
  const among = (states: readonly string[], rows: readonly { state: string; count: number }[]) =>
    rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
  return {
    withdrawals: among([...waiting, ...approved, ...paying, ...failed], counts.withdrawals),
    disputes: among(disputed, counts.withdrawals),
    deposits: among(cashierDepositsOperator.depositQueues.confirming, counts.deposits),
    payments: counts.payments.count,
    cases: counts.cases,
  };
}

/** Whoever may read the cashier's desks hears of every change, on whatever page. */
export function CashierNews() {
  useLiveTouch('ops:cashier', ['cashier']);
  return null;
}
