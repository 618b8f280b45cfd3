import { cashierWithdrawalsOperator } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listPage } from '../../../shared/list/list-page.tsx';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { Age } from '../age.tsx';
import type { Withdrawal } from '../cashier-rows.ts';
import { queueFile } from '../csv-button.tsx';
import {
  anyMember,
  memberOf,
  numberFilter,
  numbersOf,
  queueAsked,
  queueDays,
  queueFilter,
} from '../queue-filters.ts';
import { HintTags, WithdrawalTag } from '../state-tags.tsx';
import { ApproveChosen, Tick, useChosen } from './approve-chosen.tsx';
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

const appliedDays = queueDays('console.wd.days');

/** The file holds what the list holds: the same queue, number, member and days. */
const WithdrawalsFile = queueFile(
  cashierWithdrawalsOperator.withdrawalsFile,
  'withdrawals.csv',
  (search, tools) => {
    const { id } = numbersOf(search);
    return {
      ...queueAsked(search, QUEUES),
      ...(id && { withdrawId: id }),
      ...memberOf(search),
      ...appliedDays.read(search, tools),
    };
  },
);

/** Money that members asked for, the longest wait first. */
export const WithdrawalsPage = listPage(cashierWithdrawalsOperator.listWithdrawals, {
  words: 'console.wd',
  isLive: true,
  Actions: WithdrawalsFile,
  Above: WithdrawalFigures,
  useData: useCountsAndApprovals,
  filterActions: (rows, { data, may }) =>
    may('cashier.withdrawals') && <ApproveChosen rows={rows} chosen={data.chosen} />,
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
    appliedDays,
  ],
  rowId: ({ withdrawId }) => withdrawId,
  columns: [
    {
      header: 'console.wd.choose.column',
      isHeaderHidden: true,
      right: 'cashier.withdrawals',
      cell: (row, { data }) => <Tick withdrawal={row} chosen={data.chosen} />,
    },
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
    {
      header: 'console.cashier.amount',
      align: 'figure',
      cell: (row, { currency }) => (
        <>
          <Sum amount={row.amount} currency={currency} />
          <Parts withdrawal={row} />
        </>
      ),
    },
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
  const chosen = useChosen();
  const { ids } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticks are what changes of it
  return useMemo(() => ({ counts, asked, chosen }), [counts, asked, ids]);
}

/** Of what did not arrive in one piece: what the member has, and what went back or is still missing. */
function Parts({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const { currency } = useBrand();
  const { receivedAmount, refundedAmount, remainingAmount } = withdrawal;
  if (receivedAmount === 0n || receivedAmount >= withdrawal.amount) return null;
  const words = (sum: bigint) => moneyWords(sum, { locale: 'en', symbol: `${currency} ` });
  const sums = { received: words(receivedAmount) };
  return (
    <span className="num block text-[0.8125rem] text-ink-soft">
      {refundedAmount > 0n
        ? text('console.wd.parts.refunded', { ...sums, refunded: words(refundedAmount) })
        : text('console.wd.parts.missing', { ...sums, missing: words(remainingAmount) })}
    </span>
  );
}

type Opened = { withdrawId: string; row: Withdrawal | undefined };

/** It stays open when its next step takes it to another queue. */
function OpenedWithdrawal({ withdrawId, row }: Opened) {
  const found = useQuery({
    ...queryOf(cashierWithdrawalsOperator.listWithdrawals, { withdrawId, page: 1, pageSize: 1 }),
    enabled: row === undefined && /^\d{1,18}$/.test(withdrawId),
  });
  const withdrawal = row ?? found.data?.list[0];
  return withdrawal ? <WithdrawalCase withdrawal={withdrawal} /> : null;
}
