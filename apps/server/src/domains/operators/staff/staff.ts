import type { Role } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { asOperator, findByName, holdStaff, lockOperator, type OperatorRow } from '../accounts.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { clearTotp } from '../sessions/second-factor.ts';
import { endSessions } from '../sessions/session.ts';
import { grantRoles, refuseLastAdmin } from './roles.ts';

export type NewOperator = { username: string; name: string; roles: Role[]; password: string };

/** The account stands at once; its roles come as roles always do. */
export async function createOperator(house: House, caller: Caller, wanted: NewOperator) {
  const passwordHash = await hashPassword(house.keys, wanted.password);
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    if (await findByName(tx, wanted.username)) refuse('USERNAME_TAKEN');
    const row = await insertOperator(house, tx, { ...wanted, roles: [] }, passwordHash, caller);
    if (wanted.roles.length === 0) return { operator: asOperator(row), approvalId: null };
    return grantRoles(house, tx, caller, row, [...new Set(wanted.roles)]);
  });
}

async function insertOperator(
  house: House,
  tx: Transaction,
  { username, name, roles }: NewOperator,
  passwordHash: string,
  caller: Caller,
): Promise<OperatorRow> {
  const now = house.clock.now();
  const row = await tx
    .insertInto('operators')
    .values({
      username,
      name,
      roles,
      password_hash: passwordHash,
      needs_password_change: true,
      reset_by: caller.operatorId,
      reset_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) refuse('USERNAME_TAKEN');
  await audit(house, tx, caller, row.id, 'operators.created', undefined, { username, name });
  return row;
}

export function setDisabled(house: House, caller: Caller, id: number, isDisabled: boolean) {
  return changeOperator(house, caller, id, async (tx, row) => {
    if (row.is_disabled === isDisabled) return;
    if (isDisabled && row.roles.includes('admin')) await refuseLastAdmin(tx);
    await tx
      .updateTable('operators')
      .set({ is_disabled: isDisabled, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    await endSessions(house, tx, row.id);
    const action = isDisabled ? 'operators.disabled' : 'operators.enabled';
    await audit(house, tx, caller, row.id, action, { isDisabled: !isDisabled }, { isDisabled });
  });
}

export async function resetPassword(house: House, caller: Caller, id: number, password: string) {
  const passwordHash = await hashPassword(house.keys, password);
  return changeOperator(house, caller, id, async (tx, row) => {
    await tx
      .updateTable('operators')
      .set({ password_hash: passwordHash, needs_password_change: true })
      .set({ reset_by: caller.operatorId, reset_at: house.clock.now() })
      .where('id', '=', row.id)
      .execute();
    await endSessions(house, tx, row.id);
    await audit(house, tx, caller, row.id, 'operators.password.reset');
  });
}

export function resetTotp(house: House, caller: Caller, id: number) {
  return changeOperator(house, caller, id, async (tx, row) => {
    await clearTotp(tx, row.id);
    await tx
      .updateTable('operators')
      .set({ reset_by: caller.operatorId, reset_at: house.clock.now() })
      .where('id', '=', row.id)
      .execute();
    await endSessions(house, tx, row.id);
    await audit(house, tx, caller, row.id, 'operators.second-factor.reset');
  });
}

function changeOperator(
  house: House,
  caller: Caller,
  id: number,
  change: (tx: Transaction, row: OperatorRow) => Promise<void>,
) {
  // One's own way in is changed with the old password, not with a right over others.
  if (BigInt(id) === caller.operatorId) refuse('SAME_PERSON');
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    await change(tx, await lockOperator(tx, BigInt(id)));
    return asOperator(await lockOperator(tx, BigInt(id)));
  });
}

function audit(
  house: House,
  tx: Transaction,
  caller: Caller,
  operatorId: bigint,
  action: string,
  before?: unknown,
  after?: unknown,
): Promise<void> {
  const subject = `operator:${operatorId}`;
  const { address } = caller;
  return recordAudit(house, tx, {
    actor: actorOf(caller),
    action,
    subject,
    before,
    after,
    address,
  });
}
