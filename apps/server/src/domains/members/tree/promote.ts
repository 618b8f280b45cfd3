import type { Transaction } from '../../../platform/database.ts';
import { AGENT, MEMBER } from '../member.ts';

/** A player becomes an agent; false for anyone else. */
export async function promoteToAgent(tx: Transaction, memberId: bigint): Promise<boolean> {
  const promoted = await tx
    .updateTable('members')
    .set({ type: AGENT })
    .where('id', '=', memberId)
    .where('type', '=', MEMBER)
    .returning('id')
    .executeTakeFirst();
  return promoted !== undefined;
}
