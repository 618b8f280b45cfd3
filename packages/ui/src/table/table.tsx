import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { PHONE, useMedia } from '../use-media.ts';
import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import {
  type Column,
  compareValues,
  type Sorting,
  type TableProps,
  type TableView,
} from './table-view.ts';

export type { Column, Sorting, SortValue, TableProps } from './table-view.ts';

export function Table<Row>(props: TableProps<Row>) {
  const isPhone = useMedia(PHONE);
  const [ownSorting, setOwnSorting] = useState<Sorting | null>(null);
  const sorting = props.sorting === undefined ? ownSorting : props.sorting;
  const sortedRows = useSortedRows(props, sorting);
  if (sortedRows.length === 0 && !props.isLoading) return <>{props.empty}</>;
  const view: TableView<Row> = {
    ...props,
    sortedRows,
    sorting,
    onSort: props.onSortingChange ?? setOwnSorting,
    hasTotals: props.columns.some(({ total }) => total !== undefined),
  };
  return isPhone ? <TableCards {...view} /> : <TableGrid {...view} />;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

function useSortedRows<Row>(props: TableProps<Row>, sorting: Sorting | null): readonly Row[] {
  const { columns, rows, isSortedByServer = false } = props;
  const definitions = useMemo(() => columns.map(defineColumn), [columns]);
  // The core wants rows to be objects it may hold; ours may be anything, so each is wrapped.
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const state = useMemo<{ sorting: SortingState }>(
    () => ({ sorting: sorting ? [{ id: sorting.id, desc: sorting.isDescending }] : [] }),
    [sorting],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    state,
    manualSorting: isSortedByServer,
  });
  return table.getRowModel().rows.map(({ original }) => original.row);
}

function defineColumn<Row>({ id, sortBy }: Column<Row>): ColumnDef<typeof features, { row: Row }> {
  if (!sortBy) return { id, enableSorting: false };
  return {
    id,
    accessorFn: ({ row }) => sortBy(row),
    sortFn: (one, other) => compareValues(sortBy(one.original.row), sortBy(other.original.row)),
  };
}
