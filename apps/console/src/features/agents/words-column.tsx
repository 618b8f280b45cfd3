import type { ListColumn } from '../../shared/list/columns.tsx';

/** What somebody wrote, in two lines of it. */
export function wordsColumn<Row>(of: (row: Row) => string): ListColumn<Row> {
  return {
    header: 'console.agents.words',
    cell: (row) => (
      <span className="my-1.5 line-clamp-2 min-w-44 max-w-md leading-tight whitespace-normal">
        {of(row)}
      </span>
    ),
  };
}
