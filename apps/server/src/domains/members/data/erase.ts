import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { accountsOf, closeForPlay } from '../../wallet/index.ts';
import { findMember } from '../member.ts';
import { openProfile, sealProfile } from '../personal-fields.ts';

/** Gambling and anti-money-laundering records outlive the wish to be forgotten by so much. */
export const LEGAL_HOLD_YEARS = 5;

/**
 * Erases who a member was, but for what the law wants kept: the real name, the birthday, the number of
 * the identity paper, and the books. The name they signed in with is freed, the account is shut.
 */
export async function erasePerson(house: House, tx: Transaction, memberId: bigint): Promise<Date> {
  const member = (await findMember(tx, memberId)) ?? refuse('NOT_FOUND');
  // Nobody's money is erased with them.
  const held = await accountsOf(tx, memberId);
  if (held.some(({ balance }) => balance !== 0n)) refuse('NOT_ALLOWED');
  const { idNumber } = openProfile(house, member);
  const now = house.clock.now();
  await tx
    .updateTable('members')
    .set({
      ...FORGOTTEN,
      username: `erased${memberId}`,
      username_key: `erased${memberId}`,
      nickname: `erased${memberId}`,
      profile_sealed: idNumber ? sealProfile(house, { idNumber }) : null,
      frozen_at: now,
      freeze_reason: 'erased',
    })
    .where('id', '=', memberId)
    .execute();
  await tx.deleteFrom('member_notes').where('member_id', '=', memberId).execute();
  await closeForPlay(tx, memberId, 'ACCOUNT_FROZEN');
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + LEGAL_HOLD_YEARS);
  return until;
}

const FORGOTTEN = {
  avatar: '1',
  register_url: null,
  last_login_place: null,
  previous_login_place: null,
  mobile_sealed: null,
  mobile_lookup: null,
  mobile_verified_at: null,
  holds_mobile: false,
  dialling_code: null,
  email_sealed: null,
  email_lookup: null,
  email_verified_at: null,
  holds_email: false,
} as const;

/** What was only kept for the law goes when its time is over; says whose it was. */
export async function eraseHeld(house: House, tx: Transaction): Promise<bigint[]> {
  const due = await tx
    .updateTable('data_requests')
    .set({ held_until: null })
    .where('held_until', '<=', house.clock.now())
    .returning('member_id')
    .execute();
  const ids = due.map(({ member_id }) => member_id);
  if (ids.length === 0) return [];
  await tx
    .updateTable('members')
    .set({
      real_name_sealed: null,
      real_name_lookup: null,
      birthday_sealed: null,
      profile_sealed: null,
    })
    .where('id', 'in', ids)
    .execute();
  return ids;
}
