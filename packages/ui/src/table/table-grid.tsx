import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../pieces/skeleton.tsx';
import { useWords } from '../words.tsx';
import { alignClasses, type Column, type Sorting, type TableView } from './table-view.ts';

/** The table as a table: on screens wide enough for its columns. */
export function TableGrid<Row>(view: TableView<Row>) {
  const { caption, columns, isLoading = false, hasTotals, className } = view;
  return (
    <div
      // What has nothing else to focus on is scrolled by keyboard from here.
      tabIndex={view.onRowOpen || isLoading ? undefined : 0}
      className={cx(
        // While nothing stands in it there is nothing to scroll to.
        isLoading ? 'overflow-hidden' : 'overflow-x-auto',
        !view.isBare && 'rounded-card border bg-table',
        className,
      )}
    >
      <table aria-busy={isLoading || undefined} className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sorting={view.sorting}
                onSort={view.onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>{isLoading ? <SkeletonRows {...view} /> : <BodyRows {...view} />}</tbody>
        {hasTotals && !isLoading && (
          <tfoot>
            <tr>
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  className={cx(
                    cellClasses,
                    'border-line-strong bg-rail/50 font-semibold',
                    alignOf(column),
                  )}
                >
                  {column.total ?? (at === 0 ? view.totalsLabel : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
};

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const direction =
    sorting?.id === column.id ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : direction ? ArrowUp : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction ?? (column.sortBy ? 'none' : undefined)}
      className={cx('type-label h-10 px-3 whitespace-nowrap first:ps-5 last:pe-5', alignOf(column))}
    >
      {column.sortBy ? (
        <button
          type="button"
          onClick={() => onSort(nextSorting(column, sorting))}
          className={cx(
            'inline-flex h-8 items-center gap-1 rounded-ctl hover:text-ink touch:h-11',
            column.align === 'figure' && 'flex-row-reverse',
            direction && 'text-ink',
          )}
        >
          {column.header}
          <Arrow aria-hidden className={cx('size-3.5', !direction && 'opacity-60')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** Figures are asked for from the largest, words from the first; a third press forgets the order. */
function nextSorting<Row>({ id, align }: Column<Row>, sorting: Sorting | null): Sorting | null {
  const firstDescends = align === 'figure';
  if (sorting?.id !== id) return { id, isDescending: firstDescends };
  return sorting.isDescending === firstDescends ? { id, isDescending: !firstDescends } : null;
}

function BodyRows<Row>({ columns, sortedRows, rowId, onRowOpen, openRowId }: TableView<Row>) {
  return sortedRows.map((row) => {
    const id = rowId(row);
    const isOpen = id === openRowId;
    return (
      <tr
        key={id}
        aria-current={isOpen || undefined}
        {...opening(row, onRowOpen)}
        className={cx(rowClasses(isOpen, Boolean(onRowOpen)))}
      >
        {columns.map((column) => (
          <td key={column.id} className={cx(cellClasses, alignOf(column))}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
    );
  });
}

/** A row that opens something answers to a click and to Enter; controls inside it keep their own. */
function opening<Row>(row: Row, onRowOpen: ((row: Row) => void) | undefined) {
  if (!onRowOpen) return {};
  return {
    tabIndex: 0,
    onClick: (event: { target: EventTarget }) => isOwnControl(event.target) || onRowOpen(row),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onRowOpen(row);
    },
  };
}

function isOwnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label') !== null;
}

function SkeletonRows<Row>({ columns, skeletonRows = 8 }: TableView<Row>) {
  const { loading } = useWords();
  return Array.from({ length: skeletonRows }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows to come are all alike
    <tr key={at}>
      {columns.map((column, place) => (
        <td key={column.id} className={cx(cellClasses, alignOf(column))}>
          {at === 0 && place === 0 && <span className="sr-only">{loading}</span>}
          <Skeleton className={cx('h-3.5', column.align === 'figure' ? 'ms-auto w-20' : 'w-28')} />
        </td>
      ))}
    </tr>
  ));
}

function rowClasses(isOpen: boolean, mayOpen: boolean): string {
  return cx(
    'transition-colors duration-150 outline-offset-[-2px]',
    mayOpen && 'cursor-pointer hover:bg-rail/60',
    isOpen &&
      'bg-rail/60 shadow-[inset_3px_0_0_var(--brass)] rtl:shadow-[inset_-3px_0_0_var(--brass)]',
  );
}

function alignOf<Row>({ align = 'start', className }: Column<Row>): string {
  return cx(alignClasses[align], className);
}

const cellClasses = 'h-12 border-t px-3 whitespace-nowrap first:ps-5 last:pe-5';
