import { Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { useMemo } from 'react';
import type { Approval } from '../../../shared/act/approvals.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { Age } from '../age.tsx';
import type { Withdrawal } from '../cashier-rows.ts';
import { HintTags, WithdrawalTag } from '../state-tags.tsx';

/** What waits for a second person, by the withdrawal it is about. */
export type Asked = ReadonlyMap<string, Approval>;

const LATE_MINUTES = 60;

/** A withdrawal in a row: whose, where to, how much, what to look at twice, and how long it waits. */
export function useWithdrawalColumns(asked: Asked): readonly Column<Withdrawal>[] {
  const text = useText();
  const { currency } = useBrand();
  const { dayAndTime } = useTimes();
  return useMemo(
    () => columnsOf({ text, currency, asked, dayAndTime }),
    [text, currency, asked, dayAndTime],
  );
}

type Look = { text: Text; currency: string; asked: Asked; dayAndTime: (at: number) => string };

function columnsOf({ text, currency, asked, dayAndTime }: Look): Column<Withdrawal>[] {
  return [
    ownerColumn(text),
    {
      id: 'way',
      header: text('console.wd.way'),
      className: 'md:max-[96rem]:hidden',
      cell: ({ withdrawType, bankCode, account }) => (
        <span className="block leading-tight">
          <span className="block">{text(`console.wd.way.${withdrawType}`)}</span>
          <span className="num text-[0.8125rem] text-ink-soft">
            {bankCode} {account}
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: text('console.cashier.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum amount={amount} currency={currency} />,
    },
    {
      id: 'hints',
      header: text('console.wd.hints'),
      className: 'md:max-[64rem]:hidden',
      cell: ({ hints }) => <HintTags hints={hints} />,
    },
    {
      id: 'age',
      header: text('console.cashier.waiting'),
      align: 'figure',
      cell: ({ appliedAt, endedAt }) =>
        endedAt === null ? (
          <Age since={appliedAt} lateMinutes={LATE_MINUTES} />
        ) : (
          <span className="num text-ink-soft">{dayAndTime(endedAt)}</span>
        ),
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ state, withdrawId }) =>
        asked.has(withdrawId) ? (
          <Tag tone="bad">{text('console.wd.secondLook')}</Tag>
        ) : (
          <WithdrawalTag state={state} />
        ),
    },
  ];
}

/** Whose withdrawal it is, and its number. */
export function ownerColumn(text: Text): Column<Withdrawal> {
  return {
    id: 'member',
    header: text('console.cashier.memberName'),
    onCard: 'title',
    cell: ({ withdrawId, memberId, username }) => (
      <span className="block py-1.5 leading-tight">
        <span className="block font-semibold">{username}</span>
        <span className="num text-[0.8125rem] font-normal text-ink-soft">
          W-{withdrawId} · {memberId}
        </span>
      </span>
    ),
  };
}
