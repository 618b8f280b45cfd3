import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

/** Where members stand in the tree now. */
export async function pathsOf(
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_members')
    .select(['id', 'path'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** Where someone stood at an instant; undefined for one who is not of the tree. */
export type PlaceAt = (memberId: bigint, at: Date) => string | undefined;

/**
 * What happened before a move belongs to those who stood above then, however late it is counted, and
 * so does what takes it back.
 */
export async function placesOf(
  db: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<PlaceAt> {
  const paths = await pathsOf(db, memberIds);
  const { rows } = await sql<{ member_id: bigint; until: Date; path: string }>`
    select member_id, until, path from former_places
    where member_id = any(${[...paths.keys()].map(String)}::bigint[])
    order by member_id, until`.execute(db);
  return (memberId, at) =>
    rows.find(({ member_id, until }) => member_id === memberId && at < until)?.path ??
    paths.get(memberId);
}

/** Keeps where everyone of a team stands, before it is moved. */
export async function recordFormerPlaces(
  tx: Transaction,
  path: string,
  until: Date,
): Promise<void> {
  await sql`insert into former_places (member_id, until, path)
    select id, ${until}, path from team_members where path like ${`${path}%`}
    on conflict (member_id, until) do nothing`.execute(tx);
}
