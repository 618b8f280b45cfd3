import { cashierWithdrawalsOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askBlob } from '../../../shared/api.ts';
import { moneyColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { Age } from '../age.tsx';
import type { Withdrawal } from '../cashier-rows.ts';
import { CsvButton } from '../csv-button.tsx';
import { anyMember, memberOf, numberFilter, queueFilter } from '../queue-filters.ts';
import { HintTags, WithdrawalTag } from '../state-tags.tsx';
import { ownerColumn } from './owner-column.ts';
import { useSecondPerson } from './second-person.tsx';
import { WithdrawalCase } from './withdrawal-case.tsx';
import { WithdrawalFigures } from './withdrawal-figures.tsx';

const LATE_MINUTES = 60;

/** Disputes have a page of their own. */
const QUEUES = (
  Object.keys(
    cashierWithdrawalsOperator.withdrawalQueues,
  ) as cashierWithdrawalsOperator.WithdrawalQueue[]
).filter((queue) => queue !== 'disputed');

/** Money that members asked for, the longest wait first. */
export const WithdrawalsPage = listPage(cashierWithdrawalsOperator.listWithdrawals, {
  words: 'console.wd',
  isLive: true,
  Actions: WithdrawalsFile,
  Above: WithdrawalFigures,
  useData: useCountsAndApprovals,
  filters: [
    queueFilter({
      queues: QUEUES,
      statesOf: cashierWithdrawalsOperator.withdrawalQueues,
      counts: ({ counts }: ReturnType<typeof useCountsAndApprovals>) => counts?.withdrawals ?? [],
      word: (queue) => `console.wd.queue.${queue}`,
      read: (queue) => ({ queue }),
    }),
    numberFilter((withdrawId) => ({ withdrawId })),
    anyMember,
  ],
  rowId: ({ withdrawId }) => withdrawId,
  columns: [
    ownerColumn,
    {
      header: 'console.wd.way',
      className: 'md:max-[96rem]:hidden',
      cell: ({ withdrawType, bankCode, account }, { text }) => (
        <span className="block leading-tight">
          <span className="block">{text(`console.wd.way.${withdrawType}`)}</span>
          <span className="num text-[0.8125rem] text-ink-soft">
            {bankCode} {account}
          </span>
        </span>
      ),
    },
    moneyColumn('console.cashier.amount', ({ amount }) => amount),
    {
      header: 'console.wd.hints',
      className: 'md:max-[64rem]:hidden',
      cell: ({ hints }) => <HintTags hints={hints} />,
    },
    {
      header: 'console.cashier.waiting',
      align: 'figure',
      cell: ({ appliedAt, endedAt }) => (
        <Age since={appliedAt} until={endedAt} lateMinutes={LATE_MINUTES} />
      ),
    },
    {
      header: 'console.cashier.state',
      onCard: 'aside',
      cell: ({ state, withdrawId }, { text, data }) =>
        data.asked.has(withdrawId) ? (
          <Tag tone="bad">{text('console.wd.secondLook')}</Tag>
        ) : (
          <WithdrawalTag state={state} />
        ),
    },
  ],
  summary: 'console.cashier.count',
  beside: {
    words: 'console.wd',
    picture: 'empty',
    show: (id, row) => <OpenedWithdrawal key={id} withdrawId={id} row={row} />,
  },
});

function useCountsAndApprovals() {
  const counts = useQuery(countsQuery).data;
  const asked = useSecondPerson();
  return useMemo(() => ({ counts, asked }), [counts, asked]);
}

function WithdrawalsFile() {
  const [search] = useFilters();
  return (
    <CsvButton
      fileName="withdrawals.csv"
      read={() => askBlob(cashierWithdrawalsOperator.withdrawalsFile, memberOf(search))}
    />
  );
}

type Opened = { withdrawId: string; row: Withdrawal | undefined };

/** It stays open when its next step takes it to another queue. */
function OpenedWithdrawal({ withdrawId, row }: Opened) {
  const found = useQuery({
    ...queryOf(cashierWithdrawalsOperator.listWithdrawals, { withdrawId, page: 1, size: 1 }),
    enabled: row === undefined && /^\d{1,18}$/.test(withdrawId),
  });
  const withdrawal = row ?? found.data?.list[0];
  return withdrawal ? <WithdrawalCase withdrawal={withdrawal} /> : null;
}
