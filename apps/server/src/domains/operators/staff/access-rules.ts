import type { operatorsRules as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holdStaff } from '../accounts.ts';
import type { ApprovalKind } from '../approvals/approvals.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { knownRoles } from '../own-roles.ts';
import { type OperatorRules, readRules } from '../rules.ts';
import { endSessions } from '../sessions/session.ts';
import { askAdmin } from './second-person.ts';

const KIND = 'operators.rules';
const SUBJECT = 'operators:rules';

type Rules = Output<typeof contract.rules>;
type Change = { from: Rules; to: Rules; version: number };

export async function showRules(
  house: House,
  db: Database | Transaction = house.db,
): Promise<Output<typeof contract.readRules.value>> {
  const row = await readRules(db);
  return {
    ...asRules(row),
    version: row.version,
    isDemandedOfAll: house.config.profile === 'production',
    withoutFactor: await listWithoutFactor(db),
  };
}

/** Stricter rules count at once; weaker ones wait for a second administrator, where there is one. */
export function saveRules(
  house: House,
  caller: Caller,
  { version, ...wanted }: Output<typeof contract.saveRules.input>,
) {
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    const row = await readRules(tx);
    if (row.version !== version) refuse('CHANGED_MEANWHILE');
    const to = { ...wanted, secondFactorRoles: await knownRoles(tx, wanted.secondFactorRoles) };
    const change = { from: asRules(row), to, version };
    const approvalId = isWeaker(change)
      ? await askAdmin(house, tx, { kind: KIND, subject: SUBJECT, payload: change, caller })
      : undefined;
    if (!approvalId) await writeRules(house, tx, change, actorOf(caller), caller);
    return { rules: await showRules(house, tx), approvalId: approvalId ?? null };
  });
}

export const rulesApproval: ApprovalKind = {
  kind: KIND,
  right: 'operators.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const change = payload as Change;
    await holdStaff(tx);
    if ((await readRules(tx)).version !== change.version) refuse('CHANGED_MEANWHILE');
    await writeRules(house, tx, change, `operator:${decidedBy}`);
  },
};

function isWeaker({ from, to }: Change): boolean {
  return (
    from.secondFactorRoles.some((role) => !to.secondFactorRoles.includes(role)) ||
    to.independentAfterDays < from.independentAfterDays ||
    to.sharedBrowserHours < from.sharedBrowserHours
  );
}

async function writeRules(
  house: House,
  tx: Transaction,
  { from, to, version }: Change,
  actor: string,
  caller?: Caller,
): Promise<void> {
  await tx
    .updateTable('operator_rules')
    .set({
      second_factor_roles: to.secondFactorRoles,
      independent_after_days: to.independentAfterDays,
      shared_browser_hours: to.sharedBrowserHours,
      version: version + 1,
    })
    .execute();
  const demanded = to.secondFactorRoles.filter((role) => !from.secondFactorRoles.includes(role));
  for (const { id, roles } of await findWithoutFactor(tx)) {
    const isHit = roles.some((role) => demanded.includes(role));
    // Whoever changed the rule goes on to their own second factor from where they are.
    if (isHit && id !== caller?.operatorId) await endSessions(house, tx, id);
  }
  await recordAudit(house, tx, {
    actor,
    action: 'operators.rules.changed',
    subject: SUBJECT,
    before: from,
    after: to,
    address: caller?.address,
  });
}

async function listWithoutFactor(db: Database | Transaction) {
  const found = await findWithoutFactor(db);
  return found.map(({ username, roles }) => ({ username, roles }));
}

function findWithoutFactor(db: Database | Transaction) {
  return db
    .selectFrom('operators')
    .select(['id', 'username', 'roles'])
    .where('totp_secret', 'is', null)
    .where('is_disabled', '=', false)
    .orderBy('username')
    .execute();
}

function asRules(row: OperatorRules): Rules {
  return {
    secondFactorRoles: row.second_factor_roles,
    independentAfterDays: row.independent_after_days,
    sharedBrowserHours: row.shared_browser_hours,
  };
}
