import { type Column, Table } from '@baize/ui/table';
import type { ReactNode } from 'react';
import { Dash } from '../../../shared/list/columns.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { effectOf, perHead } from './effect.ts';
import type { Results } from './results.ts';

type Group = Results['takers'];
type Line = { id: 'deposits' | 'validBet' | 'netRevenue' | 'cost' | 'netOfCost' };

const LINES: readonly Line[] = [
  { id: 'deposits' },
  { id: 'validBet' },
  { id: 'netRevenue' },
  { id: 'cost' },
  { id: 'netOfCost' },
];

/** Takers beside as many who took nothing: in all, for one member, and what the difference comes to. */
export function ControlTable({ results }: { results: Results }) {
  const text = useText();
  const { currency } = useBrand();
  const { takers, others, spent } = results;
  const sums = { takers: sumsOf(takers, spent), others: sumsOf(others, 0n) };
  const show = (amount: bigint | null, isSigned = false): ReactNode =>
    amount === null ? <Dash /> : <Sum amount={amount} currency={currency} isSigned={isSigned} />;
  const columns: Column<Line>[] = [
    {
      id: 'name',
      header: text('console.promo.figure'),
      onCard: 'title',
      cell: ({ id }) => <span className="font-semibold">{text(`console.promo.figure.${id}`)}</span>,
    },
    {
      id: 'takers',
      header: text('console.promo.takersOf', { count: takers.members }),
      align: 'figure',
      cell: ({ id }) => show(sums.takers[id]),
    },
    {
      id: 'takersHead',
      header: text('console.promo.perTaker'),
      align: 'figure',
      cell: ({ id }) => show(perHead(sums.takers[id], takers.members)),
    },
    {
      id: 'othersHead',
      header: text('console.promo.perOther', { count: others.members }),
      align: 'figure',
      cell: ({ id }) => show(perHead(sums.others[id], others.members)),
    },
    {
      id: 'effect',
      header: text('console.promo.effect'),
      align: 'figure',
      cell: ({ id }) =>
        show(effectOf({ sum: sums.takers[id], takers, otherSum: sums.others[id], others }), true),
    },
  ];
  return (
    <Table
      isSortedByServer
      caption={text('console.promo.control')}
      columns={columns}
      rows={LINES}
      rowId={({ id }) => id}
    />
  );
}

function sumsOf({ deposits, validBet, netRevenue }: Group, cost: bigint) {
  return { deposits, validBet, netRevenue, cost, netOfCost: netRevenue - cost };
}
