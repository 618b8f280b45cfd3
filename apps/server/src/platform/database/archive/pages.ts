import { type RawBuilder, sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../database.ts';
import type { Archivable, Stretch } from './archivable.ts';
import type { Content, Sums } from './kept.ts';

/** Short statements: no report and no vacuum waits for an export. */
const ROWS_AT_ONCE = 5_000;

export type Page = { lines: string[]; firstId: bigint; lastId: bigint; sums: Sums };

type Line = { id: bigint; line: string };

/** The rows of a stretch in the order of their numbers, one line of JSON each, page by page. */
export async function* pagesOfTable(
  db: Database,
  { table, sums }: Archivable,
  { fromId, belowId }: Stretch,
): AsyncGenerator<Page> {
  for (let after = fromId - 1n; ; ) {
    const page = await begin(db, async (tx) => {
      await speakPlainly(tx);
      const { rows } =
        await sql<Line>`select id, to_jsonb(r)::text as line from ${sql.table(table)} r
        where id > ${after} and id < ${belowId} order by id limit ${ROWS_AT_ONCE}`.execute(tx);
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last) return undefined;
      const read = sql`(select * from ${sql.table(table)} where id >= ${first.id} and id <= ${last.id})`;
      return {
        lines: rows.map(({ line }) => line),
        firstId: first.id,
        lastId: last.id,
        sums: await sumsOf(tx, sums(read)),
      };
    });
    if (!page) return;
    yield page;
    after = page.lastId;
  }
}

/** Instants are written in one zone and one way, whatever the database speaks otherwise. */
export async function speakPlainly(tx: Transaction): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(tx);
  await sql`set local datestyle to 'ISO'`.execute(tx);
  await sql`set local extra_float_digits to 1`.execute(tx);
}

/** Lines of a file, as `l.line`. One text, because a list would have to be escaped, and read again sign by sign. */
export const linesAs = (lines: readonly string[]): RawBuilder<unknown> =>
  sql`string_to_table(${lines.join('\n')}::text, chr(10)) as l (line)`;

/** Lines of a file as rows of their table: exactly what would be brought back. */
export const rowsOf = (table: string, lines: readonly string[]): RawBuilder<unknown> =>
  sql`(select r.* from ${linesAs(lines)}
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, l.line::jsonb) r)`;

export async function sumsOf(tx: Transaction, sums: RawBuilder<unknown>): Promise<Sums> {
  const { rows } = await sql<{ what: string; amount: string }>`
    select what, amount::numeric::text as amount from (${sums}) s order by what`.execute(tx);
  return Object.fromEntries(rows.map(({ what, amount }) => [what, amount]));
}

function addSums(one: Sums, other: Sums): Sums {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    names.map((name) => [name, String(BigInt(one[name] ?? 0) + BigInt(other[name] ?? 0))]),
  );
}

type Told = Omit<Content, 'contentSha256'>;

/** Adds up what goes through it. */
export function openContent() {
  let told: Told = { rows: 0n, firstId: null, lastId: null, sums: {} };
  const add = (page: Page) => {
    told = {
      rows: told.rows + BigInt(page.lines.length),
      firstId: told.firstId ?? page.firstId,
      lastId: page.lastId,
      sums: addSums(told.sums, page.sums),
    };
  };
  return {
    add,
    read: () => told,
    through: async function* (pages: AsyncIterable<Page>) {
      for await (const page of pages) {
        add(page);
        yield page;
      }
    },
  };
}
