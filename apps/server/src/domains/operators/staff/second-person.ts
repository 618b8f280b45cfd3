import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askOneApproval } from '../approvals/approvals.ts';
import { readLinks } from '../persons.ts';

export type StaffChange = {
  kind: string;
  subject: string;
  payload: unknown;
  caller: Caller;
  /** Who cannot be the second person, because the change is about their own lost way in. */
  without?: bigint;
};

/**
 * Puts a change of the staff before a second administrator. Nothing comes back where there is none: a
 * house that is being founded is run by one person, and whomever they open is tied to them.
 */
export async function askAdmin(
  house: House,
  tx: Transaction,
  { without, ...asking }: StaffChange,
): Promise<string | undefined> {
  if (await hasSecondAdmin(house, tx, asking.caller.operatorId, without)) {
    return String(await askOneApproval(house, tx, asking));
  }
  if (await hasLostAdmin(house, tx)) refuse('SAME_PERSON');
  return undefined;
}

/** An administrator whom the caller opened and who is not on their own yet is no second one. */
async function hasSecondAdmin(house: House, tx: Transaction, caller: bigint, without?: bigint) {
  const admins = await adminIds(tx);
  const links = await readLinks(house, tx);
  const opened = links
    .filter(({ other, reason }) => reason === 'created' && other === caller)
    .map(({ one }) => one);
  return admins.some((id) => id !== caller && id !== without && !opened.includes(id));
}

const ALONE_AFTER_DAYS = 7;

/** Whoever has just sent the second administrator away decides nothing alone, for a while. */
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

/** A house that nobody can administer cannot be mended from inside. */
export async function refuseLastAdmin(tx: Transaction): Promise<void> {
  if ((await adminIds(tx)).length < 2) refuse('LAST_ADMIN');
}

async function adminIds(tx: Transaction): Promise<bigint[]> {
  const admins = await tx
    .selectFrom('operators')
    .select('id')
    .where('is_disabled', '=', false)
    .where(({ ref, eb, val }) => eb(val('admin'), '=', eb.fn.any(ref('roles'))))
    .execute();
  return admins.map(({ id }) => id);
}
