import type { ListColumn } from '../../shared/list/columns.tsx';

/** What somebody wrote, in two lines of it. */
export function wordsColumn<Row>(of: (row: Row) => string): ListColumn<Row> {
  return {
    header: 'console.agents.words',
    cell: (row) => (
      <span className="line-clamp-2 min-w-44 max-w-md py-1.5 leading-tight whitespace-normal">
        {of(row)}
      </span>
    ),
  };
}
