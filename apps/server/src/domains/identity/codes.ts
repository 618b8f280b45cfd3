import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language, verification } from '@baize/contract';
import { type Generated, sql } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { identitySettings, isModuleOn } from '../system/index.ts';
import { type Contact, lookupOf } from './contact.ts';
import { send } from './outbox.ts';

export interface VerificationCodesTable {
  id: Generated<bigint>;
  channel: 'sms' | 'mail';
  contact: string;
  purpose: string;
  code_hash: string;
  tries_left: number;
  address: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../platform/database.ts' {
  interface Tables {
    verification_codes: VerificationCodesTable;
  }
}

const LIFETIME_MS = 10 * 60_000;
const TRIES = 5;
const PER_CONTACT_AND_DAY = 5;
const PER_ADDRESS_AND_HOUR = 10;
const LOCKOUT_SECONDS = 5 * 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type CodeOrder = {
  contact: Contact;
  purpose: verification.Purpose | 'register';
  address: string;
  language: Language;
  memberId?: bigint;
  /** Nobody has this contact: the answer is the same, and nothing is sent. */
  isNobodys?: boolean;
};

export type CodeSent = { expiredMinutes: number; resendSeconds: number };

/** Sends a code, once per countdown however often it is asked for. */
export async function sendCode(house: House, order: CodeOrder): Promise<CodeSent> {
  if (!isModuleOn(house, 'VERIFICATION3')) refuse('CODES_NOT_ENABLED');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiredMinutes = identitySettings(house).codeMinutes;
  await begin(house.db, (tx) => keepCode(house, tx, order, code, expiredMinutes));
  if (!order.isNobodys) {
    const { contact, language, memberId } = order;
    const left = await send(house, { contact, language, code, messageId: 'letter.code', memberId });
    if (!left) refuse('CODE_NOT_SENT');
  }
  return { expiredMinutes, resendSeconds: 60 * expiredMinutes };
}

async function keepCode(
  house: House,
  tx: Transaction,
  order: CodeOrder,
  code: string,
  countdownMinutes: number,
): Promise<void> {
  const contact = lookupOf(house, order.contact);
  const now = house.clock.now();
  await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 51))`.execute(tx);
  await refuseTooMany(house, tx, { contact, address: order.address, countdownMinutes });
  await tx
    .insertInto('verification_codes')
    .values({
      channel: order.contact.channel,
      contact,
      purpose: order.purpose,
      code_hash: hashOf(house, contact, order.purpose, code),
      tries_left: TRIES,
      address: order.address,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
}

type Asked = { contact: string; address: string; countdownMinutes: number };

async function refuseTooMany(house: House, tx: Transaction, asked: Asked): Promise<void> {
  const ago = (ms: number) => new Date(house.clock.now().getTime() - ms);
  const { contact, address } = asked;
  const since = (ms: number) =>
    tx
      .selectFrom('verification_codes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('created_at', '>', ago(ms));
  const inCountdown = await since(asked.countdownMinutes * 60_000)
    .where('contact', '=', contact)
    .executeTakeFirstOrThrow();
  const today = await since(DAY_MS).where('contact', '=', contact).executeTakeFirstOrThrow();
  const fromHere = await since(HOUR_MS).where('address', '=', address).executeTakeFirstOrThrow();
  const ofAll = await since(DAY_MS).executeTakeFirstOrThrow();
  const addressLimit = isTestAddress(house, address) ? Infinity : PER_ADDRESS_AND_HOUR;
  if (
    inCountdown.count > 0 ||
    today.count >= PER_CONTACT_AND_DAY ||
    fromHere.count >= addressLimit
  ) {
    refuse('CODE_REQUESTS_TOO_MANY', { retryAfterSeconds: LOCKOUT_SECONDS });
  }
  if (ofAll.count >= identitySettings(house).codesPerDay) {
    house.log.error('the daily budget of codes is used up');
    refuse('CODE_QUOTA_USED');
  }
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function isTestAddress(house: House, address: string): boolean {
  return house.config.profile === 'test' && LOOPBACK.test(address);
}

export type CodeTry = { contact: Contact; purpose: CodeOrder['purpose']; code: string | undefined };

/** Spends a code: bound to its contact and purpose, five tries, one use. */
export async function spendCode(house: House, attempt: CodeTry): Promise<void> {
  if (!attempt.code) refuse('CODE_MISSING');
  const contact = lookupOf(house, attempt.contact);
  const found = await takeTry(house, contact, attempt.purpose);
  if (!found) refuse('CODE_WRONG');
  if (found.expires_at <= house.clock.now()) refuse('CODE_EXPIRED');
  const hash = hashOf(house, contact, attempt.purpose, attempt.code.trim());
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(found.code_hash))) refuse('CODE_WRONG');
  const spent = await house.db
    .updateTable('verification_codes')
    .set({ used_at: house.clock.now() })
    .where('id', '=', found.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!spent) refuse('CODE_WRONG');
}

/** Counts the try before looking, so that guesses sent at once cannot share one. */
async function takeTry(house: House, contact: string, purpose: string) {
  return house.db
    .updateTable('verification_codes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('id', '=', (row) =>
      row
        .selectFrom('verification_codes as newest')
        .select('newest.id')
        .where('newest.contact', '=', contact)
        .where('newest.purpose', '=', purpose)
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

function hashOf(house: House, contact: string, purpose: string, code: string): string {
  return createHmac('sha256', house.keys.derive('verification-code'))
    .update(`${contact}:${purpose}:${code}`)
    .digest('base64url');
}
