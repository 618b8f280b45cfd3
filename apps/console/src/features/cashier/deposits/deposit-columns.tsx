import type { Column } from '@baize/ui/table';
import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { Age } from '../age.tsx';
import type { Deposit } from '../cashier-rows.ts';
import { DepositTag } from '../state-tags.tsx';

/** An order in a row: whose, by which way, how much, and how long it waits. */
export function useDepositColumns(): readonly Column<Deposit>[] {
  const text = useText();
  const { dayAndTime } = useTimes();
  const { currency } = useBrand();
  return useMemo(() => columnsOf(text, currency, dayAndTime), [text, currency, dayAndTime]);
}

function columnsOf(
  text: Text,
  currency: string,
  dayAndTime: (at: number) => string,
): Column<Deposit>[] {
  return [
    {
      id: 'member',
      header: text('console.cashier.memberName'),
      onCard: 'title',
      cell: ({ depositId, memberId, username, proofIds }) => (
        <span className="block py-1.5 leading-tight">
          <span className="flex items-center gap-1.5 font-semibold">
            {username}
            {proofIds.length > 0 && (
              <Paperclip aria-label={text('console.dep.hasProofs')} className="size-3.5" />
            )}
          </span>
          <span className="num text-[0.8125rem] font-normal text-ink-soft">
            D-{depositId} · {memberId}
          </span>
        </span>
      ),
    },
    {
      id: 'channel',
      header: text('console.dep.channel'),
      className: 'md:max-[80rem]:hidden',
      cell: ({ channel }) => <span className="code">{channel}</span>,
    },
    {
      id: 'shown',
      header: text('console.dep.shown'),
      align: 'figure',
      cell: ({ shown }) => <Sum amount={shown} currency={currency} />,
    },
    {
      id: 'credited',
      header: text('console.dep.credited'),
      align: 'figure',
      cell: ({ credited }) =>
        credited === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <Sum amount={credited} currency={currency} />
        ),
    },
    {
      id: 'age',
      header: text('console.cashier.waiting'),
      align: 'figure',
      cell: ({ createdAt, paidAt, decidedAt }) =>
        decidedAt === null ? (
          <Age since={paidAt ?? createdAt} {...(paidAt !== null && { lateMinutes: 30 })} />
        ) : (
          <span className="num text-ink-soft">{dayAndTime(decidedAt)}</span>
        ),
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ state }) => <DepositTag state={state} />,
    },
  ];
}
