import { Pager, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { FailurePage } from '../parts/failure-page.tsx';
import { PageBody, PageHead } from '../parts/page-head.tsx';
import { StatePicture } from '../parts/state-picture.tsx';
import { ChooseOne } from './choose-one.tsx';
import { RowKeys } from './row-keys.tsx';
import { pageOf, useFilters } from './search.ts';
import { Split } from './split.tsx';

type Listed<Row> = { list: readonly Row[]; totalPages: number };

type Beside<Row> = {
  title: string;
  /** Shown while nothing is open. */
  choose: ComponentProps<typeof ChooseOne>;
  /** A row that is not on this page can only be shown by what its number finds. */
  show: (id: string, row: Row | undefined) => ReactNode;
};

type Props<Row> = ComponentProps<typeof PageHead> & {
  query: UseQueryResult<Listed<Row>>;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  none: { title: string; text: string };
  beside: Beside<Row>;
  /** How many there are in all. */
  summary?: string | undefined;
  /** Filters, and the figures above them. */
  children?: ReactNode;
};

/** A list that is worked off: filters, rows, pages, and beside it whatever is open; all in its address. */
export function ListPage<Row>({ query, columns, rowId, none, beside, ...rest }: Props<Row>) {
  const [search, setSearch] = useFilters();
  const { summary, children, ...head } = rest;
  const { data, error } = query;
  if (error) return <FailurePage error={error} reset={() => void query.refetch()} />;
  const rows = data?.list ?? [];
  const shown =
    search.id &&
    beside.show(
      search.id,
      rows.find((row) => rowId(row) === search.id),
    );
  return (
    <Split
      asideTitle={beside.title}
      isOpen={Boolean(shown)}
      onClose={() => setSearch({ id: '' })}
      aside={shown}
      whenClosed={<ChooseOne {...beside.choose} />}
    >
      <PageBody>
        <PageHead {...head} />
        {children}
        <RowKeys>
          <Table
            caption={head.title}
            columns={columns}
            rows={rows}
            rowId={rowId}
            isLoading={query.isPending}
            isSortedByServer
            openRowId={search.id}
            onRowOpen={(row) => setSearch({ id: rowId(row) })}
            empty={<StatePanel picture={<StatePicture name="empty" />} {...none} />}
          />
        </RowKeys>
        <Pager
          className="mt-4"
          page={pageOf(search)}
          pageCount={data?.totalPages ?? 1}
          summary={summary}
          onPage={(page) => setSearch({ page: String(page), id: '' })}
        />
      </PageBody>
    </Split>
  );
}
