import { identityCodes } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, isLanguage, type Member, openPersonal } from '../../members/index.ts';
import {
  type CodeSent,
  type Contact,
  proveCode,
  readEmail,
  readMobile,
  sendCode,
} from '../../post/index.ts';

type Asked = {
  channel: 'sms' | 'mail';
  purpose: number;
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
  email?: string | undefined;
};

/** A new contact is only ever proved for the change of contacts; all else goes to the one on file. */
const NEW_CONTACT: identityCodes.Purpose[] = ['mobile', 'email', 'profile'];

export async function sendMemberCode(
  house: House,
  caller: Caller,
  asked: Asked,
): Promise<CodeSent> {
  const member = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const purpose = purposeOf(asked.purpose);
  return sendCode(house, {
    contact: contactFor(house, member, asked, purpose),
    purpose,
    address: caller.address,
    language: isLanguage(member),
    memberId: member.id,
  });
}

export async function verifyMemberCode(
  house: House,
  caller: Caller,
  asked: Asked & { verificationCode: string },
): Promise<{ verified: boolean }> {
  const member = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const purpose = purposeOf(asked.purpose);
  const contact = contactFor(house, member, asked, purpose);
  const { verificationCode: code } = asked;
  await proveCode(house, { contact, purpose, code, sessionId: caller.sessionId });
  return { verified: true };
}

function contactFor(
  house: House,
  member: Member,
  asked: Asked,
  purpose: identityCodes.Purpose,
): Contact {
  const mayBeNew = NEW_CONTACT.includes(purpose);
  if (asked.channel === 'sms' && asked.mobileNum && mayBeNew) {
    return readMobile(house, asked.mobileNum, asked.countryDialingCode);
  }
  if (asked.channel === 'mail' && asked.email && mayBeNew) return readEmail(asked.email);
  return contactOnFile(house, member, asked.channel);
}

/** The number or address that the member has proved before. */
export function contactOnFile(house: House, member: Member, channel: 'sms' | 'mail'): Contact {
  const { mobile, email } = openPersonal(house, member);
  if (channel === 'sms') {
    if (!mobile || !member.mobile_verified_at) refuse('PHONE_MISSING');
    return { channel, e164: mobile, diallingCode: member.dialling_code ?? '' };
  }
  if (!email || !member.email_verified_at) refuse('EMAIL_NOT_VALID');
  return { channel, email };
}

function purposeOf(number: number): identityCodes.Purpose {
  const found = Object.entries(identityCodes.purposes).find(([, value]) => value === number);
  return (found?.[0] as identityCodes.Purpose | undefined) ?? refuse('INVALID_INPUT');
}
