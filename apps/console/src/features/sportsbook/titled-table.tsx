import { EmptyLine } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useMemo } from 'react';
import {
  columnsFor,
  figureColumn,
  type ListColumn,
  moneyColumn,
} from '../../shared/list/columns.tsx';
import { useTools } from '../../shared/list/tools.ts';
import type { WordId } from '../../shared/words.ts';

type Props<Row> = {
  title: WordId;
  empty: WordId;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  isLoading?: boolean;
};

/** A short table of a page that shows several, in the server's order. */
export function TitledTable<Row>({ title, empty, columns, ...table }: Props<Row>) {
  const tools = useTools(null);
  const declared = useMemo(() => columnsFor(columns, tools), [columns, tools]);
  const label = tools.text(title);
  return (
    <section className="mt-6 flex flex-col gap-3">
      <h2 className="type-card">{label}</h2>
      <Table
        {...table}
        caption={label}
        columns={declared}
        isSortedByServer
        empty={<EmptyLine>{tools.text(empty)}</EmptyLine>}
      />
    </section>
  );
}

type Backed = { bets: number; stake: bigint };
type Payable = { payout: bigint; profit: bigint };

export const betsColumn: ListColumn<Backed> = figureColumn(
  'console.sports.bets',
  ({ bets }) => bets,
);
export const stakeColumn: ListColumn<Backed> = moneyColumn(
  'console.sports.stake',
  ({ stake }) => stake,
);

/** What lies on a selection, what it would pay, and what the house would then have. */
export const lyingColumns: readonly ListColumn<Backed & Payable>[] = [
  betsColumn,
  stakeColumn,
  moneyColumn('console.sports.pays', ({ payout }) => payout),
  moneyColumn('console.sports.profit', ({ profit }) => profit),
];
