import { agentsPayOperator } from '@baize/contract';
import { Button, FilterBar, Pager, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChooseOne } from '../../../shared/list/choose-one.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { Split } from '../../../shared/list/split.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { BILL_TONES, type Bill, PAGE_SIZE, type Run } from '../agent-rows.ts';
import { BillCase } from './bill-case.tsx';
import { RunActions } from './run-actions.tsx';
import { BillTag, periodText, RunTag } from './run-parts.tsx';
import { useRunFile } from './use-run-file.ts';

const STATES = Object.keys(BILL_TONES) as Bill['state'][];

/** One run: its bills, each with its calculation, and what is decided about it. */
export function RunPage({ runId }: { runId: string }) {
  const text = useText();
  const { currency } = useBrand();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const state = STATES.find((one) => one === search.state);
  const run = useRun(runId);
  const bills = useQuery({
    ...queryOf(agentsPayOperator.runBills, {
      runId,
      page,
      size: PAGE_SIZE,
      ...(state && { state }),
    }),
    placeholderData: keepPreviousData,
  });
  const file = useRunFile(runId);
  const columns = useMemo(() => columnsOf(text, currency), [text, currency]);
  const opened = bills.data?.list.find(({ id }) => id === search.id);
  if (bills.error) return <FailurePage error={bills.error} reset={() => void bills.refetch()} />;
  return (
    <Split
      asideTitle={text('console.agents.billCase')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <BillCase key={opened.id} bill={opened} />}
      whenClosed={
        <ChooseOne
          picture="members-only"
          title={text('console.agents.billChoose')}
          text={text('console.agents.billChooseText')}
        />
      }
    >
      <PageBody>
        <BackLink to="/pay-runs">{text('console.agents.runs')}</BackLink>
        <PageHead
          title={run ? text(`console.agents.kind.${run.kind}`) : text('console.agents.oneRun')}
          note={run && periodText(run)}
          actions={
            <>
              {run && <RunTag state={run.state} />}
              <Button isBusy={file.isPending} onClick={() => file.mutate()}>
                {text('console.agents.csv')}
              </Button>
              <AuditLink subject={`pay-run:${runId}`} />
            </>
          }
        />
        {run && <RunActions run={run} />}
        <FilterBar
          className="mb-4"
          filters={[
            {
              key: 'state',
              label: text('console.agents.stateLabel'),
              kind: 'choice',
              options: [
                { value: '', label: text('console.agents.anyState') },
                ...STATES.map((value) => ({ value, label: text(`console.agents.bill.${value}`) })),
              ],
            },
          ]}
          state={{ state: search.state ?? '' }}
          onChange={({ state: next = '' }) => setSearch({ state: next, page: '', id: '' })}
        />
        <Table
          caption={text('console.agents.bills')}
          columns={columns}
          rows={bills.data?.list ?? []}
          rowId={({ id }) => id}
          isLoading={bills.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ id }) => setSearch({ id })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.agents.noBills')}
              text={text('console.agents.noBillsText')}
            />
          }
        />
        <Pager
          className="mt-4"
          page={page}
          pageCount={bills.data?.totalPages ?? 1}
          onPage={(next) => setSearch({ page: String(next), id: '' })}
        />
      </PageBody>
    </Split>
  );
}

function useRun(runId: string): Run | undefined {
  return useQuery(queryOf(agentsPayOperator.payRuns, { runId, page: 1, size: 1 })).data?.list[0];
}

function columnsOf(text: Text, currency: string): Column<Bill>[] {
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return [
    {
      id: 'receiver',
      header: text('console.agents.receiver'),
      onCard: 'title',
      cell: ({ receiver, payer }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{receiver}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">
            {text('console.agents.from', { payer: payer || text('console.agents.company') })}
          </span>
        </span>
      ),
    },
    {
      id: 'gross',
      header: text('console.agents.gross'),
      align: 'figure',
      cell: ({ gross }) => sum(gross),
    },
    {
      id: 'paid',
      header: text('console.agents.paid'),
      align: 'figure',
      cell: ({ paid }) => sum(paid),
    },
    {
      id: 'owed',
      header: text('console.agents.owed'),
      align: 'figure',
      className: 'md:max-[80rem]:hidden',
      cell: ({ owed }) => sum(owed),
    },
    {
      id: 'state',
      header: text('console.agents.stateLabel'),
      onCard: 'aside',
      cell: (bill) => <BillTag bill={bill} />,
    },
  ];
}
