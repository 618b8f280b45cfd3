import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockMember, restoreContacts } from '../../members/index.ts';
import { recordAudit } from '../../operators/index.ts';
import { removeAccountsSince } from '../payouts/payout-accounts.ts';
import { keyHash, openChanges, readBefore } from '../proofs/contact-changes.ts';
import { setPassword } from '../recovery/password.ts';

type TakingBack = { key: string; newPassword: string };

/**
 * The owner takes back what someone else changed: contacts are as before, every session ends, what was
 * added since is gone, and the password is a new one, since the old one was known.
 */
export async function takeBack(house: House, { key, newPassword }: TakingBack): Promise<null> {
  const found = await house.db
    .selectFrom('contact_changes')
    .select('member_id')
    .where('key_hash', '=', keyHash(key))
    .executeTakeFirst();
  if (!found) refuse('RESET_LINK_ENDED');
  await setPassword(house, {
    memberId: found.member_id,
    newPassword,
    spend: (tx) => undoChanges(house, tx, found.member_id, key),
  });
  return null;
}

async function undoChanges(house: House, tx: Transaction, memberId: bigint, key: string) {
  await lockMember(tx, memberId);
  const open = await openChanges(house, tx, memberId);
  const [first] = open;
  if (!first || !open.some(({ key_hash }) => key_hash === keyHash(key))) {
    refuse('RESET_LINK_ENDED');
  }
  await tx
    .updateTable('contact_changes')
    .set({ taken_back_at: house.clock.now() })
    .where('member_id', '=', memberId)
    .where('taken_back_at', 'is', null)
    .execute();
  await restoreContacts(tx, memberId, readBefore(house, first.before_sealed));
  await removeAccountsSince(house, tx, memberId, first.changed_at);
  await dropFactorsSince(tx, memberId, first.changed_at);
  await recordAudit(house, tx, {
    actor: `member:${memberId}`,
    action: 'identity.contact.taken-back',
    subject: `member:${memberId}`,
    after: { changes: open.map(({ what }) => what) },
  });
}

/** A second factor that came after the change would keep the owner out. */
async function dropFactorsSince(tx: Transaction, memberId: bigint, since: Date): Promise<void> {
  await tx
    .deleteFrom('authenticators')
    .where('member_id', '=', memberId)
    .where('confirmed_at', '>=', since)
    .execute();
  await tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .execute();
}
