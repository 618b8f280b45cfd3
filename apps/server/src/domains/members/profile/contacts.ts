import { sqlState, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { emailKey, type Member } from '../member.ts';
import { personChanged } from './person-changed.ts';

const UNIQUE_VIOLATION = '23505';

/** Keeps a number, sealed; a proved one belongs to one member. */
export async function setMobile(
  house: House,
  tx: Transaction,
  order: { memberId: bigint; e164: string; diallingCode: string; isVerified: boolean },
): Promise<Member> {
  const values = {
    mobile_sealed: house.keys.seal(order.e164),
    mobile_lookup: house.keys.lookup('mobile', order.e164),
    mobile_verified_at: order.isVerified ? house.clock.now() : null,
    holds_mobile: order.isVerified,
    dialling_code: order.diallingCode,
  };
  await announce(tx, personChanged(order.memberId, house.clock.now()));
  return change(tx, order.memberId, values, 'MOBILE_TAKEN');
}

export async function setEmail(
  house: House,
  tx: Transaction,
  order: { memberId: bigint; email: string; isVerified: boolean },
): Promise<Member> {
  const values = {
    email_sealed: house.keys.seal(order.email),
    email_lookup: house.keys.lookup('email', emailKey(order.email)),
    email_verified_at: order.isVerified ? house.clock.now() : null,
    holds_email: order.isVerified,
  };
  return change(tx, order.memberId, values, 'EMAIL_TAKEN');
}

/** A code sent to the number came back: it is the member's, whoever typed it before. */
export async function noteMobileProved(house: House, memberId: bigint): Promise<void> {
  await house.db
    .updateTable('members')
    .set({ mobile_verified_at: house.clock.now() })
    .where('id', '=', memberId)
    .where('holds_mobile', '=', true)
    .where('mobile_verified_at', 'is', null)
    .execute();
}

async function change(
  tx: Transaction,
  memberId: bigint,
  values: Partial<Member>,
  whenTaken: 'MOBILE_TAKEN' | 'EMAIL_TAKEN',
): Promise<Member> {
  try {
    return await tx
      .updateTable('members')
      .set(values)
      .where('id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) refuse(whenTaken);
    throw error;
  }
}

const CONTACT_COLUMNS = [
  'mobile_sealed',
  'mobile_lookup',
  'mobile_verified_at',
  'holds_mobile',
  'dialling_code',
  'email_sealed',
  'email_lookup',
  'email_verified_at',
  'holds_email',
] as const;

/** How a member was reached at an instant, as its columns were: put back when a change is taken back. */
export type ContactColumns = Pick<Member, (typeof CONTACT_COLUMNS)[number]>;

export function contactColumns(member: Member): ContactColumns {
  const kept = CONTACT_COLUMNS.map((name) => [name, member[name]]);
  return Object.fromEntries(kept) as ContactColumns;
}

/** Read back from where it was kept as text. */
export function readContactColumns(kept: ContactColumns): ContactColumns {
  const instant = (at: Date | string | null) => (at === null ? null : new Date(at));
  return {
    ...kept,
    mobile_verified_at: instant(kept.mobile_verified_at),
    email_verified_at: instant(kept.email_verified_at),
  };
}

export function openContacts(house: House, columns: ContactColumns) {
  const open = (sealed: string | null) => sealed && house.keys.open(sealed);
  return {
    email: open(columns.email_sealed),
    mobile: open(columns.mobile_sealed),
    diallingCode: columns.dialling_code,
  };
}

export async function restoreContacts(
  tx: Transaction,
  memberId: bigint,
  columns: ContactColumns,
): Promise<void> {
  await change(tx, memberId, columns, 'EMAIL_TAKEN');
}
