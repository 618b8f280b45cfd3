import type { SelectQueryBuilder } from 'kysely';

export type PageInput = { page: number; size: number };
export type Page<Row> = { list: Row[]; page: number; totalPages: number; totalCount: number };
export type Trail<Row, Key> = { list: Row[]; after: Key | null };

/** Cuts a query down to one page, counted from 1: `query.$call(onPage(input))`. */
export function onPage({ page, size }: PageInput) {
  return <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
    query.limit(size).offset((page - 1) * size);
}

/** The rows of one page as operators get them, with how many there are in all. */
export function pageOf<Row>(list: Row[], count: number, { page, size }: PageInput): Page<Row> {
  return { list, page, totalPages: Math.ceil(count / size), totalCount: count };
}

/** The same of rows that are held in memory. */
export function pageIn<Row>(all: readonly Row[], { page, size }: PageInput): Page<Row> {
  const start = (page - 1) * size;
  return pageOf(all.slice(start, start + size), all.length, { page, size });
}

/** A list that is read on by the key of its last row; a page that is not full is the last one. */
export function trailOf<Row, Read, Key>(
  list: Row[],
  { rows, size, keyOf }: { rows: readonly Read[]; size: number; keyOf: (last: Read) => Key },
): Trail<Row, Key> {
  const last = rows.at(-1);
  return { list, after: last !== undefined && rows.length === size ? keyOf(last) : null };
}
