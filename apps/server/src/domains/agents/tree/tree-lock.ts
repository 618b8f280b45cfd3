import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';

const TREE_LOCK = 7_301;

/**
 * Contracts and places are changed one after the other: what someone may give depends on what they have
 * and where they stand, and neither may change between the test and the signature.
 */
export async function lockTree(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(tx);
}
