import { sqlState, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { emailKey, type Member } from '../member.ts';

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
