import type { RoleCode } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  findByName,
  holdStaff,
  lockOperator,
  type OperatorRow,
  showOperator,
} from '../accounts.ts';
import type { ApprovalKind } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { knownRoles } from '../own-roles.ts';
import { tie } from '../persons.ts';
import { endSessions } from '../sessions/session.ts';
import { sendSetup } from '../sessions/setup.ts';
import { askAdmin, refuseLastAdmin } from './second-person.ts';

const CREATE = 'operators.create';
const REOPEN = 'operators.reopen';

export type NewOperator = { username: string; name: string; email: string; roles: RoleCode[] };

/** Two administrators open an account; its owner sets the password by a letter of their own. */
export function createOperator(house: House, caller: Caller, wanted: NewOperator) {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    if (await findByName(tx, wanted.username)) refuse('USERNAME_TAKEN');
    const payload = { ...wanted, roles: await knownRoles(tx, wanted.roles) };
    const subject = `operator:${wanted.username}`;
    const approvalId = await askAdmin(house, tx, { kind: CREATE, subject, payload, caller });
    if (approvalId) return { operator: null, approvalId };
    const made = { by: caller.operatorId, actor: actorOf(caller), address: caller.address };
    const row = await openOperator(house, tx, payload, made);
    return { operator: await showOperator(house, tx, row), approvalId: null };
  });
}

export const createApproval: ApprovalKind = {
  kind: CREATE,
  right: 'operators.edit',
  apply: async (house, tx, payload, { approvalId, askedBy, decidedBy }) => {
    await holdStaff(tx);
    const made = { by: askedBy, actor: `operator:${decidedBy}`, approvalId };
    await openOperator(house, tx, payload as NewOperator, made);
  },
};

type Maker = { by: bigint; actor: string; address?: string; approvalId?: bigint };

async function openOperator(
  house: House,
  tx: Transaction,
  { username, name, email, roles: asked }: NewOperator,
  { by, actor, address, approvalId }: Maker,
): Promise<OperatorRow> {
  // A role may have gone while this waited.
  const roles = await knownRoles(tx, asked);
  const row = await tx
    .insertInto('operators')
    .values({
      username,
      name,
      roles,
      email_sealed: house.keys.seal(email),
      password_hash: NO_PASSWORD,
      needs_password_change: true,
      created_at: house.clock.now(),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) refuse('USERNAME_TAKEN');
  await tie(house, tx, {
    operatorId: row.id,
    by,
    reason: 'created',
    ...(approvalId !== undefined && { approvalId }),
  });
  await sendSetup(house, tx, row, 'password');
  await recordAudit(house, tx, {
    actor,
    action: 'operators.created',
    subject: `operator:${row.id}`,
    after: { username, name, roles },
    address,
  });
  return row;
}

/** No password has this hash: the account opens by its owner's letter only. */
export const NO_PASSWORD = '';

/** Closing is one person's emergency brake; opening again takes two. */
export function setDisabled(house: House, caller: Caller, id: number, isDisabled: boolean) {
  // One's own account is not closed by a right over others.
  if (BigInt(id) === caller.operatorId) refuse('SAME_PERSON');
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(id));
    if (row.is_disabled === isDisabled)
      return { operator: await showOperator(house, tx, row), approvalId: null };
    if (isDisabled && row.roles.includes('admin')) await refuseLastAdmin(tx);
    if (!isDisabled) {
      const payload = { operatorId: id, username: row.username, version: row.version };
      const subject = `operator:${id}`;
      const approvalId = await askAdmin(house, tx, { kind: REOPEN, subject, payload, caller });
      if (approvalId) return { operator: await showOperator(house, tx, row), approvalId };
    }
    const made = { by: caller.operatorId, actor: actorOf(caller), address: caller.address };
    const written = await writeDisabled(house, tx, row, isDisabled, made);
    return { operator: await showOperator(house, tx, written), approvalId: null };
  });
}

export const reopenApproval: ApprovalKind = {
  kind: REOPEN,
  right: 'operators.edit',
  apply: async (house, tx, payload, { approvalId, askedBy, decidedBy }) => {
    const { operatorId, version } = payload as { operatorId: number; version: number };
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(operatorId));
    if (row.version !== version) refuse('CHANGED_MEANWHILE');
    const made = { by: askedBy, actor: `operator:${decidedBy}`, approvalId };
    await writeDisabled(house, tx, row, false, made);
  },
};

async function writeDisabled(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  isDisabled: boolean,
  { actor, address }: Maker,
): Promise<OperatorRow> {
  const written = await tx
    .updateTable('operators')
    .set({ is_disabled: isDisabled, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await endSessions(house, tx, row.id);
  await recordAudit(house, tx, {
    actor,
    action: isDisabled ? 'operators.disabled' : 'operators.enabled',
    subject: `operator:${row.id}`,
    before: { isDisabled: !isDisabled },
    after: { isDisabled },
    address,
  });
  return written;
}
