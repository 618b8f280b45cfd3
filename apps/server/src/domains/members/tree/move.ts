import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { Member } from '../member.ts';
import { memberPlaced } from './placed.ts';
import { isInTeam } from './tree.ts';

/** So many members have their place changed by one statement: a large team would run out of its time. */
const AT_ONCE = 2_000;

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
  await moveTeam(tx, member.path, { path, steps });
  await tx
    .updateTable('members')
    .set({ upline_id: upline?.id ?? null })
    .where('id', '=', member.id)
    .execute();
  await announce(tx, memberPlaced(member.id, at));
  return true;
}

/** Whoever was moved does not begin with the old path any more. */
async function moveTeam(
  tx: Transaction,
  from: string,
  to: { path: string; steps: number },
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`update members
      set path = ${to.path} || substr(path, ${from.length + 1}::int), level = level + ${to.steps}::int
      where id in (select id from members where path like ${`${from}%`} limit ${AT_ONCE})`.execute(
      tx,
    );
    if (Number(numAffectedRows) < AT_ONCE) return;
  }
}
