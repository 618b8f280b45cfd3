import { randomInt } from 'node:crypto';
import { days } from '@baize/calendar';
import type { Language } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Contact,
  countCode,
  queueSealedLetter,
  readEmail,
  readMobile,
} from '../../post/index.ts';
import { defaultPassword, identitySettings } from '../../system/index.ts';
import { assertGoodPassword } from './password-rules.ts';

// Read aloud and typed by hand: without letters and digits that look alike.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 14;
const ONE_TIME_DAYS = 7;

/** A password to sign in with and change at once. */
export function drawOneTimePassword(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Handed over and never used, it does not lie around for ever. */
export function oneTimeUntil(house: House): Date {
  return new Date(house.clock.now().getTime() + days(ONE_TIME_DAYS));
}

export type FirstPasswordOrder = {
  username: string;
  /** Chosen by whoever opens the account, and theirs to keep. */
  password?: string | undefined;
  /** A mail address or a mobile number of the owner: the password goes there and nowhere else. */
  contact?: string | undefined;
};

/** What is stored, and what the opener may be shown. */
export type FirstPassword = {
  password: string;
  hash: string;
  mustChange: boolean;
  until: Date | undefined;
  contact: Contact | undefined;
};

/** What the opener is told: the password this once, or where it went. */
export type HandedOver = {
  password: string | null;
  sentTo: string | null;
  mustChangePassword: boolean;
  validUntil: number | null;
};

/**
 * The password of an account that someone else opens: drawn for its owner, good for nothing but its
 * change. A brand may switch back to its default one, which everyone knows; and clients of the wire may
 * still let the opener choose, which our own pages do not.
 */
export async function prepareFirstPassword(
  house: House,
  caller: Pick<Caller, 'address'>,
  order: FirstPasswordOrder,
): Promise<FirstPassword> {
  const typed = order.password || undefined;
  const contact = await contactOf(house, caller, order.contact);
  // What is sent to the owner alone cannot be what the opener typed.
  if (typed && contact) refuse('INVALID_INPUT', { value: { password: 'unrecognized_keys' } });
  if (typed) assertGoodPassword(house, typed, [order.username]);
  const isDefault = identitySettings(house).givesDefaultPassword && !contact;
  const password = typed ?? (isDefault ? defaultPassword(house) : drawOneTimePassword());
  return {
    password,
    hash: await hashPassword(house.keys, password),
    mustChange: typed === undefined,
    until: typed || isDefault ? undefined : oneTimeUntil(house),
    contact,
  };
}

async function contactOf(
  house: House,
  { address }: Pick<Caller, 'address'>,
  typed: string | undefined,
): Promise<Contact | undefined> {
  if (!typed?.trim()) return undefined;
  const contact = typed.includes('@') ? readEmail(typed) : readMobile(house, typed, undefined);
  await countCode(house, { contact, purpose: 'account-opened', address });
  return contact;
}

export type Owner = { memberId: bigint; username: string; language: Language };

/** Writes to the owner in the transaction that stores the password. */
export async function sendFirstPassword(
  house: House,
  tx: Transaction,
  { contact, password }: FirstPassword,
  { memberId, username, language }: Owner,
): Promise<void> {
  if (!contact) return;
  await queueSealedLetter(house, tx, {
    contact,
    language,
    messageId: 'letter.accountOpened',
    values: { username, days: ONE_TIME_DAYS },
    secrets: { code: password },
    path: '/login',
    memberId: String(memberId),
  });
}

export function handedOver({ password, contact, mustChange, until }: FirstPassword): HandedOver {
  const sentTo = contact ? (contact.channel === 'sms' ? contact.e164 : contact.email) : null;
  return {
    password: contact ? null : password,
    sentTo,
    mustChangePassword: mustChange,
    validUntil: until?.getTime() ?? null,
  };
}
