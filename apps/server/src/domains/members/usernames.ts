import type { Database, Transaction } from '../../platform/database.ts';

/** The names of many members at once, for operators' lists. */
export async function usernamesOf(
  db: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
