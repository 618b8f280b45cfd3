import { cashierWithdrawalsOperator } from '@baize/contract';
import { Pager, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RowKeys } from '../../../shared/list/row-keys.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { Age } from '../age.tsx';
import { PAGE_SIZE, type Withdrawal } from '../cashier-rows.ts';
import { WithdrawalTag } from '../state-tags.tsx';
import { ownerColumn } from './withdrawal-columns.tsx';

/** Payouts of which members say that not all of it arrived, the longest wait first. */
export function DisputesPage() {
  const text = useText();
  const navigate = useNavigate();
  const { currency } = useBrand();
  const [search, setSearch] = useFilters();
  const wish = { queue: 'disputed' as const, page: pageOf(search), size: PAGE_SIZE };
  const list = useQuery({
    ...queryOf(cashierWithdrawalsOperator.listWithdrawals, wish),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, currency), [text, currency]);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.dispute.title')}
        lead={text('console.dispute.lead')}
        actions={<LiveTag />}
      />
      <RowKeys>
        <Table
          caption={text('console.dispute.title')}
          columns={columns}
          rows={list.data?.list ?? []}
          rowId={({ withdrawId }) => withdrawId}
          isLoading={list.isPending}
          isSortedByServer
          onRowOpen={({ withdrawId }) =>
            void navigate({ to: '/disputes/$withdrawId', params: { withdrawId } })
          }
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.dispute.none')}
              text={text('console.dispute.noneText')}
            />
          }
        />
      </RowKeys>
      <Pager
        className="mt-4"
        page={wish.page}
        pageCount={list.data?.totalPages ?? 1}
        onPage={(page) => setSearch({ page: String(page) })}
      />
    </PageBody>
  );
}

function columnsOf(text: Text, currency: string): Column<Withdrawal>[] {
  return [
    ownerColumn(text),
    {
      id: 'amount',
      header: text('console.dispute.paid'),
      align: 'figure',
      cell: ({ amount }) => <Sum amount={amount} currency={currency} />,
    },
    {
      id: 'received',
      header: text('console.wd.received'),
      align: 'figure',
      cell: ({ receivedAmount }) => <Sum amount={receivedAmount} currency={currency} tone="soft" />,
    },
    {
      id: 'remaining',
      header: text('console.dispute.missing'),
      align: 'figure',
      cell: ({ remainingAmount }) => (
        <Sum amount={remainingAmount} currency={currency} className="text-danger" />
      ),
    },
    {
      id: 'age',
      header: text('console.cashier.waiting'),
      align: 'figure',
      cell: ({ timeline, appliedAt }) => <Age since={timeline.at(-1)?.at ?? appliedAt} />,
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ state }) => <WithdrawalTag state={state} />,
    },
  ];
}
