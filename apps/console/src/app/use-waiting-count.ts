import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../shared/act/approvals.ts';
import { type CashierQueue, useCashierCounts } from '../shared/live/cashier-counts.tsx';
import { workCounts } from '../shared/work/work.ts';
import type { Room } from './rooms.ts';

/** How much waits in a room: for a second person, for oneself, or for anyone in a queue of the cashier. */
export function useWaitingCount({ counts, pages }: Room): number {
  const isApprovals = counts === 'approvals';
  const waiting = useQuery({ ...waitingQuery, enabled: isApprovals });
  const isWork = counts === 'work';
  const work = useQuery({ ...workCounts, enabled: isWork });
  const pageCount = usePageCount();
  // What was read for another entry is at hand here too, and must not be shown.
  if (isApprovals) return waiting.data?.totalCount ?? 0;
  if (isWork) return work.data?.mine ?? 0;
  if (counts !== 'cashier') return 0;
  return pages.reduce((sum, page) => sum + pageCount(page.counts), 0);
}

/** How much waits on one page. */
export function usePageCount(): (counts: CashierQueue | undefined) => number {
  const cashier = useCashierCounts();
  return (counts) => (counts && cashier?.[counts]) || 0;
}
