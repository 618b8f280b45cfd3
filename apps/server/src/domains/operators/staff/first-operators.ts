import { randomBytes } from 'node:crypto';
import type { Role } from '@baize/contract';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { holdStaff } from '../accounts.ts';
import { recordAudit } from '../audit/audit.ts';

export type FirstOperator = {
  username: string;
  name: string;
  roles: Role[];
  email?: string;
  password: string;
  needsPasswordChange: boolean;
};

/** The operators of a house that has none yet; where someone is there already, nobody is added. */
export async function openFirstOperators(
  house: House,
  staff: readonly FirstOperator[],
  sharedBrowserHours?: number,
): Promise<boolean> {
  if (await isStaffed(house.db)) return false;
  const hashes = await Promise.all(staff.map(({ password }) => hashPassword(house.keys, password)));
  return begin(house.db, async (tx) => {
    await holdStaff(tx);
    if (await isStaffed(tx)) return false;
    for (const [index, { username, name, email, roles, needsPasswordChange }] of staff.entries()) {
      const { id } = await tx
        .insertInto('operators')
        .values({
          username,
          name,
          roles,
          email_sealed: email ? house.keys.seal(email) : null,
          password_hash: hashes[index]!,
          needs_password_change: needsPasswordChange,
          created_at: house.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(house, tx, {
        actor: 'system',
        action: 'operators.created',
        subject: `operator:${id}`,
        after: { username, roles },
      });
    }
    if (sharedBrowserHours !== undefined) {
      await tx
        .updateTable('operator_rules')
        .set({ shared_browser_hours: sharedBrowserHours })
        .execute();
    }
    return true;
  });
}

/** A new installation's administrator, with a password that is shown once and must be changed. */
export async function openFirstAdmin(house: House): Promise<{ password: string } | undefined> {
  if (await isStaffed(house.db)) return undefined;
  const password = randomBytes(12).toString('base64url');
  const admin = { username: 'admin', name: 'Administrator', roles: ['admin' as const] };
  const isOpened = await openFirstOperators(house, [
    { ...admin, password, needsPasswordChange: true },
  ]);
  return isOpened ? { password } : undefined;
}

async function isStaffed(db: Database | Transaction): Promise<boolean> {
  const someone = await db.selectFrom('operators').select('id').limit(1).executeTakeFirst();
  return someone !== undefined;
}
