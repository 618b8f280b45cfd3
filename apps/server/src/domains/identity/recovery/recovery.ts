import { randomBytes } from 'node:crypto';
import { days, minutes } from '@baize/calendar';
import type { identityPassword, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  EMPTY,
  emailKey,
  findByMobile,
  findByUsername,
  findMember,
  isLanguage,
  kindOf,
  type Member,
  openPersonal,
  refuseFields,
} from '../../members/index.ts';
import { type Mobile, readMobile, sendLetterUnseen, spendCode } from '../../post/index.ts';
import { identitySettings, requireModule } from '../../system/index.ts';
import { evenly } from '../even-time.ts';
import { admitMember } from '../login/login.ts';
import { forgetFailuresAt } from '../proofs/attempts.ts';
import { assertGoodPassword } from '../proofs/password-rules.ts';
import { provedNumber } from '../proofs/phone-auth.ts';
import { hashToken } from '../sessions/session.ts';
import type { Welcome } from '../sessions/sign-in.ts';
import { setPassword } from './password.ts';

export interface ResetLinksTable {
  key_hash: string;
  member_id: bigint;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    reset_links: ResetLinksTable;
  }
}

const LINK_MINUTES = 30;
const LINK_MS = minutes(LINK_MINUTES);
const LINKS_PER_DAY = 5;

type MailRecovery = { username: string; email: string; origin: string };

/** Mails a link. Whoever asks for someone unknown gets the same answer, unless the brand wants it said. */
export async function mailResetLink(house: House, order: MailRecovery): Promise<null> {
  if (order.username.trim() === '') refuseFields({ username: EMPTY });
  if (order.email.trim() === '') refuse('EMAIL_NOT_VALID');
  const member = await findByUsername(house.db, order.username);
  const isKnown = member !== undefined && isTheirMail(house, member, order.email);
  if (!isKnown && identitySettings(house).tellsUnknownNames) refuse('UNKNOWN_USER');
  await evenly(isKnown ? sendLink(house, member, order) : Promise.resolve());
  return null;
}

/** Too many for one member are not sent, and nobody is told: it was perhaps not the member who asked. */
async function sendLink(house: House, member: Member, { email, origin }: MailRecovery) {
  const key = randomBytes(32).toString('base64url');
  if (!(await begin(house.db, (tx) => storeLink(house, tx, member.id, key)))) return;
  await sendLetterUnseen(house, {
    contact: { channel: 'mail', email: email.trim() },
    language: isLanguage(member),
    messageId: 'letter.reset',
    values: { minutes: LINK_MINUTES },
    // Behind the #, so that no server and no log ever sees the key.
    secrets: { link: `${origin}/resetPassword#key=${key}` },
    memberId: member.id,
  });
}

async function storeLink(
  house: House,
  tx: Transaction,
  memberId: bigint,
  key: string,
): Promise<boolean> {
  const now = house.clock.now();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reset:${memberId}`}, 52))`.execute(tx);
  const recent = await tx
    .selectFrom('reset_links')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('created_at', '>', new Date(now.getTime() - days(1)))
    .execute();
  const countdownMs = minutes(identitySettings(house).codeMinutes);
  const isTooSoon = recent.some(
    ({ created_at }) => created_at.getTime() > now.getTime() - countdownMs,
  );
  if (isTooSoon || recent.length >= LINKS_PER_DAY) return false;
  const expires_at = new Date(now.getTime() + LINK_MS);
  await tx
    .insertInto('reset_links')
    .values({ key_hash: hashToken(key), member_id: memberId, created_at: now, expires_at })
    .execute();
  return true;
}

function isTheirMail(house: House, member: Member, email: string): boolean {
  const own = openPersonal(house, member).email;
  return own !== null && emailKey(own) === emailKey(email) && kindOf(member.type) !== 'trial';
}

/** Sets a new password with the key of the mailed link, once. */
export async function resetByLink(
  house: House,
  { key, newPassword }: { key: string; newPassword: string },
): Promise<null> {
  const found = await house.db
    .selectFrom('reset_links')
    .select('member_id')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', house.clock.now())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!found) refuse('RESET_LINK_ENDED');
  const { member_id: memberId } = found;
  await setPassword(house, {
    memberId,
    newPassword,
    spend: (tx) => spendLinks(house, tx, memberId, key),
  });
  await openToOwner(house, memberId);
  return null;
}

/** The link is good for one use, and with it every other one that was mailed to the member. */
async function spendLinks(house: House, tx: Transaction, memberId: bigint, key: string) {
  const used = await tx
    .updateTable('reset_links')
    .set({ used_at: house.clock.now() })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .returning('key_hash')
    .execute();
  if (!used.some(({ key_hash }) => key_hash === hashToken(key))) refuse('RESET_LINK_ENDED');
}

/** Guessers may have locked the account; its owner has just proved who they are. */
async function openToOwner(house: House, memberId: bigint): Promise<void> {
  const member = await findMember(house.db, memberId);
  if (member) await forgetFailuresAt(house, member.username_key);
}

/** With a code sent to the number, or the word of a provider that has proved it. */
export async function recoverByVisitorPhone(
  house: House,
  order: {
    input: Output<typeof identityPassword.recoverByPhone.input>;
    caller: Caller;
    deviceId: string | null;
  },
): Promise<Welcome> {
  requireModule(house, 'PWRESETSMS3');
  requireModule(house, 'CHNGPASSVERIF3');
  const { input, caller, deviceId } = order;
  const proved = await provedNumber(house, input.firebaseIdToken);
  return recoverByPhone(house, {
    contact: readMobile(house, proved ?? input.mobileNum, input.countryDialingCode),
    code: input.verificationCode,
    isProved: proved !== undefined,
    newPassword: input.newPassword,
    caller,
    deviceId,
  });
}

type PhoneRecovery = {
  contact: Mobile;
  /** None when a provider has proved the number instead. */
  code: string | undefined;
  isProved: boolean;
  newPassword: string;
  caller: Caller;
  deviceId: string | null;
};

/** Sets a new password with a code sent to the mobile number, and signs in. */
async function recoverByPhone(house: House, order: PhoneRecovery): Promise<Welcome> {
  const { contact, code } = order;
  // A password that will not do must not cost the code.
  assertGoodPassword(house, order.newPassword, []);
  if (!order.isProved) await spendCode(house, { contact, purpose: 'forgotPassword', code });
  const found = await findByMobile(house, house.db, contact.e164);
  if (!found) refuse('CODE_WRONG');
  await setPassword(house, { memberId: found.id, newPassword: order.newPassword });
  await openToOwner(house, found.id);
  const { caller, deviceId } = order;
  const signIn = {
    member: found,
    method: 'recovery' as const,
    caller,
    deviceId,
    wantsRemembering: false,
  };
  return admitMember(house, signIn, 'portal');
}

export async function forgetOldLinks(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - days(1));
  await house.db.deleteFrom('reset_links').where('created_at', '<', before).execute();
}
