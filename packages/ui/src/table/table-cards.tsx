import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { NativeSelect } from '../fields/native-select.tsx';
import { Skeleton } from '../pieces/skeleton.tsx';
import { useWords } from '../words.tsx';
import type { Column, TableView } from './table-view.ts';

/** The table as cards: a phone is never asked to scroll sideways. */
export function TableCards<Row>(view: TableView<Row>) {
  const {
    caption,
    columns,
    sortedRows,
    rowId,
    isLoading = false,
    hasTotals,
    openRowId,
    onRowOpen,
    className,
  } = view;
  return (
    <div className={cx('flex flex-col gap-2.5', className)}>
      <CardSorting {...view} />
      {isLoading ? (
        <SkeletonCards count={view.skeletonRows ?? 4} />
      ) : (
        <ul aria-label={caption} className="flex flex-col gap-2.5">
          {sortedRows.map((row) => (
            <li
              key={rowId(row)}
              className={cx(cardClasses, rowId(row) === openRowId && 'border-brass')}
            >
              <Card columns={columns} row={row} onOpen={onRowOpen && (() => onRowOpen(row))} />
            </li>
          ))}
        </ul>
      )}
      {hasTotals && !isLoading && <Totals {...view} />}
    </div>
  );
}

type CardProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  onOpen: (() => void) | undefined;
};

function Card<Row>({ columns, row, onOpen }: CardProps<Row>) {
  const titles = columns.filter(({ onCard }) => onCard === 'title');
  const asides = columns.filter(({ onCard }) => onCard === 'aside');
  const lines = columns.filter(({ onCard }) => onCard === undefined);
  const heading = titles.map((column) => <Fragment key={column.id}>{column.cell(row)}</Fragment>);
  return (
    <>
      {(titles.length > 0 || asides.length > 0) && (
        <div className="mb-2 flex items-center justify-between gap-3">
          <div className="min-w-0 font-semibold">
            {onOpen ? (
              // The whole card answers to a finger, one button to the keyboard.
              <button
                type="button"
                onClick={onOpen}
                className="text-start after:absolute after:inset-0"
              >
                {heading}
              </button>
            ) : (
              heading
            )}
          </div>
          <div className="relative flex shrink-0 items-center gap-2">
            {asides.map((column) => (
              <Fragment key={column.id}>{column.cell(row)}</Fragment>
            ))}
          </div>
        </div>
      )}
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
        {lines.map((column) => (
          <Fragment key={column.id}>
            <dt className="text-ink-soft">{column.header}</dt>
            <dd className="num relative min-w-0 justify-self-end text-end break-words">
              {column.cell(row)}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

function CardSorting<Row>({ columns, sorting, onSort }: TableView<Row>) {
  const words = useWords();
  const sortable = columns.filter(({ sortBy, header }) => sortBy && typeof header === 'string');
  if (sortable.length === 0) return null;
  const isDescending = sorting?.isDescending ?? false;
  const options = [
    { value: '', label: words.sortBy },
    ...sortable.map(({ id, header }) => ({ value: id, label: String(header) })),
  ];
  return (
    <div className="flex gap-2">
      <NativeSelect
        isCompact
        aria-label={words.sortBy}
        options={options}
        value={sorting?.id ?? ''}
        onChange={({ target }) => onSort(target.value ? { id: target.value, isDescending } : null)}
      />
      <IconButton
        label={isDescending ? words.descending : words.ascending}
        icon={isDescending ? <ArrowDown /> : <ArrowUp />}
        disabled={!sorting}
        onClick={() => sorting && onSort({ id: sorting.id, isDescending: !isDescending })}
        className="border border-edge"
      />
    </div>
  );
}

function Totals<Row>({ columns, totalsLabel }: TableView<Row>) {
  return (
    <div className={cx(cardClasses, 'border-line-strong bg-rail/50')}>
      {totalsLabel && <div className="mb-2 font-semibold">{totalsLabel}</div>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {columns
          .filter(({ total }) => total !== undefined)
          .map((column) => (
            <Fragment key={column.id}>
              <dt className="text-ink-soft">{column.header}</dt>
              <dd className="num justify-self-end font-semibold">{column.total}</dd>
            </Fragment>
          ))}
      </dl>
    </div>
  );
}

function SkeletonCards({ count }: { count: number }) {
  const { loading } = useWords();
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-2.5">
      <span className="sr-only">{loading}</span>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards to come are all alike
        <div key={at} className={cardClasses}>
          <Skeleton className="mb-4 h-4 w-2/5" />
          <Skeleton className="mb-2.5 h-3.5" />
          <Skeleton className="h-3.5" />
        </div>
      ))}
    </div>
  );
}

const cardClasses = 'relative rounded-card border bg-table p-4';
