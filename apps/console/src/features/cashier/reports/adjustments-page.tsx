import { cashierTransfersOperator, type Output } from '@baize/contract';
import { Button, FilterBar, Pager, StatePanel, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../../shared/list/search.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { PAGE_SIZE } from '../cashier-rows.ts';
import { numbersOf } from '../queue-filters.ts';
import { AskAdjustment } from './ask-adjustment.tsx';

type Adjustment = Output<typeof cashierTransfersOperator.listAdjustments.value>['list'][number];

/** Balances changed by hand: asked for by one, agreed to by another, each with its reason. */
export function AdjustmentsPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const mayAsk = useMay('cashier.adjust');
  const mayDecide = useMay('approvals.read');
  const [search, setSearch] = useFilters();
  const [isAsking, setAsking] = useState(false);
  const list = useAdjustments(search);
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.adjust.title')}
        lead={text('console.adjust.lead')}
        actions={
          <>
            {mayDecide && (
              <Link to="/approvals" className={textLinkClasses}>
                {text('console.adjust.waiting')}
              </Link>
            )}
            <AuditLink action="cashier.adjust" />
            {mayAsk && (
              <Button kind="brass" onClick={() => setAsking(true)}>
                <Plus aria-hidden className="size-4" />
                {text('console.adjust.ask')}
              </Button>
            )}
          </>
        }
      />
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'member',
            label: text('console.cashier.member'),
            kind: 'custom',
            render: (value, onChange) => (
              <FilterText
                label={text('console.cashier.member')}
                value={value}
                onChange={onChange}
              />
            ),
          },
        ]}
        state={{ member: search.member ?? '' }}
        onChange={({ member = '' }) => setSearch({ member, page: '' })}
      />
      <Table
        caption={text('console.adjust.title')}
        columns={columns}
        rows={list.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={list.isPending}
        isSortedByServer
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.adjust.none')}
            text={text('console.adjust.noneText')}
          />
        }
      />
      <Pager
        className="mt-4"
        page={pageOf(search)}
        pageCount={list.data?.totalPages ?? 1}
        onPage={(page) => setSearch({ page: String(page) })}
      />
      <AskAdjustment
        isOpen={isAsking}
        memberId={numbersOf(search).memberId}
        onClose={() => setAsking(false)}
      />
    </PageBody>
  );
}

function useAdjustments(search: PlainSearch) {
  const { memberId } = numbersOf(search);
  const wish = { page: pageOf(search), size: PAGE_SIZE, ...(memberId && { memberId }) };
  return useQuery({
    ...queryOf(cashierTransfersOperator.listAdjustments, wish),
    placeholderData: keepPreviousData,
  });
}

function columnsOf(text: Text, times: Times, currency: string): Column<Adjustment>[] {
  return [
    {
      id: 'member',
      header: text('console.cashier.memberName'),
      onCard: 'title',
      cell: ({ memberId, username }) => <MemberLink memberId={memberId} name={username} />,
    },
    {
      id: 'amount',
      header: text('console.cashier.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum isSigned amount={amount} currency={currency} />,
    },
    {
      id: 'multiple',
      header: text('console.adjust.multiple'),
      align: 'figure',
      cell: ({ multiple }) => `× ${multiple}`,
    },
    {
      id: 'reason',
      header: text('console.adjust.reason'),
      cell: ({ reason }) => (
        <span className="block max-w-72 py-1.5 break-words whitespace-normal">{reason}</span>
      ),
    },
    { id: 'asked', header: text('console.adjust.askedBy'), cell: ({ askedBy }) => askedBy },
    { id: 'decided', header: text('console.adjust.decidedBy'), cell: ({ decidedBy }) => decidedBy },
    {
      id: 'at',
      header: text('console.cashier.at'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
  ];
}
