import { agentsPayOperator } from '@baize/contract';
import { FilterBar, Pager, StatePanel, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { PAGE_SIZE, RUN_KINDS, type Run } from '../agent-rows.ts';
import { PreviewRun } from './preview-run.tsx';
import { periodText, RunTag } from './run-parts.tsx';

const STATES = ['WAITING', 'HELD', 'PAID'] as const;

/** What was paid by contract, a run for each kind and period; and what waits for a decision. */
export function RunsPage() {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const { currency } = useBrand();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const wish = useMemo(() => {
    const kind = RUN_KINDS.find((one) => one === search.kind);
    const state = STATES.find((one) => one === search.state);
    return { ...(kind && { kind }), ...(state && { state }) };
  }, [search]);
  const runs = useQuery({
    ...queryOf(agentsPayOperator.payRuns, { ...wish, page, size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  if (runs.error) return <FailurePage error={runs.error} reset={() => void runs.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.agents.runs')} lead={text('console.agents.runsLead')} />
      <PreviewRun />
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'state',
            label: text('console.agents.stateLabel'),
            kind: 'chips',
            options: [
              { value: '', label: text('console.agents.anyState') },
              ...STATES.map((value) => ({ value, label: text(`console.agents.run.${value}`) })),
            ],
          },
          {
            key: 'kind',
            label: text('console.agents.kind'),
            kind: 'choice',
            options: [
              { value: '', label: text('console.agents.anyKind') },
              ...RUN_KINDS.map((value) => ({ value, label: text(`console.agents.kind.${value}`) })),
            ],
          },
        ]}
        state={{ state: search.state ?? '', kind: search.kind ?? '' }}
        onChange={(next) => setSearch({ ...next, page: '' })}
      />
      <Table
        caption={text('console.agents.runs')}
        columns={columns}
        rows={runs.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={runs.isPending}
        isSortedByServer
        onRowOpen={({ id }) => void navigate({ to: '/pay-runs/$runId', params: { runId: id } })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.agents.noRuns')}
            text={text('console.agents.noRunsText')}
          />
        }
      />
      <Pager
        className="mt-4"
        page={page}
        pageCount={runs.data?.totalPages ?? 1}
        onPage={(next) => setSearch({ page: String(next) })}
      />
    </PageBody>
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Run>[] {
  return [
    {
      id: 'kind',
      header: text('console.agents.runOf'),
      onCard: 'title',
      cell: ({ id, kind, from, to }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">
            <Link
              to="/pay-runs/$runId"
              params={{ runId: id }}
              className={textLinkClasses}
              onClick={(event) => event.stopPropagation()}
            >
              {text(`console.agents.kind.${kind}`)}
            </Link>
          </span>
          <span className="num text-[0.8125rem] font-normal text-ink-soft">
            {periodText({ from, to })}
          </span>
        </span>
      ),
    },
    {
      id: 'bills',
      header: text('console.agents.bills'),
      align: 'figure',
      cell: ({ bills }) => <span className="num">{bills}</span>,
    },
    {
      id: 'gross',
      header: text('console.agents.companyPays'),
      align: 'figure',
      cell: ({ gross }) => <Sum amount={gross} currency={currency} />,
    },
    {
      id: 'missing',
      header: text('console.agents.missing'),
      align: 'figure',
      cell: ({ missing }) => <Sum amount={missing} currency={currency} />,
    },
    {
      id: 'at',
      header: text('console.agents.ranAt'),
      className: 'md:max-[70rem]:hidden',
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.agents.stateLabel'),
      onCard: 'aside',
      cell: ({ state }) => <RunTag state={state} />,
    },
  ];
}
