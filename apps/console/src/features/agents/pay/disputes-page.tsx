import { agentsPayOperator } from '@baize/contract';
import { timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { namedChips } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { stateColumn } from '../../../shared/list/named-columns.tsx';
import { PAGE_SIZE } from '../agent-rows.ts';
import { wordsColumn } from '../words-column.tsx';
import { DisputeCase } from './dispute-case.tsx';
import { periodText } from './run-parts.tsx';

const TONES = { OPEN: 'warn', UPHELD: 'good', REJECTED: 'plain' } as const;

/** Bills that their receivers contest, and the answer to them. */
export const BillDisputesPage = listPage(agentsPayOperator.disputes, {
  words: 'console.agents.disputes',
  size: PAGE_SIZE,
  filters: [
    namedChips('state', 'console.agents.disputeState', ['OPEN', 'UPHELD', 'REJECTED'], {
      label: 'console.agents.stateLabel',
      unasked: 'OPEN',
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.agents.receiver', ({ bill }, { text }) => [
      bill.receiver,
      `${text(`console.agents.kind.${bill.kind}`)}, ${periodText(bill)}`,
    ]),
    wordsColumn(({ words }) => words),
    timeColumn('console.agents.since', ({ at }) => at),
    stateColumn('console.agents.stateLabel', 'console.agents.disputeState', 'state', TONES),
  ],
  beside: {
    words: 'console.agents.disputes',
    picture: 'members-only',
    show: (id, row) => row && <DisputeCase key={id} dispute={row} />,
  },
});
