import { messagingBroadcast as contract } from '@baize/contract';
import { z } from 'zod/mini';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BroadcastRow, Content, RunRow } from '../tables.ts';

export const SEND_JOB = 'messaging.send';

export type Broadcast = Omit<BroadcastRow, 'content'> & { content: Content };
export type Run = Omit<RunRow, 'content'> & { content: Content };

export const readContent = (stored: unknown): Content => z.parse(contract.broadcastContent, stored);

export const writeContent = (content: Content): string =>
  JSON.stringify(z.encode(contract.broadcastContent, content));

export async function findBroadcast(db: Database | Transaction, id: string): Promise<Broadcast> {
  const row = await db
    .selectFrom('broadcasts')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  if (!row) refuse('NOT_FOUND');
  return { ...row, content: readContent(row.content) };
}

/** The same, held until the transaction ends: who sends it waits, or has done so. */
export async function lockBroadcast(tx: Transaction, id: string): Promise<Broadcast> {
  await tx.selectFrom('broadcasts').select('id').where('id', '=', BigInt(id)).forUpdate().execute();
  return findBroadcast(tx, id);
}

/** The sending that is under way. */
export async function openRunOf(db: Database | Transaction, id: bigint): Promise<Run | undefined> {
  const row = await db
    .selectFrom('broadcast_runs')
    .selectAll()
    .where('broadcast_id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, content: readContent(row.content) };
}
