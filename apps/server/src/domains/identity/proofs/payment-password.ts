import { hours } from '@baize/calendar';
import { checkPassword, hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isModuleOn } from '../../system/index.ts';
import { findCredentials, keepPaymentPassword } from './credentials.ts';

const TRIES = 5;
const LOCK_HOURS = 24;
const SHAPE = /^\d{6}$/;

/** Six digits, set once; changing it asks for the old one, resetting for a code. */
export async function setPaymentPassword(
  house: House,
  memberId: bigint,
  paymentPassword: string,
): Promise<void> {
  if ((await findCredentials(house.db, memberId))?.payment_hash) refuse('PAYMENT_PASSWORD_SET');
  await replacePaymentPassword(house, memberId, paymentPassword);
}

export async function changePaymentPassword(
  house: House,
  change: { memberId: bigint; oldPaymentPassword: string; newPaymentPassword: string },
): Promise<void> {
  await askPaymentPassword(house, change.memberId, change.oldPaymentPassword);
  await replacePaymentPassword(house, change.memberId, change.newPaymentPassword);
}

export async function replacePaymentPassword(
  house: House,
  memberId: bigint,
  paymentPassword: string,
): Promise<void> {
  assertPaymentPassword(paymentPassword);
  const hash = await hashPassword(house.keys, paymentPassword);
  await begin(house.db, (tx) => keepPaymentPassword(tx, memberId, hash));
}

/** Six digits, not all the same. */
export function assertPaymentPassword(typed: string): void {
  if (SHAPE.test(typed) && !/^(\d)\1+$/.test(typed)) return;
  const fault = { messageId: 'patterns.6', min: 6, max: 6 };
  refuse('FIELD_NOT_VALID', { value: { faults: { paymentPassword: fault } } });
}

/** Asked before money leaves. Five wrong ones lock it for a day; a try counts before it is looked at. */
export async function askPaymentPassword(
  house: House,
  memberId: bigint,
  paymentPassword: string,
): Promise<void> {
  if (!isModuleOn(house, 'PAYMENTPASS3')) return;
  const now = house.clock.now();
  const held = await house.db
    .updateTable('credentials')
    .set((row) => ({ payment_failures: row('payment_failures', '+', 1) }))
    .where('member_id', '=', memberId)
    .where((row) =>
      row.or([row('payment_locked_until', 'is', null), row('payment_locked_until', '<=', now)]),
    )
    .returning(['payment_hash', 'payment_failures'])
    .executeTakeFirst();
  if (!held) {
    const words = { hours: await hoursLocked(house, memberId) };
    refuse('PAYMENT_PASSWORD_LOCKED', { words });
  }
  if (!held.payment_hash) {
    await forgetFailures(house, memberId);
    refuse('PAYMENT_PASSWORD_MISSING');
  }
  const { isRight } = await checkPassword(house.keys, held.payment_hash, paymentPassword);
  if (isRight && held.payment_failures <= TRIES) return forgetFailures(house, memberId);
  if (held.payment_failures >= TRIES) await lock(house, memberId);
  const triesLeft = Math.max(0, TRIES - held.payment_failures);
  refuse('PAYMENT_PASSWORD_WRONG', { value: { triesLeft } });
}

/** Begun hours count as whole ones: whoever waits so long is not refused again. */
async function hoursLocked(house: House, memberId: bigint): Promise<number> {
  const held = await house.db
    .selectFrom('credentials')
    .select('payment_locked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const leftMs = (held?.payment_locked_until?.getTime() ?? 0) - house.clock.now().getTime();
  return Math.max(1, Math.ceil(leftMs / hours(1)));
}

async function forgetFailures(house: House, memberId: bigint): Promise<void> {
  await house.db
    .updateTable('credentials')
    .set({ payment_failures: 0, payment_locked_until: null })
    .where('member_id', '=', memberId)
    .execute();
}

async function lock(house: House, memberId: bigint): Promise<void> {
  const until = new Date(house.clock.now().getTime() + hours(LOCK_HOURS));
  await house.db
    .updateTable('credentials')
    .set({ payment_failures: 0, payment_locked_until: until })
    .where('member_id', '=', memberId)
    .execute();
}
