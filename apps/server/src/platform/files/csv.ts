import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number;

const FORMULA = /^\s*[=+\-@\t\r]/;
// A telephone number of a wallet is one too: a payout file must carry it as it is.
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
// The mark tells spreadsheets that it is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

/** One line as spreadsheets read it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** What begins like a formula is shown by a spreadsheet, and not run; a number stays one. */
export function csvCell(value: Cell): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Sends lines while they are read: a file of any length takes no memory. The first line is read before
 * anything is sent, so that what is refused is answered as a refusal.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  head: readonly string[],
  rows: AsyncGenerator<readonly Cell[]>,
): Promise<FastifyReply> {
  const first = await rows.next();
  async function* lines() {
    yield `${BYTE_ORDER_MARK}${csvLine(head)}`;
    if (first.done) return;
    yield csvLine(first.value);
    for await (const row of rows) yield csvLine(row);
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines()));
}
