import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** One line as spreadsheets read it. What would be taken for a formula is text; a number stays one. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
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
  rows: AsyncGenerator<readonly string[]>,
): Promise<FastifyReply> {
  const first = await rows.next();
  async function* lines() {
    yield `\uFEFF${csvLine(head)}`;
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
