import { type Output, operatorsApprovals } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../queries.ts';

export type Approval = Output<typeof operatorsApprovals.approval>;

const POLL_MS = 10_000;
const SHOWN = 5;

/** What waits for a second person: the newest few, and how many there are. */
export const waitingQuery = queryOptions({
  ...queryOf(operatorsApprovals.listApprovals, { page: 1, pageSize: SHOWN, state: 'waiting' }),
  refetchInterval: POLL_MS,
});
