import { type Output, operatorsApprovals } from '@baize/contract';
import { FilterBar, Pager, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kindName } from '../../shared/act/approval-words.ts';
import type { Approval } from '../../shared/act/approvals.ts';
import { ChooseOne } from '../../shared/list/choose-one.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../shared/list/search.ts';
import { Split } from '../../shared/list/split.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { ApprovalCase } from './approval-case.tsx';
import { ApprovalTag } from './approval-tag.tsx';

const PAGE_SIZE = 20;
const POLL_MS = 10_000;
const STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
type State = Output<typeof operatorsApprovals.approvalState>;

/** What takes two people: asked by one, decided by another. */
export function ApprovalsPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const list = useApprovals(stateOf(search), page);
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = list.data?.list.find(({ id }) => id === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <Split
      asideTitle={text('console.approvals.case')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <ApprovalCase key={opened.id} approval={opened} />}
      whenClosed={
        <ChooseOne
          picture="members-only"
          title={text('console.approvals.choose')}
          text={text('console.approvals.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead title={text('console.approvals.title')} lead={text('console.approvals.lead')} />
        <FilterBar
          className="mb-4"
          filters={[
            {
              key: 'state',
              label: text('console.approvals.state'),
              kind: 'chips',
              options: [...STATES, 'all' as const].map((value) => ({
                // The inbox itself is no filter that could be cleared.
                value: value === 'waiting' ? '' : value,
                label: text(`console.approvals.${value}`),
              })),
            },
          ]}
          state={{ state: search.state ?? '' }}
          onChange={({ state = '' }) => setSearch({ state, page: '', id: '' })}
        />
        <Table
          caption={text('console.approvals.title')}
          columns={columns}
          rows={list.data?.list ?? []}
          rowId={({ id }) => id}
          isLoading={list.isPending}
          skeletonRows={4}
          openRowId={search.id}
          onRowOpen={({ id }) => setSearch({ id })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.approvals.none')}
              text={text('console.approvals.noneText')}
            />
          }
        />
        <Pager
          className="mt-4"
          page={page}
          pageCount={list.data?.totalPages ?? 1}
          onPage={(next) => setSearch({ page: String(next), id: '' })}
        />
      </PageBody>
    </Split>
  );
}

function useApprovals(state: State | undefined, page: number) {
  return useQuery({
    ...queryOf(operatorsApprovals.listApprovals, { page, pageSize: PAGE_SIZE, state }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** The inbox shows what waits, unless one asks for the rest. */
function stateOf({ state = 'waiting' }: PlainSearch): State | undefined {
  return STATES.find((known) => known === state) ?? (state === 'all' ? undefined : 'waiting');
}

function columnsOf(text: Text, times: Times): Column<Approval>[] {
  return [
    {
      id: 'kind',
      header: text('console.approvals.kind'),
      onCard: 'title',
      cell: ({ kind, subject }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{kindName(text, kind)}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">{subject}</span>
        </span>
      ),
    },
    {
      id: 'by',
      header: text('console.approvals.askedBy'),
      cell: ({ askedBy }) => askedBy.username,
    },
    {
      id: 'at',
      header: text('console.approvals.askedAt'),
      cell: ({ askedAt }) => times.dayAndTime(askedAt),
    },
    {
      id: 'decided',
      header: text('console.approvals.decidedBy'),
      cell: ({ decidedBy }) => decidedBy?.username ?? '—',
    },
    {
      id: 'state',
      header: text('console.approvals.state'),
      onCard: 'aside',
      cell: (approval) => <ApprovalTag approval={approval} />,
    },
  ];
}
