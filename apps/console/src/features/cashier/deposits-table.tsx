import { StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { StatePicture } from '../../shared/state-picture.tsx';
import { Sum } from '../../shared/sum.tsx';
import { useBrand } from '../../shared/use-status.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { Age } from './age.tsx';
import type { Deposit } from './cashier-rows.ts';
import { DepositTag } from './state-tags.tsx';

type Props = {
  rows: readonly Deposit[];
  isLoading: boolean;
  openId?: string | undefined;
  onOpen: (depositId: string) => void;
};

export function DepositsTable({ rows, isLoading, openId, onOpen }: Props) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const columns = useMemo(
    () => columnsOf(text, currency, times.dayAndTime),
    [text, currency, times],
  );
  return (
    <Table
      caption={text('console.dep.title')}
      columns={columns}
      rows={rows}
      rowId={({ depositId }) => depositId}
      isLoading={isLoading}
      isSortedByServer
      openRowId={openId}
      onRowOpen={({ depositId }) => onOpen(depositId)}
      empty={
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text('console.dep.none')}
          text={text('console.dep.noneText')}
        />
      }
    />
  );
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
