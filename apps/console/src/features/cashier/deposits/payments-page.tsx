import { cashierDepositsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useOpening } from '../../../shared/act/use-opening.ts';
import { codeColumn, moneyColumn, tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { chipsFilter, textFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { channelFilter } from '../queue-filters.ts';
import { channelsQuery } from '../use-cashier.ts';
import { EnterPayment } from './enter-payment.tsx';
import { PaymentCase } from './payment-case.tsx';

const WHICH = { unmatched: 'console.pay.unmatched', all: 'console.cashier.all' } as const;

/** Money that arrived: what nobody was credited with yet, unless all of it is asked for. */
export const PaymentsPage = listPage(cashierDepositsOperator.listPayments, {
  words: 'console.pay',
  file: 'payments.csv',
  isLive: true,
  Actions: NewPayment,
  useData: useChannels,
  filters: [
    chipsFilter({
      key: 'which',
      label: 'console.cashier.queue',
      values: ['unmatched', 'all'],
      unasked: 'unmatched',
      word: (which) => WHICH[which],
      read: (which) => ({ unmatched: which === 'all' ? 'no' : 'yes' }) as const,
    }),
    textFilter('search', 'console.pay.externalId', (externalId) => ({ externalId })),
    channelFilter,
  ],
  rowId: ({ paymentId }) => paymentId,
  columns: [
    {
      header: 'console.pay.externalId',
      onCard: 'title',
      // As long as the bank likes: the case beside it shows it whole.
      cell: ({ externalId }) => (
        <span title={externalId} className="code block max-w-44 truncate font-semibold">
          {externalId}
        </span>
      ),
    },
    codeColumn('console.dep.channel', ({ channel }) => channel),
    moneyColumn('console.cashier.amount', ({ amount }) => amount),
    timeColumn('console.pay.arrived', ({ arrivedAt }) => arrivedAt),
    {
      header: 'console.pay.order',
      cell: ({ depositId }) => (
        <span className="num text-ink-soft">{depositId ? `D-${depositId}` : '–'}</span>
      ),
    },
    tagColumn('console.cashier.state', ({ matchedAt }, { text }) =>
      matchedAt === null
        ? ['warn', text('console.pay.held')]
        : ['good', text('console.pay.credited')],
    ),
  ],
  summary: 'console.cashier.count',
  beside: {
    words: 'console.pay',
    picture: 'empty',
    show: (id, row) => row && <PaymentCase key={id} payment={row} />,
  },
});

function useChannels() {
  const channels = useQuery(channelsQuery).data?.list;
  return useMemo(() => ({ channels: channels ?? [] }), [channels]);
}

function NewPayment() {
  const text = useText();
  const [isEntering, setEntering] = useOpening('console.pay.enter');
  if (!useMay('cashier.deposits')) return null;
  return (
    <>
      <Button kind="brass" onClick={() => setEntering(true)}>
        <Plus aria-hidden className="size-4" />
        {text('console.pay.enter')}
      </Button>
      <EnterPayment isOpen={isEntering} onClose={() => setEntering(false)} />
    </>
  );
}
