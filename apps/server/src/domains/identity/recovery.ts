import { randomBytes } from 'node:crypto';
import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  emailKey,
  findByMobile,
  findByUsername,
  findMember,
  isLanguage,
  kindOf,
  type Member,
  openPersonal,
} from '../members/index.ts';
import { identitySettings } from '../system/index.ts';
import { spendCode } from './codes.ts';
import type { Contact } from './contact.ts';
import { admitMember } from './login.ts';
import { send } from './outbox.ts';
import { setPassword } from './password.ts';
import { hashToken } from './session.ts';
import type { Welcome } from './sign-in.ts';

export interface ResetLinksTable {
  key_hash: string;
  member_id: bigint;
  created_at: Date;
  expires_at: Date;
}

declare module '../../platform/database.ts' {
  interface Tables {
    reset_links: ResetLinksTable;
  }
}

const LINK_MS = 30 * 60_000;
const LINK_MINUTES = LINK_MS / 60_000;

/** Mails a link. Whoever asks for someone unknown gets the same answer, unless the brand wants it said. */
export async function mailResetLink(
  house: House,
  order: { username: string; email: string; origin: string },
): Promise<null> {
  const member = await findByUsername(house.db, order.username);
  if (!member || !isTheirMail(house, member, order.email)) {
    if (identitySettings(house).tellsUnknownNames) refuse('UNKNOWN_USER');
    return null;
  }
  // Not waited for: how long a mail takes would tell whether the account exists.
  void sendLink(house, member, order).catch((error) => house.log.error(error));
  return null;
}

async function sendLink(
  house: House,
  member: Member,
  { email, origin }: { email: string; origin: string },
): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const now = house.clock.now();
  await house.db
    .insertInto('reset_links')
    .values({
      key_hash: hashToken(key),
      member_id: member.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    .execute();
  await send(house, {
    contact: { channel: 'mail', email: email.trim() },
    language: isLanguage(member),
    messageId: 'letter.reset',
    // Behind the #, so that no server and no log ever sees the key.
    values: { link: `${origin}/resetPassword#key=${key}`, minutes: LINK_MINUTES },
    memberId: member.id,
  });
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
    .selectAll()
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst();
  if (!found || found.expires_at <= house.clock.now()) refuse('RESET_LINK_ENDED');
  await setPassword(house, { memberId: found.member_id, newPassword });
  await house.db.deleteFrom('reset_links').where('member_id', '=', found.member_id).execute();
  return null;
}

export type PhoneRecovery = {
  contact: Extract<Contact, { channel: 'sms' }>;
  /** None when a provider has proved the number instead. */
  code: string | undefined;
  isProved: boolean;
  newPassword: string;
  caller: Caller;
  deviceId: string | null;
};

/** Sets a new password with a code sent to the mobile number, and signs in. */
export async function recoverByPhone(house: House, order: PhoneRecovery): Promise<Welcome> {
  const { contact, code } = order;
  if (!order.isProved) await spendCode(house, { contact, purpose: 'forgotPassword', code });
  const found = await findByMobile(house, house.db, contact.e164);
  if (!found) refuse('CODE_WRONG');
  await setPassword(house, { memberId: found.id, newPassword: order.newPassword });
  const member = (await findMember(house.db, found.id)) ?? found;
  const { caller, deviceId } = order;
  const signIn = { member, method: 'recovery' as const, caller, deviceId, wantsRemembering: false };
  return admitMember(house, signIn, 'portal');
}

export async function forgetOldLinks(house: House): Promise<void> {
  await house.db.deleteFrom('reset_links').where('expires_at', '<', house.clock.now()).execute();
}
