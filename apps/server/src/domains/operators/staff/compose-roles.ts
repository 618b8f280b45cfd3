import { randomBytes } from 'node:crypto';
import {
  composableRights,
  type operatorsRoles as contract,
  type Output,
  type Right,
  roles as shippedRoles,
} from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holdStaff } from '../accounts.ts';
import type { ApprovalKind } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { type OwnRole, readOwnRoles, shippedCodes } from '../own-roles.ts';
import { endSessions } from '../sessions/session.ts';
import { askAdmin } from './second-person.ts';

const KIND = 'operators.role';

type Listed = Output<typeof contract.listRoles.value>;
type Composed = { name: string; description: string; rights: Right[] };
type Change = { code: string; version: number; from: Composed | null; to: Composed };

/** The shipped roles first, then the brand's own; each with how many hold it. */
export async function listRoles(house: House): Promise<Listed> {
  const { rows } = await sql<{ code: string; holders: number }>`
    select code, count(*)::int as holders from operators, unnest(roles) code
    group by code`.execute(house.db);
  const holdersOf = (code: string) => rows.find((row) => row.code === code)?.holders ?? 0;
  const shipped = Object.entries(shippedRoles).map(([code, rights]) => ({
    code,
    name: code,
    description: '',
    rights: [...rights] as Right[],
    isShipped: true,
    holders: holdersOf(code),
    version: 0,
  }));
  const own = (await readOwnRoles(house.db)).map((role) => ({
    code: role.code,
    name: role.name,
    description: role.description,
    rights: role.rights,
    isShipped: false,
    holders: holdersOf(role.code),
    version: role.version,
  }));
  return { list: [...shipped, ...own] };
}

export function createRole(
  house: House,
  caller: Caller,
  wanted: Composed,
): Promise<{ approvalId: string | null }> {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const to = composed(wanted);
    await refuseTakenName(tx, to.name);
    const change = { code: await newCode(tx, to.name), version: 0, from: null, to };
    return askOrWrite(house, tx, caller, change);
  });
}

/** Rights that are taken away go at once; what gives one waits for a second administrator. */
export function changeRole(
  house: House,
  caller: Caller,
  { code, version, ...wanted }: Composed & { code: string; version: number },
): Promise<{ approvalId: string | null }> {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const role = await lockRole(tx, code, version);
    const to = composed(wanted);
    await refuseTakenName(tx, to.name, code);
    const { name, description, rights } = role;
    const change = { code, version, from: { name, description, rights }, to };
    if (to.rights.some((right) => !rights.includes(right))) {
      return askOrWrite(house, tx, caller, change);
    }
    await writeRole(house, tx, change, actorOf(caller), caller.address);
    return { approvalId: null };
  });
}

export function removeRole(house: House, caller: Caller, code: string): Promise<null> {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const { name, rights } = await lockRole(tx, code);
    if ((await holdersOf(tx, code)).length > 0) refuse('ROLE_IN_USE');
    await tx.deleteFrom('operator_roles').where('code', '=', code).execute();
    await sql`update operator_rules set second_factor_roles = array_remove(second_factor_roles, ${code})`.execute(
      tx,
    );
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'operators.role.removed',
      subject: `role:${code}`,
      before: { name, rights },
      address: caller.address,
    });
    return null;
  });
}

export const composedRoleApproval: ApprovalKind = {
  kind: KIND,
  right: 'operators.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const change = payload as Change;
    await holdStaff(tx);
    if (change.from !== null) await lockRole(tx, change.code, change.version);
    await refuseTakenName(tx, change.to.name, change.code);
    await writeRole(house, tx, change, `operator:${decidedBy}`);
  },
};

async function askOrWrite(house: House, tx: Transaction, caller: Caller, change: Change) {
  const subject = `role:${change.code}`;
  const approvalId = await askAdmin(house, tx, { kind: KIND, subject, payload: change, caller });
  if (!approvalId) await writeRole(house, tx, change, actorOf(caller), caller.address);
  return { approvalId: approvalId ?? null };
}

async function writeRole(
  house: House,
  tx: Transaction,
  { code, version, from, to }: Change,
  actor: string,
  address?: string,
): Promise<void> {
  const values = { ...to, code, version: version + 1, created_at: house.clock.now() };
  await tx
    .insertInto('operator_roles')
    .values(values)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...to, version: version + 1 }))
    .execute();
  // What they follow live was opened under the rights they had.
  for (const id of await holdersOf(tx, code)) await endSessions(house, tx, id);
  await recordAudit(house, tx, {
    actor,
    action: from === null ? 'operators.role.created' : 'operators.role.changed',
    subject: `role:${code}`,
    before: from,
    after: to,
    address,
  });
}

/** Rights in the order of the contract, each once, and none that only an administrator has. */
function composed({ name, description, rights }: Composed): Composed {
  if (!rights.every((right) => composableRights.includes(right))) {
    refuse('INVALID_INPUT', { value: { rights: 'unknown' } });
  }
  const ordered = composableRights.filter((right) => rights.includes(right));
  return { name: name.trim(), description: description.trim(), rights: ordered };
}

async function lockRole(tx: Transaction, code: string, version?: number): Promise<OwnRole> {
  const role = await tx
    .selectFrom('operator_roles')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!role) refuse('NOT_FOUND');
  if (version !== undefined && role.version !== version) refuse('CHANGED_MEANWHILE');
  return role;
}

async function refuseTakenName(tx: Transaction, name: string, code?: string): Promise<void> {
  const own = (await readOwnRoles(tx)).filter((role) => role.code !== code);
  const taken = [...shippedCodes, ...own.map((role) => role.name.toLowerCase())];
  if (taken.includes(name.toLowerCase())) refuse('ROLE_NAME_TAKEN');
}

/** `own-vip-desk`: read in the log, so from the name where that has letters of ours. */
async function newCode(tx: Transaction, name: string): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const codes = (await readOwnRoles(tx)).map(({ code }) => code);
  const code = `own-${slug}`;
  return slug && !codes.includes(code) ? code : `own-${randomBytes(4).toString('hex')}`;
}

async function holdersOf(tx: Transaction, code: string): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('operators')
    .select('id')
    .where(({ ref, eb, val }) => eb(val(code), '=', eb.fn.any(ref('roles'))))
    .execute();
  return rows.map(({ id }) => id);
}
