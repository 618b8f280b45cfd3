import { membersDataRequestsOperator } from '@baize/contract';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { namedChips } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { stateColumn } from '../../../shared/list/named-columns.tsx';
import { DataRequestCase } from './data-request-case.tsx';

const TONES = { waiting: 'warn', done: 'good', refused: 'plain' } as const;
const MAX_SHOWN = 100;

/** Who asked for their data or its erasure, the soonest due first. */
export const DataRequestsPage = listPage(membersDataRequestsOperator.listDataRequests, {
  words: 'console.dataRequests',
  size: MAX_SHOWN,
  filters: [
    namedChips('state', 'console.dataRequests.state', ['waiting', 'done', 'refused'], {
      unasked: 'waiting',
    }),
  ],
  rowId: ({ requestId }) => requestId,
  columns: [
    {
      header: 'console.dataRequests.member',
      onCard: 'title',
      cell: ({ member }) => <span className="font-semibold">{member.username}</span>,
    },
    {
      header: 'console.dataRequests.kind',
      cell: ({ kind }, { text }) => text(`console.dataRequests.kind.${kind}`),
    },
    timeColumn('console.dataRequests.askedAt', ({ askedAt }) => askedAt),
    {
      header: 'console.dataRequests.dueAt',
      cell: ({ dueAt, state }, { times }) => (
        <span className={dueAt < Date.now() && state === 'waiting' ? 'num text-danger' : 'num'}>
          {times.day(dueAt)}
        </span>
      ),
    },
    stateColumn('console.dataRequests.state', 'console.dataRequests.state', 'state', TONES),
  ],
  beside: {
    words: 'console.dataRequests',
    picture: 'members-only',
    show: (id, row) => row && <DataRequestCase key={id} request={row} />,
  },
});
