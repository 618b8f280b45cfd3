import type { messagingConsent as contract, Output } from '@baize/contract';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { countDevices } from '../push/devices.ts';
import { settingsOf } from './settings.ts';

type Wishes = {
  inbox?: boolean | undefined;
  mail?: boolean | undefined;
  sms?: boolean | undefined;
};

/** By which ways a member wants offers; where they never chose, the brand's rule holds. */
export async function wishesOf(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.readWishes.value>> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  const row = await chosenBy(house.db, memberId);
  const { mailByDefault, smsByDefault } = settingsOf(house);
  return {
    inbox: row?.inbox ?? true,
    mail: row?.mail ?? mailByDefault,
    sms: row?.sms ?? smsByDefault,
    hasMail: member.email_sealed !== null && member.email_verified_at !== null,
    hasMobile: member.mobile_sealed !== null && member.mobile_verified_at !== null,
    pushDevices: await countDevices(house.db, memberId),
  };
}

function chosenBy(db: Database | Transaction, memberId: bigint) {
  return db
    .selectFrom('messaging_wishes')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** What is not named stays as it was. */
export async function writeWishes(
  { db, clock }: House,
  memberId: bigint,
  { inbox, mail, sms }: Wishes,
): Promise<void> {
  const change = {
    ...(inbox !== undefined && { inbox }),
    ...(mail !== undefined && { mail }),
    ...(sms !== undefined && { sms }),
    updated_at: clock.now(),
  };
  await db
    .insertInto('messaging_wishes')
    .values({ member_id: memberId, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

export async function exportWishes(house: House, memberId: bigint) {
  const row = await chosenBy(house.reports, memberId);
  return { offers: row ? { inbox: row.inbox, mail: row.mail, sms: row.sms } : null };
}

export async function eraseWishes(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom('messaging_wishes').where('member_id', '=', memberId).execute();
}
