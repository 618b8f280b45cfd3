import type { Caller } from '../../../platform/caller.ts';
import { checkPassword, hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockOperator } from '../accounts.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { endSessions, openSession } from './session.ts';

type Change = { currentPassword: string; newPassword: string };

/** The own password: every session ends, and the one who changed it gets a new one. */
export async function changePassword(house: House, caller: Caller, change: Change) {
  if (change.newPassword === change.currentPassword) refuse('PASSWORD_UNCHANGED');
  const { password_hash } = await house.db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', caller.operatorId)
    .executeTakeFirstOrThrow();
  const { isRight } = await checkPassword(house.keys, password_hash, change.currentPassword);
  if (!isRight) refuse('OLD_PASSWORD_WRONG');
  const next = await hashPassword(house.keys, change.newPassword);
  return begin(house.db, async (tx) => {
    const row = await lockOperator(tx, caller.operatorId);
    if (row.password_hash !== password_hash) refuse('CHANGED_MEANWHILE');
    await tx
      .updateTable('operators')
      .set({ password_hash: next, needs_password_change: false })
      .where('id', '=', row.id)
      .execute();
    await endSessions(house, tx, row.id);
    const token = await openSession(house, tx, row.id, caller);
    const actor = actorOf(caller);
    const action = 'operators.password.changed';
    await recordAudit(house, tx, { actor, action, subject: actor, address: caller.address });
    return { token };
  });
}
