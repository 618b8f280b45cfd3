import { agentsContractsOperator } from '@baize/contract';
import { tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { choiceFilter, textFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { kindFilter, stateFilter } from '../agent-filters.ts';
import { CONTRACT_KINDS, contractTone, PAGE_SIZE } from '../agent-rows.ts';
import { ContractCase } from './contract-case.tsx';

/** Every contract there is: the company's own, and those between agents. */
export const ContractsPage = listPage(agentsContractsOperator.contracts, {
  words: 'console.agents.contracts',
  file: 'agent-contracts.csv',
  size: PAGE_SIZE,
  filters: [
    textFilter('username', 'console.agents.username', (username) => ({ username })),
    kindFilter(CONTRACT_KINDS),
    stateFilter({
      states: ['ACTIVE', 'PENDING', 'TERMINATING', 'ENDED'],
      word: (state) => `console.agents.state.${state}`,
    }),
    choiceFilter({
      key: 'giver',
      label: 'console.agents.giver',
      any: 'console.agents.anyGiver',
      values: ['company', 'agent'],
      word: (giver) => (giver === 'company' ? 'console.agents.company' : 'console.agents.anAgent'),
      read: (giver) => ({ isByCompany: giver === 'company' }),
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    {
      header: 'console.agents.kind',
      onCard: 'title',
      cell: ({ kind }, { text }) => (
        <span className="font-semibold">{text(`console.agents.kind.${kind}`)}</span>
      ),
    },
    { header: 'console.agents.receiver', cell: ({ receiver }) => receiver },
    {
      header: 'console.agents.giver',
      cell: ({ giver }, { text }) => giver || text('console.agents.company'),
    },
    timeColumn('console.agents.proposedAt', ({ proposedAt }) => proposedAt, {
      className: 'md:max-[80rem]:hidden',
    }),
    tagColumn('console.agents.stateLabel', ({ state }, { text }) => [
      contractTone(state),
      text(`console.agents.state.${state as 'ACTIVE'}`),
    ]),
  ],
  beside: {
    words: 'console.agents.contracts',
    picture: 'members-only',
    show: (id, row) => row && <ContractCase key={id} contract={row} />,
  },
});
