import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { Member } from '../member.ts';
import { memberPlaced } from './placed.ts';
import { isInTeam } from './tree.ts';

/**
 * Moves someone and everyone below them under another upline, or to the top of the tree. False where
 * they would come to stand below themselves.
 */
export async function moveInTree(
  tx: Transaction,
  member: Pick<Member, 'id' | 'path' | 'level'>,
  upline: Pick<Member, 'id' | 'path' | 'level'> | null,
  at: Date,
): Promise<boolean> {
  if (upline && isInTeam(member, upline)) return false;
  const path = `${upline?.path ?? '/'}${member.id}/`;
  const steps = (upline ? upline.level + 1 : 0) - member.level;
  await sql`update members set path = ${path} || substr(path, ${member.path.length + 1}::int),
      level = level + ${steps}::int
    where path like ${`${member.path}%`}`.execute(tx);
  await tx
    .updateTable('members')
    .set({ upline_id: upline?.id ?? null })
    .where('id', '=', member.id)
    .execute();
  await announce(tx, memberPlaced(member.id, at));
  return true;
}
