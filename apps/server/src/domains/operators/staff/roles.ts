import { days } from '@baize/calendar';
import { type Role, roles as shippedRoles } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { asOperator, holdStaff, lockOperator, type OperatorRow } from '../accounts.ts';
import { type ApprovalKind, askOneApproval } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { endSessions } from '../sessions/session.ts';

const KIND = 'operators.roles';

type Change = { id: number; version: number; roles: Role[] };

/** What is taken away goes at once; what is given waits for a second administrator, where there is one. */
export function setRoles(house: House, caller: Caller, change: Change) {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await lockOperator(tx, BigInt(change.id));
    if (row.version !== change.version) refuse('CHANGED_MEANWHILE');
    const given = change.roles.filter((role) => !row.roles.includes(role));
    const kept = row.roles.filter((role) => change.roles.includes(role));
    if (given.length === 0) {
      const operator = await writeRoles(house, tx, row, kept, actorOf(caller), caller.address);
      return { operator: asOperator(operator), approvalId: null };
    }
    return grantRoles(house, tx, caller, row, [...kept, ...given]);
  });
}

/** Gives the roles, or asks for them: then the operator stays as they are. */
export async function grantRoles(
  house: House,
  tx: Transaction,
  caller: Caller,
  row: OperatorRow,
  roles: Role[],
) {
  const subject = `operator:${row.id}`;
  if ((await countAdmins(tx)) < 2) {
    if (await hasLostAdmin(house, tx)) refuse('SAME_PERSON');
    const operator = await writeRoles(house, tx, row, roles, actorOf(caller), caller.address);
    return { operator: asOperator(operator), approvalId: null };
  }
  const payload = {
    operatorId: Number(row.id),
    username: row.username,
    from: row.roles,
    to: roles,
    version: row.version,
  };
  const id = await askOneApproval(house, tx, { kind: KIND, subject, payload, caller });
  return { operator: asOperator(row), approvalId: String(id) };
}

type Grant = { operatorId: number; to: Role[]; version: number };

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
  roles: Role[],
  actor: string,
  address?: string,
): Promise<OperatorRow> {
  const isAdmin = row.roles.includes('admin') && !row.is_disabled;
  if (isAdmin && !roles.includes('admin')) await refuseLastAdmin(tx);
  const written = await tx
    .updateTable('operators')
    .set({ roles: inOrder(roles), version: row.version + 1 })
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

const ALONE_AFTER_DAYS = 7;

/** Whoever has just sent the second administrator away does not give roles alone, for a while. */
async function hasLostAdmin(house: House, tx: Transaction): Promise<boolean> {
  const since = new Date(house.clock.now().getTime() - days(ALONE_AFTER_DAYS));
  const { rows } = await sql`
    select 1 from audit_entries a join operators o on a.subject = 'operator:' || o.id
    where a.at > ${since} and (
      (a.action = 'operators.disabled' and 'admin' = any (o.roles)) or
      (a.action = 'operators.roles.changed' and a.before::json -> 'roles' ->> 0 = 'admin'
        and a.after::json -> 'roles' ->> 0 is distinct from 'admin'))
    limit 1`.execute(tx);
  return rows.length > 0;
}

function inOrder(roles: Role[]): Role[] {
  return (Object.keys(shippedRoles) as Role[]).filter((role) => roles.includes(role));
}

/** A house that nobody can administer cannot be mended from inside. */
export async function refuseLastAdmin(tx: Transaction): Promise<void> {
  if ((await countAdmins(tx)) < 2) refuse('LAST_ADMIN');
}

async function countAdmins(tx: Transaction): Promise<number> {
  const admins = await tx
    .selectFrom('operators')
    .select('id')
    .where('is_disabled', '=', false)
    .where(({ ref, eb, val }) => eb(val('admin'), '=', eb.fn.any(ref('roles'))))
    .execute();
  return admins.length;
}
