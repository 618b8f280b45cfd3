import type { Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import { AGENT, MEMBER } from '../member.ts';
import { memberPlaced } from './placed.ts';

/** A player becomes an agent; false for anyone else. */
export async function promoteToAgent(
  tx: Transaction,
  memberId: bigint,
  at: Date,
): Promise<boolean> {
  const promoted = await tx
    .updateTable('members')
    .set({ type: AGENT })
    .where('id', '=', memberId)
    .where('type', '=', MEMBER)
    .returning('id')
    .executeTakeFirst();
  if (!promoted) return false;
  await announce(tx, memberPlaced(memberId, at));
  return true;
}
