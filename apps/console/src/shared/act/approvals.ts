import { type Output, operators } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../api.ts';

export type Approval = Output<typeof operators.approval>;

const POLL_MS = 10_000;
const SHOWN = 5;

/** What waits for a second person: the newest few, and how many there are. */
export const waitingQuery = queryOptions({
  queryKey: ['approvals', 'waiting'],
  queryFn: ({ signal }) =>
    ask(operators.listApprovals, { page: 1, pageSize: SHOWN, state: 'waiting' }, signal),
  refetchInterval: POLL_MS,
});
