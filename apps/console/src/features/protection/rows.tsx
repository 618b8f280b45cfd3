import { Pager, SkeletonText } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageOf, useFilters } from '../../shared/list/search.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';

type Props<Row> = {
  query: UseQueryResult<{ list: readonly Row[]; totalPages: number }>;
  none: string;
  rowId: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** Cards one below the other, each with what can be done about it. */
export function Rows<Row>({ query, none, rowId, children }: Props<Row>) {
  const [search, setSearch] = useFilters();
  const { data, error } = query;
  if (error) return <FailurePage error={error} reset={() => void query.refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  if (data.list.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <>
      <ul className="flex max-w-4xl flex-col gap-3">
        {data.list.map((row) => (
          <li key={rowId(row)} className="rounded-card border bg-table p-4">
            {children(row)}
          </li>
        ))}
      </ul>
      {data.totalPages > 1 && (
        <Pager
          className="mt-4"
          page={pageOf(search)}
          pageCount={data.totalPages}
          onPage={(page) => setSearch({ page: String(page) })}
        />
      )}
    </>
  );
}
