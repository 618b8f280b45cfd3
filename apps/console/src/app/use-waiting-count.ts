import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../shared/approvals.ts';

/** How much waits for a second person. */
export function useWaitingCount(isWanted: boolean): number {
  const waiting = useQuery({ ...waitingQuery, enabled: isWanted });
  // What was read for another entry is at hand here too, and must not be shown.
  return isWanted ? (waiting.data?.totalCount ?? 0) : 0;
}
