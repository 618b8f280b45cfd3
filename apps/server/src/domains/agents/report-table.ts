import { moneyText, rateText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import { sendCsv } from '../../platform/files/send-csv.ts';

/** So many rows of a file are read at once. */
export const FILE_PAGE = 200;

export type Row = Record<string, unknown>;
export type Page = { list: readonly Row[]; totalPages: number };
export type Table = { columns: readonly string[]; page(number: number): Promise<Page> };

/** A table that is read page by page, as a file. */
export function sendTable(reply: FastifyReply, name: string, table: Table) {
  return sendCsv(reply, name, table.columns, rowsOf(table));
}

async function* rowsOf({ columns, page }: Table) {
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { list, totalPages } = await page(number);
    for (const row of list) yield columns.map((column) => cellOf(row[column]));
    last = totalPages;
  }
}

/** Amounts as decimals, instants as ISO text, what is nested as JSON. */
function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'bigint') return moneyText(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? rateText(part) : part));
}
