import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../shared/approvals.ts';

/** How much waits for a second person. */
export function useWaitingCount(isWanted: boolean): number {
  return useQuery({ ...waitingQuery, enabled: isWanted }).data?.totalCount ?? 0;
}
