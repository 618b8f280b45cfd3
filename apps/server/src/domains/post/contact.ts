import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { emailKey } from '../members/index.ts';
import { identitySettings } from '../system/index.ts';

export type Mobile = { channel: 'sms'; e164: string; diallingCode: string };
export type Contact = Mobile | { channel: 'mail'; email: string };

/** A number in full international form; how many digits are right depends on the region. */
export function readMobile(
  house: House,
  typed: string | undefined,
  diallingCode: string | undefined,
): Mobile {
  if ((typed ?? '').trim() === '') refuse('PHONE_MISSING');
  return parseMobile(house, typed!, diallingCode) ?? refuse('PHONE_NOT_VALID');
}

/** The same where it may be something else. */
export function parseMobile(
  house: House,
  typed: string,
  diallingCode: string | undefined,
): Mobile | undefined {
  const digits = typed.trim();
  if (!/^\+?[\d\s()./-]{4,24}$/.test(digits)) return undefined;
  const dialling = (diallingCode || identitySettings(house).diallingCode).replace(/\D/g, '');
  const full = digits.startsWith('+') ? digits : `+${dialling}${digits.replace(/^0+/, '')}`;
  const number = parsePhoneNumberFromString(full);
  if (!number?.isValid()) return undefined;
  return { channel: 'sms', e164: number.number, diallingCode: `+${number.countryCallingCode}` };
}

const EMAIL =
  /^[^\s@<>"]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

export function readEmail(typed: string | undefined): Extract<Contact, { channel: 'mail' }> {
  const email = (typed ?? '').trim();
  if (!EMAIL.test(email)) refuse('EMAIL_NOT_VALID');
  return { channel: 'mail', email };
}

/** What a contact is found by; the contact itself is never written in the open. */
export function lookupOf(house: House, contact: Contact): string {
  return contact.channel === 'sms'
    ? house.keys.lookup('mobile', contact.e164)
    : house.keys.lookup('email', emailKey(contact.email));
}

export function addressOf(contact: Contact): string {
  return contact.channel === 'sms' ? contact.e164 : contact.email;
}
