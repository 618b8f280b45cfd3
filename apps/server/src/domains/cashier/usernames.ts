import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';

/** How members are called, read at once. */
export async function usernamesOf(
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; username: string }>`
    select id, username from team_members where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, username }) => [id, username]));
}
