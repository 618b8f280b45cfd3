import { cashierAmlOperator } from '@baize/contract';
import {
  memberColumn,
  moneyColumn,
  tagColumn,
  titleColumn,
} from '../../../shared/list/columns.tsx';
import { chipsFilter, choiceFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { Age } from '../age.tsx';
import { memberByNumber } from '../queue-filters.ts';
import { CaseFile } from './case-file.tsx';

const LATE_MINUTES = 1_440;

/** Patterns that somebody must look into: open ones first, the oldest on top. */
export const CasesPage = listPage(cashierAmlOperator.listCases, {
  words: 'console.aml',
  isLive: true,
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.cashier.state',
      values: ['OPEN', 'CLOSED'],
      unasked: 'OPEN',
      word: (state) => `console.aml.state.${state}`,
      read: (state) => ({ state }),
    }),
    choiceFilter({
      key: 'pattern',
      label: 'console.aml.pattern',
      any: 'console.aml.anyPattern',
      values: cashierAmlOperator.watchPatterns,
      word: (pattern) => `console.aml.pattern.${pattern}`,
      read: (pattern) => ({ pattern }),
    }),
    memberByNumber,
  ],
  rowId: ({ caseId }) => caseId,
  columns: [
    titleColumn('console.aml.pattern', ({ pattern, caseId }, { text }) => [
      text(`console.aml.pattern.${pattern}`),
      `C-${caseId}`,
    ]),
    memberColumn('console.cashier.memberName', ({ memberId, username }) => ({
      memberId,
      name: username,
    })),
    moneyColumn('console.cashier.amount', ({ amount }) => amount),
    {
      header: 'console.aml.assigned',
      cell: ({ assignedTo }) => assignedTo ?? <span className="text-ink-soft">–</span>,
    },
    {
      header: 'console.cashier.waiting',
      align: 'figure',
      cell: ({ openedAt, closedAt }) => (
        <Age since={openedAt} until={closedAt} lateMinutes={LATE_MINUTES} />
      ),
    },
    tagColumn('console.cashier.state', ({ state, outcome }, { text }) => [
      state === 'OPEN' ? 'warn' : 'plain',
      text(outcome ? `console.aml.outcome.${outcome}` : `console.aml.state.${state}`),
    ]),
  ],
  summary: 'console.cashier.count',
  beside: {
    words: 'console.aml',
    picture: 'members-only',
    show: (id) => <CaseFile key={id} caseId={id} />,
  },
});
