import { Money, Tag, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useMemberPage } from '../../../shared/session/use-member-page.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { EntryTime, PartHead } from '../parts.tsx';
import type { DepositRow } from '../use-cashier.ts';
import { AskedSum } from './asked-sum.tsx';
import { useMethodName } from './channel-art.tsx';
import { depositTones } from './deposit-states.ts';

type Props = { rows: readonly DepositRow[]; onOpen: (depositId: string) => void };

const SHOWN = 5;

export function LastDeposits({ rows, onOpen }: Props) {
  const text = useText();
  const { go } = useMemberPage();
  const columns = useDepositColumns();
  const shown = useMemo(() => rows.slice(0, SHOWN), [rows]);
  if (rows.length === 0) return null;
  return (
    <section aria-label={text('cashier.deposit.last')}>
      <PartHead
        title={text('cashier.deposit.last')}
        aside={
          <button
            type="button"
            className={textLinkClasses}
            onClick={() => go('transactionHistory', { tab: 'deposits' })}
          >
            {text('cashier.seeAll')}
          </button>
        }
      />
      <Table
        caption={text('cashier.deposit.last')}
        columns={columns}
        rows={shown}
        rowId={({ depositId }) => depositId}
        isSortedByServer
        onRowOpen={({ depositId }) => onOpen(depositId)}
      />
    </section>
  );
}

export function useDepositColumns(total?: bigint): readonly Column<DepositRow>[] {
  const text = useText();
  const parts = useMoneyParts();
  const nameOf = useMethodName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts and names follow the language, as text does
  return useMemo(
    () => [
      {
        id: 'way',
        header: text('cashier.column.way'),
        onCard: 'title',
        cell: ({ methodCode }) => <bdi>{nameOf(methodCode)}</bdi>,
      },
      {
        id: 'when',
        header: text('cashier.column.when'),
        cell: ({ depositDate: at }) => <EntryTime at={at} />,
      },
      {
        id: 'number',
        header: text('cashier.column.number'),
        className: 'max-lg:hidden',
        cell: ({ depositId }) => <span className="num text-ink-soft">{depositId}</span>,
      },
      {
        id: 'state',
        header: text('cashier.column.state'),
        onCard: 'aside',
        cell: ({ stateCode }) => (
          <Tag tone={depositTones[stateCode]}>{text(`cashier.deposit.state.${stateCode}`)}</Tag>
        ),
      },
      {
        id: 'asked',
        header: text('cashier.column.asked'),
        className: 'md:max-lg:hidden',
        align: 'figure',
        cell: (row) => <AskedSum row={row} tone="soft" />,
      },
      {
        id: 'amount',
        header: text('cashier.column.credited'),
        align: 'figure',
        cell: ({ amount }) => <Money parts={parts(amount)} />,
        ...(total !== undefined && { total: <Money parts={parts(total)} /> }),
      },
    ],
    [text, total],
  );
}
