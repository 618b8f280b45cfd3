import { agentsPlacementOperator } from '@baize/contract';
import { timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { stateColumn } from '../../../shared/list/named-columns.tsx';
import { stateFilter } from '../agent-filters.ts';
import { PAGE_SIZE } from '../agent-rows.ts';
import { wordsColumn } from '../words-column.tsx';
import { ApplicationCase } from './application-case.tsx';

const TONES = { new: 'warn', working: 'info', answered: 'good', closed: 'plain' } as const;

/** Who asked to become an agent. */
export const AgentApplicationsPage = listPage(agentsPlacementOperator.applications, {
  words: 'console.agents.applications',
  size: PAGE_SIZE,
  filters: [
    stateFilter({
      kind: 'chips',
      states: ['new', 'working', 'answered', 'closed'],
      word: (state) => `console.agents.applied.${state}`,
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.agents.sender', ({ sender, standing }, { text }) => [
      sender || text('console.agents.visitor'),
      text(`console.agents.standing.${standing}`),
    ]),
    wordsColumn(({ content }) => content),
    timeColumn('console.agents.since', ({ at }) => at),
    stateColumn('console.agents.stateLabel', 'console.agents.applied', 'state', TONES),
  ],
  beside: {
    words: 'console.agents.applications',
    picture: 'members-only',
    show: (id, row) => row && <ApplicationCase key={id} application={row} />,
  },
});
