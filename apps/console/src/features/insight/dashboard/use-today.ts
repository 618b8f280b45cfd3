import { insightDashboardOperator, type Output } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLiveTouch } from '../../../shared/live/use-live-touch.ts';
import { queryOf } from '../../../shared/queries.ts';

export type Today = Output<typeof insightDashboardOperator.today.value>;
export type Sums = Today['sums'];
export type Point = Today['hours'][number]['now'];

/** The socket tells of new figures; this is for what nobody tells of. */
const POLL_MS = 20_000;

export const todayQuery = queryOptions({
  ...queryOf(insightDashboardOperator.today, {}),
  refetchInterval: POLL_MS,
});

/** Today's figures, read anew whenever the book has counted something. */
export function useToday() {
  useLiveTouch('ops:insight', [insightDashboardOperator.today]);
  return useQuery(todayQuery);
}
