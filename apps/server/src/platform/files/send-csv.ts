import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '@baize/csv';
import type { FastifyReply } from 'fastify';

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
