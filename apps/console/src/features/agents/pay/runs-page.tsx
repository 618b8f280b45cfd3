import { agentsPayOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import {
  figureColumn,
  moneyColumn,
  timeColumn,
  titleColumn,
} from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { kindFilter, stateFilter } from '../agent-filters.ts';
import { PAGE_SIZE, RUN_KINDS } from '../agent-rows.ts';
import { PreviewRun } from './preview-run.tsx';
import { periodText, RunTag } from './run-parts.tsx';

/** What was paid by contract, a run for each kind and period; and what waits for a decision. */
export const RunsPage = listPage(agentsPayOperator.payRuns, {
  words: 'console.agents.runs',
  file: 'payroll-runs.csv',
  size: PAGE_SIZE,
  Above: PreviewRun,
  filters: [
    stateFilter({
      kind: 'chips',
      states: ['WAITING', 'HELD', 'PAID'],
      word: (state) => `console.agents.run.${state}`,
    }),
    kindFilter(RUN_KINDS),
  ],
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.agents.runOf', ({ id, kind, from, to }, { text }) => [
      <Link
        key={id}
        to="/pay-runs/$runId"
        params={{ runId: id }}
        className={textLinkClasses}
        onClick={(event) => event.stopPropagation()}
      >
        {text(`console.agents.kind.${kind}`)}
      </Link>,
      periodText({ from, to }),
    ]),
    figureColumn('console.agents.bills.title', ({ bills }) => bills),
    moneyColumn('console.agents.companyPays', ({ gross }) => gross),
    moneyColumn('console.agents.missing', ({ missing }) => missing),
    timeColumn('console.agents.ranAt', ({ at }) => at, { className: 'md:max-[70rem]:hidden' }),
    {
      header: 'console.agents.stateLabel',
      onCard: 'aside',
      cell: ({ state }) => <RunTag state={state} />,
    },
  ],
  open: ({ id }) => ({ to: '/pay-runs/$runId', params: { runId: id } }),
});
