import { membersDataRequestsOperator, type Output } from '@baize/contract';
import { FilterBar, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChooseOne } from '../../../shared/list/choose-one.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { Split } from '../../../shared/list/split.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { DataRequestCase } from './data-request-case.tsx';

type Request = Output<typeof membersDataRequestsOperator.listDataRequests.value>['list'][number];

const STATES = ['waiting', 'done', 'refused'] as const;
const MOST = 100;

/** Who asked for his data or its erasure, the soonest due first. */
export function DataRequestsPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const state = STATES.find((known) => known === search.state) ?? 'waiting';
  const list = useQuery({
    ...queryOf(membersDataRequestsOperator.listDataRequests, { state, size: MOST }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = list.data?.list.find(({ requestId }) => requestId === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <Split
      asideTitle={text('console.dataRequests.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <DataRequestCase key={opened.requestId} request={opened} />}
      whenClosed={
        <ChooseOne
          picture="members-only"
          title={text('console.dataRequests.choose')}
          text={text('console.dataRequests.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.dataRequests.title')}
          lead={text('console.dataRequests.lead')}
        />
        <FilterBar
          className="mb-4"
          filters={[
            {
              key: 'state',
              label: text('console.dataRequests.state'),
              kind: 'chips',
              // The first is what one meets unasked, so the address need not name it.
              options: STATES.map((value) => ({
                value: value === 'waiting' ? '' : value,
                label: text(`console.dataRequests.state.${value}`),
              })),
            },
          ]}
          state={{ state: state === 'waiting' ? '' : state }}
          onChange={(next) => setSearch({ state: next.state ?? '', id: '' })}
        />
        <Table
          caption={text('console.dataRequests.title')}
          columns={columns}
          rows={list.data?.list ?? []}
          rowId={({ requestId }) => requestId}
          isLoading={list.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ requestId }) => setSearch({ id: requestId })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.dataRequests.none')}
              text={text('console.dataRequests.lead')}
            />
          }
        />
      </PageBody>
    </Split>
  );
}

function columnsOf(text: Text, times: Times): Column<Request>[] {
  return [
    {
      id: 'member',
      header: text('console.dataRequests.member'),
      onCard: 'title',
      cell: ({ member }) => <span className="font-semibold">{member.username}</span>,
    },
    {
      id: 'kind',
      header: text('console.dataRequests.kind'),
      cell: ({ kind }) => text(`console.dataRequests.kind.${kind}`),
    },
    {
      id: 'asked',
      header: text('console.dataRequests.askedAt'),
      cell: ({ askedAt }) => <span className="num">{times.dayAndTime(askedAt)}</span>,
    },
    {
      id: 'due',
      header: text('console.dataRequests.dueAt'),
      cell: ({ dueAt, state }) => (
        <span className={dueAt < Date.now() && state === 'waiting' ? 'num text-danger' : 'num'}>
          {times.day(dueAt)}
        </span>
      ),
    },
    {
      id: 'state',
      header: text('console.dataRequests.state'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Tag tone={({ waiting: 'warn', done: 'good', refused: 'plain' } as const)[state]}>
          {text(`console.dataRequests.state.${state}`)}
        </Tag>
      ),
    },
  ];
}
