import { cashierDepositsOperator } from '@baize/contract';
import { Button, FilterBar, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../../shared/list/search.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { PAGE_SIZE, type Payment } from '../cashier-rows.ts';
import { channelsQuery } from '../use-cashier.ts';
import { EnterPayment } from './enter-payment.tsx';
import { PaymentCase } from './payment-case.tsx';

/** Money that arrived: what nobody was credited with yet, unless all of it is asked for. */
export function PaymentsPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const [search] = useFilters();
  const mayEnter = useMay('cashier.deposits');
  const [isEntering, setEntering] = useState(false);
  const list = usePayments(search);
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  return (
    <>
      <ListPage
        title={text('console.pay.title')}
        lead={text('console.pay.lead')}
        actions={
          <>
            <LiveTag />
            {mayEnter && (
              <Button kind="brass" onClick={() => setEntering(true)}>
                <Plus aria-hidden className="size-4" />
                {text('console.pay.enter')}
              </Button>
            )}
          </>
        }
        query={list}
        columns={columns}
        rowId={({ paymentId }) => paymentId}
        none={{ title: text('console.pay.none'), text: text('console.pay.noneText') }}
        summary={list.data && text('console.cashier.count', { count: list.data.totalCount })}
        beside={{
          title: text('console.pay.one'),
          choose: {
            picture: 'empty',
            title: text('console.pay.choose'),
            text: text('console.pay.chooseText'),
          },
          show: (id, row) => row && <PaymentCase key={id} payment={row} />,
        }}
      >
        <Filters />
      </ListPage>
      <EnterPayment isOpen={isEntering} onClose={() => setEntering(false)} />
    </>
  );
}

function usePayments(search: PlainSearch) {
  const channel = search.channel?.trim();
  const wish = {
    unmatched: search.which === 'all' ? ('no' as const) : ('yes' as const),
    ...(channel && { channel }),
    page: pageOf(search),
    size: PAGE_SIZE,
  };
  return useQuery({
    ...queryOf(cashierDepositsOperator.listPayments, wish),
    placeholderData: keepPreviousData,
  });
}

function Filters() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const channels = useQuery(channelsQuery).data?.list ?? [];
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'which',
          label: text('console.cashier.queue'),
          kind: 'chips',
          options: [
            { value: '', label: text('console.pay.unmatched') },
            { value: 'all', label: text('console.cashier.all') },
          ],
        },
        {
          key: 'channel',
          label: text('console.dep.channel'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.dep.anyChannel') },
            ...channels.map(({ code, name }) => ({ value: code, label: name })),
          ],
        },
      ]}
      state={{ which: search.which ?? '', channel: search.channel ?? '' }}
      onChange={({ which = '', channel = '' }) => setSearch({ which, channel, page: '', id: '' })}
    />
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Payment>[] {
  return [
    {
      id: 'externalId',
      header: text('console.pay.externalId'),
      onCard: 'title',
      // As long as the bank likes: the case beside it shows it whole.
      cell: ({ externalId }) => (
        <span title={externalId} className="code block max-w-44 truncate font-semibold">
          {externalId}
        </span>
      ),
    },
    {
      id: 'channel',
      header: text('console.dep.channel'),
      cell: ({ channel }) => <span className="code">{channel}</span>,
    },
    {
      id: 'amount',
      header: text('console.cashier.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum amount={amount} currency={currency} />,
    },
    {
      id: 'at',
      header: text('console.pay.arrived'),
      cell: ({ arrivedAt }) => <span className="num">{times.dayAndTime(arrivedAt)}</span>,
    },
    {
      id: 'order',
      header: text('console.pay.order'),
      cell: ({ depositId }) => (
        <span className="num text-ink-soft">{depositId ? `D-${depositId}` : '–'}</span>
      ),
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ matchedAt }) => (
        <Tag tone={matchedAt === null ? 'warn' : 'good'}>
          {text(matchedAt === null ? 'console.pay.held' : 'console.pay.credited')}
        </Tag>
      ),
    },
  ];
}
