import type { RoleCode } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holdStaff, lockOperator, type OperatorRow, showOperator } from '../accounts.ts';
import type { ApprovalKind } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { knownRoles } from '../own-roles.ts';
import { endSessions } from '../sessions/session.ts';
import { askAdmin, refuseLastAdmin } from './second-person.ts';

const KIND = 'operators.roles';

type Change = { id: number; version: number; roles: RoleCode[] };

/** What is taken away goes at once; what is given waits for a second administrator, where there is one. */
export function setRoles(house: House, caller: Caller, change: Change) {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(change.id));
    if (row.version !== change.version) refuse('CHANGED_MEANWHILE');
    const wanted = await knownRoles(tx, change.roles);
    const given = wanted.filter((role) => !row.roles.includes(role));
    const kept = row.roles.filter((role) => wanted.includes(role));
    if (given.length === 0) {
      const operator = await writeRoles(house, tx, row, kept, actorOf(caller), caller.address);
      return { operator: await showOperator(house, tx, operator), approvalId: null };
    }
    return grantRoles(house, tx, caller, row, [...kept, ...given]);
  });
}

/** Gives the roles, or asks for them: then the operator stays as they are. */
async function grantRoles(
  house: House,
  tx: Transaction,
  caller: Caller,
  row: OperatorRow,
  roles: RoleCode[],
) {
  const approvalId = await askAdmin(house, tx, {
    kind: KIND,
    subject: `operator:${row.id}`,
    payload: {
      operatorId: Number(row.id),
      username: row.username,
      from: row.roles,
      to: roles,
      version: row.version,
    },
    caller,
  });
  if (approvalId) return { operator: await showOperator(house, tx, row), approvalId };
  const operator = await writeRoles(house, tx, row, roles, actorOf(caller), caller.address);
  return { operator: await showOperator(house, tx, operator), approvalId: null };
}

type Grant = { operatorId: number; to: RoleCode[]; version: number };

export const roleApproval: ApprovalKind = {
  kind: KIND,
  right: 'operators.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { operatorId, to, version } = payload as Grant;
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(operatorId));
    if (row.version !== version) refuse('CHANGED_MEANWHILE');
    await writeRoles(house, tx, row, to, `operator:${decidedBy}`);
  },
};

async function writeRoles(
  house: House,
  tx: Transaction,
  row: OperatorRow,
  roles: RoleCode[],
  actor: string,
  address?: string,
): Promise<OperatorRow> {
  const isAdmin = row.roles.includes('admin') && !row.is_disabled;
  if (isAdmin && !roles.includes('admin')) await refuseLastAdmin(tx);
  const written = await tx
    .updateTable('operators')
    .set({ roles: await knownRoles(tx, roles), version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await endSessions(house, tx, row.id);
  await recordAudit(house, tx, {
    actor,
    action: 'operators.roles.changed',
    subject: `operator:${row.id}`,
    before: { roles: row.roles },
    after: { roles: written.roles },
    address,
  });
  return written;
}
