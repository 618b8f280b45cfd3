import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

export type Direct = { id: bigint; username: string };

/** A page of those who stand directly below someone, the oldest first, and how many they are. */
export async function directsOf(
  db: Database,
  { uplineId, types, page, size }: DirectsInput,
): Promise<{ people: Direct[]; count: number }> {
  const below = db
    .selectFrom('team_members')
    .where('upline_id', '=', uplineId)
    .$if(types !== undefined, (query) => query.where('type', 'in', types!));
  const [people, { count }] = await Promise.all([
    below
      .select(['id', 'username'])
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    below.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { people, count };
}

type DirectsInput = { uplineId: bigint; types?: readonly number[]; page: number; size: number };
