import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';

const COUNTING = 540_001;

/** Held while a batch of events is counted: campaigns neither start nor stop within it. */
export async function holdCounting(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${COUNTING})`.execute(tx);
}

/** No batch is counted meanwhile: what happens after this instant is heard by whoever comes after. */
export async function pauseCounting(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COUNTING})`.execute(tx);
}
