import { vendorsSeamless, vendorsSeamlessOperator } from '@baize/contract';
import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChooseOne } from '../../shared/list/choose-one.tsx';
import { type PlainSearch, useFilters } from '../../shared/list/search.ts';
import { Split } from '../../shared/list/split.tsx';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { MessageCase } from './message-case.tsx';
import type { Message } from './use-doors.ts';
import { VendorFilter } from './vendor-filter.tsx';
import { vendorWish } from './vendor-wish.ts';

/** What vendors sent and what they were told, newest first. */
export function VendorMessagesPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const wish = useMemo(() => wishOf(search), [search]);
  const messages = useQuery({
    ...queryOf(vendorsSeamlessOperator.listMessages, wish),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (messages.error) {
    return <FailurePage error={messages.error} reset={() => void messages.refetch()} />;
  }
  const opened = messages.data?.list.find(({ number }) => number === search.id);
  return (
    <Split
      asideTitle={text('console.vmsg.case')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <MessageCase message={opened} />}
      whenClosed={
        <ChooseOne
          picture="no-messages"
          title={text('console.vmsg.choose')}
          text={text('console.vmsg.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead title={text('console.vmsg.title')} lead={text('console.vmsg.lead')} />
        <VendorFilter
          texts={(['member', 'transaction', 'round'] as const).map((key) => ({
            key,
            label: text(`console.vmsg.${key}`),
          }))}
          more={[
            {
              key: 'status',
              label: text('console.vmsg.status'),
              kind: 'choice',
              options: [
                { value: '', label: text('console.vmsg.anyStatus') },
                ...vendorsSeamless.statuses.map((value) => ({ value, label: value })),
              ],
            },
          ]}
        />
        <Table
          caption={text('console.vmsg.title')}
          columns={columns}
          rows={messages.data?.list ?? []}
          rowId={({ number }) => number}
          isLoading={messages.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ number }) => setSearch({ id: number })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.vmsg.none')}
              text={text('console.vmsg.noneText')}
            />
          }
        />
        {messages.data && <TrailPager className="mt-4" next={messages.data.after} />}
      </PageBody>
    </Split>
  );
}

function wishOf(search: PlainSearch) {
  const status = vendorsSeamless.statuses.find((known) => known === search.status);
  return {
    ...vendorWish(search),
    transactionId: search.transaction?.trim().slice(0, 64) ?? '',
    roundId: search.round?.trim().slice(0, 64) ?? '',
    ...(status && { status }),
  };
}

function columnsOf(text: Text, times: Times): Column<Message>[] {
  return [
    {
      id: 'at',
      header: text('console.vmsg.at'),
      cell: ({ at }) => <span className="num">{times.exact(at)}</span>,
    },
    {
      id: 'vendor',
      header: text('console.vmsg.vendor'),
      cell: ({ vendor }) => <span className="code">{vendor}</span>,
    },
    {
      id: 'kind',
      header: text('console.vmsg.kind'),
      onCard: 'title',
      cell: ({ kind, transactionId }) => (
        <span className="block max-w-44 py-1.5 leading-tight">
          <span className="block font-semibold">{text(`console.vmsg.kind.${kind}`)}</span>
          <span className="code block truncate text-ink-soft">{transactionId}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: text('console.vmsg.amount'),
      align: 'figure',
      cell: ({ amount, currency }) => <Sum amount={amount} currency={currency} />,
    },
    {
      id: 'status',
      header: text('console.vmsg.status'),
      onCard: 'aside',
      cell: ({ status }) => <Tag tone={status === 'OK' ? 'good' : 'warn'}>{status}</Tag>,
    },
  ];
}
