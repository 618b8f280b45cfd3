import type { FastifyReply } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { FILE_PAGE, sendTable } from '../report-table.ts';
import { listRunBills } from './run-lists.ts';

/** The columns of bills in a file. */
export const BILL_COLUMNS = [
  'id',
  'kind',
  'from',
  'to',
  'receiver',
  'payer',
  'gross',
  'paid',
  'owed',
  'owedPaid',
  'state',
  'reason',
  'calculation',
];

/** All bills of a run as a file. */
export function sendRunFile(house: House, reply: FastifyReply, runId: string): Promise<unknown> {
  const page = (number: number) =>
    listRunBills(house, { runId, page: number, pageSize: FILE_PAGE });
  return sendTable(reply, `run-${runId}`, { columns: BILL_COLUMNS, page });
}
