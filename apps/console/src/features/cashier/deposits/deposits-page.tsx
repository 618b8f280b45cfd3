import { cashierDepositsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { codeColumn, moneyColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { Age } from '../age.tsx';
import { queueFile } from '../csv-button.tsx';
import {
  anyMember,
  channelFilter,
  memberOf,
  numberFilter,
  numbersOf,
  queueAsked,
  queueDays,
  queueFilter,
} from '../queue-filters.ts';
import { DepositTag } from '../state-tags.tsx';
import { channelsQuery } from '../use-cashier.ts';
import { DepositCase } from './deposit-case.tsx';

const LATE_MINUTES = 30;

/** What members say they paid comes first: it waits for the desk. */
const QUEUES = ['confirming', 'open', 'credited', 'ended'] as const;

const askedDays = queueDays('console.dep.days');

/** The file holds what the list holds: the same queue, number, member, channel and days. */
const DepositsFile = queueFile(
  cashierDepositsOperator.depositsFile,
  'deposits.csv',
  (search, tools) => {
    const { id } = numbersOf(search);
    return {
      ...queueAsked(search, QUEUES),
      ...(id && { depositId: id }),
      ...(search.channel && { channel: search.channel }),
      ...memberOf(search),
      ...askedDays.read(search, tools),
    };
  },
);

/** Orders to pay in, matched with what arrived. */
export const DepositsPage = listPage(cashierDepositsOperator.listDeposits, {
  words: 'console.dep',
  isLive: true,
  Actions: DepositsFile,
  useData: useCountsAndChannels,
  filters: [
    queueFilter({
      queues: QUEUES,
      statesOf: cashierDepositsOperator.depositQueues,
      counts: ({ counts }: ReturnType<typeof useCountsAndChannels>) => counts?.deposits ?? [],
      word: (queue) => `console.dep.queue.${queue}`,
      read: (queue) => ({ queue }),
    }),
    numberFilter((depositId) => ({ depositId })),
    anyMember,
    channelFilter,
    askedDays,
  ],
  rowId: ({ depositId }) => depositId,
  columns: [
    titleColumn(
      'console.cashier.memberName',
      ({ depositId, memberId, username, proofIds }, { text }) => [
        <span key="name" className="flex items-center gap-1.5">
          {username}
          {proofIds.length > 0 && (
            <Paperclip aria-label={text('console.dep.hasProofs')} className="size-3.5" />
          )}
        </span>,
        `D-${depositId} · ${memberId}`,
      ],
    ),
    codeColumn('console.dep.channel', ({ channel }) => channel, {
      className: 'md:max-[80rem]:hidden',
    }),
    moneyColumn('console.dep.shown', ({ shown }) => shown),
    moneyColumn('console.dep.credited', ({ credited }) => credited),
    {
      header: 'console.cashier.waiting',
      align: 'figure',
      cell: ({ createdAt, paidAt, decidedAt }) => (
        <Age
          since={paidAt ?? createdAt}
          until={decidedAt}
          {...(paidAt !== null && { lateMinutes: LATE_MINUTES })}
        />
      ),
    },
    {
      header: 'console.cashier.state',
      onCard: 'aside',
      cell: ({ state }) => <DepositTag state={state} />,
    },
  ],
  summary: 'console.cashier.count',
  beside: {
    words: 'console.dep',
    picture: 'empty',
    show: (id, row) => row && <DepositCase key={id} deposit={row} />,
  },
});

function useCountsAndChannels() {
  const counts = useQuery(countsQuery).data;
  const channels = useQuery(channelsQuery).data?.list;
  return useMemo(() => ({ counts, channels: channels ?? [] }), [counts, channels]);
}
