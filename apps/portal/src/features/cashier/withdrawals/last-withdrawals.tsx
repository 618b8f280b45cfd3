import { Drawer, Money, Tag, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useMemo, useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { EntryTime, PartHead } from '../parts.tsx';
import type { Withdrawal } from '../use-cashier.ts';
import { WithdrawalHead } from './withdrawal-card.tsx';
import { withdrawalTones } from './withdrawal-states.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

const SHOWN = 5;

export function LastWithdrawals({ records }: { records: readonly Withdrawal[] }) {
  const text = useText();
  const { go } = useMemberPage();
  const ended = useMemo(
    () => records.filter(({ endedAt }) => endedAt !== null).slice(0, SHOWN),
    [records],
  );
  if (ended.length === 0) return null;
  return (
    <section aria-label={text('cashier.withdraw.last')}>
      <PartHead
        title={text('cashier.withdraw.last')}
        aside={
          <button
            type="button"
            className={textLinkClasses}
            onClick={() => go('transactionHistory', { tab: 'withdrawals' })}
          >
            {text('cashier.seeAll')}
          </button>
        }
      />
      <WithdrawalTable records={ended} />
    </section>
  );
}

type TableProps = {
  records: readonly Withdrawal[];
  total?: bigint | undefined;
  isLoading?: boolean;
  empty?: React.ReactNode;
};

/** Withdrawals in rows; each opens with its whole timeline. */
export function WithdrawalTable({ records, total, isLoading = false, empty }: TableProps) {
  const text = useText();
  const columns = useWithdrawalColumns(total);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = records.find(({ withdrawId }) => withdrawId === openId);
  return (
    <>
      <Table
        caption={text('cashier.withdraw.last')}
        columns={columns}
        rows={records}
        rowId={({ withdrawId }) => withdrawId}
        isSortedByServer
        isLoading={isLoading}
        skeletonRows={6}
        totalsLabel={text('cashier.totals')}
        onRowOpen={({ withdrawId }) => setOpenId(withdrawId)}
        openRowId={openId ?? undefined}
        empty={empty}
      />
      {open && (
        <Drawer
          isOpen
          onClose={() => setOpenId(null)}
          title={text('cashier.withdraw.number', { number: open.withdrawId })}
          className="w-[min(34rem,100vw)]!"
        >
          <WithdrawalHead withdrawal={open} />
          <div className="mt-5 border-t pt-5">
            <WithdrawalTimeline withdrawal={open} />
          </div>
        </Drawer>
      )}
    </>
  );
}

function useWithdrawalColumns(total?: bigint): readonly Column<Withdrawal>[] {
  const text = useText();
  const parts = useMoneyParts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts follows the language, as text does
  return useMemo(
    () => [
      {
        id: 'to',
        header: text('cashier.withdraw.to'),
        className: 'max-lg:whitespace-normal',
        onCard: 'title',
        cell: ({ bankCode, account }) => (
          <>
            {bankCode} <bdi className="num">{account}</bdi>
          </>
        ),
      },
      {
        id: 'when',
        header: text('cashier.column.when'),
        cell: ({ appliedAt: at }) => <EntryTime at={at} />,
      },
      {
        id: 'state',
        header: text('cashier.column.state'),
        onCard: 'aside',
        cell: ({ state }) => (
          <Tag tone={withdrawalTones[state]}>{text(`cashier.withdraw.state.${state}`)}</Tag>
        ),
      },
      {
        id: 'fee',
        header: text('cashier.fee'),
        className: 'max-lg:hidden',
        align: 'figure',
        cell: ({ fee }) => <Money parts={parts(fee)} tone="soft" />,
      },
      {
        id: 'received',
        header: text('cashier.column.received'),
        className: 'max-lg:hidden',
        align: 'figure',
        cell: ({ receivedAmount }) => <Money parts={parts(receivedAmount)} />,
      },
      {
        id: 'amount',
        header: text('cashier.amount'),
        align: 'figure',
        cell: ({ amount }) => <Money parts={parts(amount)} />,
        ...(total !== undefined && { total: <Money parts={parts(total)} /> }),
      },
    ],
    [text, total],
  );
}
