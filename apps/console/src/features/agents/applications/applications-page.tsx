import { agentsPlacementOperator } from '@baize/contract';
import { FilterBar, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { type Application, PAGE_SIZE } from '../agent-rows.ts';
import { ApplicationCase } from './application-case.tsx';

const STATES = ['new', 'working', 'answered', 'closed'] as const;
const TONES = { new: 'warn', working: 'info', answered: 'good', closed: 'plain' } as const;

/** Who asked to become an agent. */
export function ApplicationsPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const state = STATES.find((one) => one === search.state);
  const list = useQuery({
    ...queryOf(agentsPlacementOperator.applications, {
      page,
      size: PAGE_SIZE,
      ...(state && { state }),
    }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  return (
    <ListPage
      title={text('console.agents.applications')}
      lead={text('console.agents.applicationsLead')}
      query={list}
      columns={columns}
      rowId={({ id }) => id}
      none={{
        title: text('console.agents.noApplications'),
        text: text('console.agents.noApplicationsText'),
      }}
      beside={{
        title: text('console.agents.application'),
        choose: {
          picture: 'members-only',
          title: text('console.agents.applicationChoose'),
          text: text('console.agents.applicationChooseText'),
        },
        show: (id, row) => row && <ApplicationCase key={id} application={row} />,
      }}
    >
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'state',
            label: text('console.agents.stateLabel'),
            kind: 'chips',
            options: [
              { value: '', label: text('console.agents.anyState') },
              ...STATES.map((value) => ({
                value,
                label: text(`console.agents.applied.${value}`),
              })),
            ],
          },
        ]}
        state={{ state: search.state ?? '' }}
        onChange={({ state: next = '' }) => setSearch({ state: next, page: '', id: '' })}
      />
    </ListPage>
  );
}

function columnsOf(text: Text, times: Times): Column<Application>[] {
  return [
    {
      id: 'sender',
      header: text('console.agents.sender'),
      onCard: 'title',
      cell: ({ sender, standing }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{sender || text('console.agents.visitor')}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">
            {text(`console.agents.standing.${standing}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'words',
      header: text('console.agents.words'),
      cell: ({ content }) => (
        <span className="line-clamp-2 min-w-44 max-w-md py-1.5 leading-tight whitespace-normal">
          {content}
        </span>
      ),
    },
    {
      id: 'at',
      header: text('console.agents.since'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.agents.stateLabel'),
      onCard: 'aside',
      cell: ({ state }) => <Tag tone={TONES[state]}>{text(`console.agents.applied.${state}`)}</Tag>,
    },
  ];
}
