import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number;

/** A table as CSV, written as it is read: however long it is, only a page of it is held at once. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(linesOf(columns, pages)));
}

// The mark tells spreadsheets that it is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

async function* linesOf(
  columns: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(columns)}`;
  for await (const rows of pages) yield rows.map(lineOf).join('');
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** What begins like a formula is shown by a spreadsheet, and not run; a negative number stays one. */
export function csvCell(value: Cell): string {
  const text = String(value);
  const mayRun = /^\s*[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const safe = mayRun ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
