import type { Caller } from '../../../platform/caller.ts';
import { checkPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { emailOf, findById, lockOperator, type OperatorRow } from '../accounts.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { writeToOperator } from '../letters.ts';
import { asMe } from './session.ts';

type Given = { password: string; email: string };

/** Where one's own letters go: said with the password, and told to the old address. */
export async function setOwnEmail(house: House, caller: Caller, { password, email }: Given) {
  const row = await findById(house.db, caller.operatorId);
  const { isRight } = await checkPassword(house.keys, row.password_hash, password);
  if (!isRight) refuse('OLD_PASSWORD_WRONG');
  return begin(house.db, async (tx) => {
    const held = await lockOperator(tx, row.id);
    if (held.password_hash !== row.password_hash) refuse('CHANGED_MEANWHILE');
    const { address } = caller;
    return asMe(
      house,
      tx,
      await writeEmail(house, tx, held, { email, actor: actorOf(caller), address }),
    );
  });
}

type EmailChange = { email: string; actor: string; address?: string | undefined };

export async function writeEmail(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  { email, actor, address }: EmailChange,
): Promise<OperatorRow> {
  const before = emailOf(house, row);
  const written = await tx
    .updateTable('operators')
    .set({ email_sealed: house.keys.seal(email), version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('operator_setups').where('operator_id', '=', row.id).execute();
  if (before) {
    const { id: operatorId, username } = row;
    await writeToOperator(house, tx, { operatorId, username, to: before, letter: 'staffEmail' });
  }
  await recordAudit(house, tx, {
    actor,
    action: 'operators.email.changed',
    subject: `operator:${row.id}`,
    before: { email: before },
    after: { email },
    address,
  });
  return written;
}
