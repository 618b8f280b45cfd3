import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

export type PageInput = { page: number; size: number } | { page: number; pageSize: number };
export type Page<Row> = { list: Row[]; page: number; totalPages: number; totalCount: number };
export type Trail<Row, Key> = { list: Row[]; after: Key | null };

/** Cuts a query down to one page, counted from 1: `query.$call(onPage(input))`. */
export function onPage(input: PageInput) {
  const size = sizeOf(input);
  return <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
    query.limit(size).offset((input.page - 1) * size);
}

/** The same for a query that is written as SQL: the end of it. */
export function pageLimit(input: PageInput): RawBuilder<unknown> {
  const size = sizeOf(input);
  return sql`limit ${size} offset ${(input.page - 1) * size}`;
}

/** The rows of one page as operators get them, with how many there are in all. */
export function pageOf<Row>(list: Row[], count: number, input: PageInput): Page<Row> {
  const totalPages = Math.ceil(count / sizeOf(input));
  return { list, page: input.page, totalPages, totalCount: count };
}

/** The same of rows that are held in memory. */
export function pageIn<Row>(all: readonly Row[], input: PageInput): Page<Row> {
  const size = sizeOf(input);
  const start = (input.page - 1) * size;
  return pageOf(all.slice(start, start + size), all.length, input);
}

const sizeOf = (input: PageInput) => ('size' in input ? input.size : input.pageSize);

/** A list that is read on by the key of its last row; a page that is not full is the last one. */
export function trailOf<Row, Read, Key>(
  list: Row[],
  {
    rows,
    pageSize,
    keyOf,
  }: { rows: readonly Read[]; pageSize: number; keyOf: (last: Read) => Key },
): Trail<Row, Key> {
  const last = rows.at(-1);
  return { list, after: last !== undefined && rows.length === pageSize ? keyOf(last) : null };
}
