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

/** The usernames of some members and of who stands directly above them; the top has nobody. */
export async function namesWithUplines(
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, { username: string; upline: string }>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_members as member')
    .leftJoin('team_members as upline', 'upline.id', 'member.upline_id')
    .select(['member.id', 'member.username', 'upline.username as upline'])
    .where('member.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, username, upline }) => [id, { username, upline: upline ?? '' }]));
}
