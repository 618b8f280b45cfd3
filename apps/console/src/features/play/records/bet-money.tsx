import { type Column, Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { Sum } from '../../../shared/parts/sum.tsx';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { BetCard } from './bet-card.ts';

type Transfer = BetCard['transfers'][number];

/** What the bet moved on the member's cash, in order. */
export function BetMoney({ bet }: { bet: BetCard }) {
  const text = useText();
  const times = useTimes();
  const columns = useMemo(() => columnsOf(text, times, bet.currency), [text, times, bet.currency]);
  return (
    <Table
      isBare
      caption={text('console.bets.money')}
      columns={columns}
      rows={bet.transfers}
      rowId={({ txId }) => txId}
      isSortedByServer
      empty={<p className="text-ink-soft">{text('console.bets.noMoney')}</p>}
    />
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Transfer>[] {
  return [
    {
      id: 'reason',
      header: text('console.bets.transfer'),
      onCard: 'title',
      cell: ({ reason, txId, at }) => (
        <span className="block py-1.5 leading-tight">
          <span className="code block font-semibold">
            {reason} <span className="num font-normal text-ink-soft">{txId}</span>
          </span>
          <span className="num text-[0.8125rem] text-ink-soft">{times.exact(at)}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: text('console.bets.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum isSigned amount={amount} currency={currency} />,
    },
    {
      id: 'balance',
      header: text('console.bets.balance'),
      align: 'figure',
      cell: ({ balanceAfter }) => <Sum amount={balanceAfter} currency={currency} tone="soft" />,
    },
  ];
}
