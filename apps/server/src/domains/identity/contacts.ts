import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { type Member, setEmail, setMobile } from '../members/index.ts';
import { spendCode } from './codes.ts';
import { readEmail, readMobile } from './contact.ts';

/** A contact is kept once a code sent to it came back. */
export async function changeMobile(
  house: House,
  member: Member,
  order: { mobileNum: string; countryDialingCode?: string | undefined; verificationCode: string },
): Promise<Member> {
  const contact = readMobile(house, order.mobileNum, order.countryDialingCode);
  await spendCode(house, { contact, purpose: 'mobile', code: order.verificationCode });
  const { e164, diallingCode } = contact;
  return begin(house.db, (tx) =>
    setMobile(house, tx, { memberId: member.id, e164, diallingCode, isVerified: true }),
  );
}

export async function changeEmail(
  house: House,
  member: Member,
  order: { email: string; verificationCode: string },
): Promise<Member> {
  const contact = readEmail(order.email);
  await spendCode(house, { contact, purpose: 'email', code: order.verificationCode });
  return begin(house.db, (tx) =>
    setEmail(house, tx, { memberId: member.id, email: contact.email, isVerified: true }),
  );
}
