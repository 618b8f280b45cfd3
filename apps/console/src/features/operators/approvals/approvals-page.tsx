import { operatorsApprovals } from '@baize/contract';
import { kindName } from '../../../shared/act/approval-words.ts';
import { TwoLines } from '../../../shared/list/columns.tsx';
import { namedChips } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useSaid } from '../../../shared/said/said.ts';
import { subjectText } from '../../../shared/said/subjects.tsx';
import { ApprovalCase } from './approval-case.tsx';
import { ApprovalTag } from './approval-tag.tsx';

const POLL_MS = 10_000;

/** What takes two people: asked by one, decided by another. */
export const ApprovalsPage = listPage(operatorsApprovals.listApprovals, {
  words: 'console.approvals',
  size: 20,
  everyMs: POLL_MS,
  useData: useSaid,
  filters: [
    namedChips('state', 'console.approvals', ['waiting', 'approved', 'rejected', 'withdrawn'], {
      label: 'console.approvals.state',
      any: 'console.approvals.all',
      unasked: 'waiting',
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    {
      header: 'console.approvals.kind',
      onCard: 'title',
      cell: (approval, { text, data }) => (
        <TwoLines first={kindName(text, approval.kind)} second={subjectText(data, approval)} />
      ),
    },
    { header: 'console.approvals.askedBy', cell: ({ askedBy }) => askedBy.username },
    {
      header: 'console.approvals.askedAt',
      cell: ({ askedAt }, { times }) => times.dayAndTime(askedAt),
    },
    { header: 'console.approvals.decidedBy', cell: ({ decidedBy }) => decidedBy?.username ?? '—' },
    {
      header: 'console.approvals.state',
      onCard: 'aside',
      cell: (approval) => <ApprovalTag approval={approval} />,
    },
  ],
  beside: {
    words: 'console.approvals',
    picture: 'members-only',
    show: (id, row) => row && <ApprovalCase key={id} approval={row} />,
  },
});
