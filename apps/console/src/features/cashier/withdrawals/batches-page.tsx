import { cashierWithdrawalsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { figureColumn, moneyColumn, tagColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { BatchCase } from './batch-case.tsx';

/** Files for the bank: approved withdrawals together, each in one file only. */
export const BatchesPage = listPage(cashierWithdrawalsOperator.listBatches, {
  words: 'console.batch',
  Actions: MakeBatch,
  rowId: ({ batchId }) => batchId,
  columns: [
    {
      header: 'console.cashier.number',
      onCard: 'title',
      cell: ({ batchId }) => <span className="num font-semibold">B-{batchId}</span>,
    },
    {
      header: 'console.batch.madeAt',
      cell: ({ madeAt, madeBy }, { times }) => (
        <span className="block leading-tight">
          <span className="num block">{times.dayAndTime(madeAt)}</span>
          <span className="text-[0.8125rem] text-ink-soft">{madeBy}</span>
        </span>
      ),
    },
    figureColumn('console.batch.count', ({ count }) => count),
    figureColumn('console.batch.open', ({ open }) => open),
    moneyColumn('console.cashier.amount', ({ sum }) => sum),
    tagColumn('console.cashier.state', ({ state }, { text }) => [
      state === 'DONE' ? 'good' : 'info',
      text(`console.batch.state.${state}`),
    ]),
  ],
  beside: {
    words: 'console.batch',
    picture: 'empty',
    show: (id) => <BatchCase key={id} batchId={id} />,
  },
});

/** All that is approved goes into the next file; without any there is none to make. */
function MakeBatch() {
  const [, setSearch] = useFilters();
  const text = useText();
  const may = useMay('cashier.withdrawals');
  const [isAsking, setAsking] = useState(false);
  const counts = useQuery(countsQuery).data?.withdrawals;
  const count = counts?.find(({ state }) => state === 'APPROVED')?.count ?? 0;
  const make = useAct(cashierWithdrawalsOperator.makeBatch, {
    input: () => ({ withdrawIds: [], note: '' }),
    done: (batch) => text('console.batch.made', { count: batch.count }),
    onDone: ({ batchId }) => {
      leave();
      setSearch({ id: batchId, page: '' });
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
      <ConfirmModal
        isOpen={isAsking}
        title={text('console.batch.make', { count })}
        confirmLabel={text('console.batch.makeConfirm')}
        act={make}
        onConfirm={() => make.mutate()}
        onClose={leave}
      >
        <p>{text('console.batch.makeText', { count })}</p>
      </ConfirmModal>
    </>
  );
}
