import type { ReactNode } from 'react';

export type SortValue = string | number | bigint | boolean;

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, one under the other. */
  align?: 'start' | 'center' | 'figure';
  /** With it the column can be sorted. */
  sortBy?: (row: Row) => SortValue;
  /** In the row of totals. */
  total?: ReactNode;
  /** On a card: the title, at the end of the title's line, not at all, or (else) a line of its own. */
  onCard?: 'title' | 'aside' | 'hidden';
  className?: string;
};

export type Sorting = { id: string; isDescending: boolean };

export type TableProps<Row> = {
  caption: string;
  /** Keep the array between renders: a new one makes the table think anew. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Given when the address or the server holds the order; else the table holds it. */
  sorting?: Sorting | null;
  onSortingChange?: (sorting: Sorting | null) => void;
  /** The server has sorted already: the rows are shown as they come. */
  isSortedByServer?: boolean;
  isLoading?: boolean;
  skeletonRows?: number;
  empty?: ReactNode;
  totalsLabel?: ReactNode;
  onRowOpen?: (row: Row) => void;
  openRowId?: string | undefined;
  /** Without its own frame, inside a panel. */
  isBare?: boolean;
  className?: string | undefined;
};

/** What both layouts are drawn from. */
export type TableView<Row> = Omit<TableProps<Row>, 'rows' | 'onSortingChange'> & {
  sortedRows: readonly Row[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  hasTotals: boolean;
};

export function compareValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return one < other ? -1 : one > other ? 1 : 0;
}

export const alignClasses = { start: 'text-start', center: 'text-center', figure: 'num text-end' };
