import { cashierWithdrawalsOperator, type Output } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { PAGE_SIZE, REASON_LENGTH } from '../cashier-rows.ts';

import { BatchCase } from './batch-case.tsx';

type Batch = Output<typeof cashierWithdrawalsOperator.listBatches.value>['list'][number];

/** Files for the bank: approved withdrawals together, each in one file only. */
export function BatchesPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const [search, setSearch] = useFilters();
  const wish = { page: pageOf(search), size: PAGE_SIZE };
  const list = useQuery({
    ...queryOf(cashierWithdrawalsOperator.listBatches, wish),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  return (
    <ListPage
      title={text('console.batch.title')}
      lead={text('console.batch.lead')}
      actions={<MakeBatch onMade={(id) => setSearch({ id, page: '' })} />}
      query={list}
      columns={columns}
      rowId={({ batchId }) => batchId}
      none={{ title: text('console.batch.none'), text: text('console.batch.noneText') }}
      beside={{
        title: text('console.batch.one'),
        choose: {
          picture: 'empty',
          title: text('console.batch.choose'),
          text: text('console.batch.chooseText'),
        },
        show: (id) => <BatchCase key={id} batchId={id} />,
      }}
    />
  );
}

/** All that is approved goes into the next file; without any there is none to make. */
function MakeBatch({ onMade }: { onMade: (batchId: string) => void }) {
  const text = useText();
  const may = useMay('cashier.withdrawals');
  const [isAsking, setAsking] = useState(false);
  const counts = useQuery(countsQuery).data?.withdrawals;
  const count = counts?.find(({ state }) => state === 'APPROVED')?.count ?? 0;
  const make = useAct(cashierWithdrawalsOperator.makeBatch, {
    input: (note: string) => ({ withdrawIds: [], note }),
    done: (batch) => text('console.batch.made', { count: batch.count }),
    onDone: ({ batchId }) => {
      leave();
      onMade(batchId);
    },
    touches: ['members'],
  });
  function leave() {
    make.reset();
    setAsking(false);
  }
  if (!may) return null;
  return (
    <>
      <Button kind="brass" disabled={count === 0} onClick={() => setAsking(true)}>
        <FilePlus2 aria-hidden className="size-4" />
        {text('console.batch.make', { count })}
      </Button>
      <ReasonModal
        isOpen={isAsking}
        longest={REASON_LENGTH}
        title={text('console.batch.make', { count })}
        confirmLabel={text('console.batch.makeConfirm')}
        act={make}
        onConfirm={(note) => make.mutate(note)}
        onClose={leave}
      >
        <p>{text('console.batch.makeText', { count })}</p>
      </ReasonModal>
    </>
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Batch>[] {
  return [
    {
      id: 'number',
      header: text('console.cashier.number'),
      onCard: 'title',
      cell: ({ batchId }) => <span className="num font-semibold">B-{batchId}</span>,
    },
    {
      id: 'made',
      header: text('console.batch.madeAt'),
      cell: ({ madeAt, madeBy }) => (
        <span className="block leading-tight">
          <span className="num block">{times.dayAndTime(madeAt)}</span>
          <span className="text-[0.8125rem] text-ink-soft">{madeBy}</span>
        </span>
      ),
    },
    {
      id: 'count',
      header: text('console.batch.count'),
      align: 'figure',
      cell: ({ count }) => count,
    },
    {
      id: 'open',
      header: text('console.batch.open'),
      align: 'figure',
      cell: ({ open }) => open,
    },
    {
      id: 'sum',
      header: text('console.cashier.amount'),
      align: 'figure',
      cell: ({ sum }) => <Sum amount={sum} currency={currency} />,
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Tag tone={state === 'DONE' ? 'good' : 'info'}>{text(`console.batch.state.${state}`)}</Tag>
      ),
    },
  ];
}
