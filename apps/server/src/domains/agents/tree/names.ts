import type { Database, Transaction } from '../../../platform/database.ts';

/** The usernames of some members, by id. */
export async function namesOf(
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_members')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
