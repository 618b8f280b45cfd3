import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { minutes } from '@baize/calendar';
import type { identityCodes, Language } from '@baize/contract';
import type { Generated } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { identitySettings, isModuleOn } from '../system/index.ts';
import { refuseTooManyCodes } from './code-budget.ts';
import { type Contact, lookupOf } from './contact.ts';
import { sendLetter, sendLetterUnseen } from './outbox.ts';

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
  is_withheld: boolean;
  proved_at: Date | null;
  proved_session: bigint | null;
}

declare module '../../platform/database.ts' {
  interface Tables {
    verification_codes: VerificationCodesTable;
  }
}

const LIFETIME_MS = minutes(10);
const TRIES = 5;

export type CodePurpose =
  | identityCodes.Purpose
  | 'register'
  | 'challenge'
  | 'phone-auth'
  | 'account-opened';

export type CodeOrder = {
  contact: Contact;
  purpose: CodePurpose;
  address: string;
  language: Language;
  memberId?: bigint;
  /** Asked for by a visitor: neither the answer nor its time may tell whether anyone has this contact. */
  isNeutral?: boolean;
  /** Nobody has it: the answer is the same, and nothing is sent. */
  isNobodys?: boolean;
};

export type CodeSent = { expiredMinutes: number; resendSeconds: number };

/** Sends a code, once per countdown however often it is asked for. */
export async function sendCode(house: House, order: CodeOrder): Promise<CodeSent> {
  if (!isModuleOn(house, 'VERIFICATION3')) refuse('CODES_NOT_ENABLED');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await begin(house.db, (tx) => storeCode(house, tx, order, code));
  const { contact, language, memberId } = order;
  const letter = {
    contact,
    language,
    memberId,
    messageId: 'letter.code',
    secrets: { code },
  } as const;
  if (order.isNeutral) {
    if (!order.isNobodys) await sendLetterUnseen(house, letter);
  } else if (!(await sendLetter(house, letter))) refuse('CODE_NOT_SENT');
  const { codeMinutes } = identitySettings(house);
  return { expiredMinutes: codeMinutes, resendSeconds: 60 * codeMinutes };
}

/** A code that someone else sends counts against the same budgets; ours could never be it. */
export async function countCode(
  house: House,
  order: Pick<CodeOrder, 'contact' | 'purpose' | 'address'>,
): Promise<void> {
  if (!isModuleOn(house, 'VERIFICATION3')) refuse('CODES_NOT_ENABLED');
  await begin(house.db, (tx) => storeCode(house, tx, order, randomBytes(16).toString('hex')));
}

async function storeCode(
  house: House,
  tx: Transaction,
  order: Pick<CodeOrder, 'contact' | 'purpose' | 'address' | 'isNobodys'>,
  code: string,
): Promise<void> {
  const contact = lookupOf(house, order.contact);
  const address = house.keys.lookup('code-address', order.address);
  await refuseTooManyCodes(house, tx, { contact, address, from: order.address });
  const now = house.clock.now();
  await tx
    .insertInto('verification_codes')
    .values({
      channel: order.contact.channel,
      contact,
      purpose: order.purpose,
      code_hash: hashOf(house, contact, order.purpose, code),
      tries_left: TRIES,
      address,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
      is_withheld: order.isNobodys ?? false,
    })
    .execute();
}

export type CodeTry = {
  contact: Contact;
  purpose: CodePurpose;
  code: string | undefined;
  /** The session in which the code may have been checked before. */
  sessionId?: bigint;
};

/** Spends a code: bound to its contact and purpose, five tries, one use. */
export async function spendCode(house: House, attempt: CodeTry): Promise<void> {
  if (!attempt.code) {
    if (await spendProof(house, attempt)) return;
    refuse('CODE_MISSING');
  }
  const { id } = await checkCode(house, attempt);
  const spent = await house.db
    .updateTable('verification_codes')
    .set({ used_at: house.clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!spent) refuse('CODE_WRONG');
}

/** Checks a code and notes what it proves, for this session, until it is spent or expires. */
export async function proveCode(
  house: House,
  attempt: CodeTry & { sessionId: bigint },
): Promise<void> {
  const { id } = await checkCode(house, attempt);
  await house.db
    .updateTable('verification_codes')
    .set({ proved_at: house.clock.now(), proved_session: attempt.sessionId })
    .where('id', '=', id)
    .execute();
}

async function spendProof(house: House, attempt: CodeTry): Promise<boolean> {
  if (attempt.sessionId === undefined) return false;
  const now = house.clock.now();
  const spent = await house.db
    .updateTable('verification_codes')
    .set({ used_at: now })
    .where('contact', '=', lookupOf(house, attempt.contact))
    .where('purpose', '=', attempt.purpose)
    .where('proved_session', '=', attempt.sessionId)
    .where('proved_at', '>', new Date(now.getTime() - LIFETIME_MS))
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return spent.length > 0;
}

async function checkCode(house: House, { contact, purpose, code }: CodeTry) {
  if (!code) refuse('CODE_MISSING');
  const lookup = lookupOf(house, contact);
  const found = await takeTry(house, lookup, purpose);
  if (!found) refuse('CODE_WRONG');
  if (found.expires_at <= house.clock.now()) refuse('CODE_EXPIRED');
  const hash = hashOf(house, lookup, purpose, code.trim());
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(found.code_hash))) refuse('CODE_WRONG');
  return found;
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
