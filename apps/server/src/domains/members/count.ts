import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { AGENT_TYPES, TRIAL } from './member.ts';

/** How many there are of a kind, in all or in one team; trials count among all only. */
export async function countMembers(
  db: Database,
  { kind, teamPath }: { kind: 'all' | 'member' | 'agent'; teamPath?: string | undefined },
): Promise<number> {
  let found = db.selectFrom('members').select(sql<number>`count(*)::int`.as('count'));
  if (kind === 'agent') found = found.where('type', 'in', AGENT_TYPES);
  if (kind === 'member') found = found.where('type', 'not in', [...AGENT_TYPES, TRIAL]);
  if (teamPath) found = found.where('path', 'like', `${teamPath}%`);
  return (await found.executeTakeFirstOrThrow()).count;
}
