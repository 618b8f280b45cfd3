import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import {
  emailKey,
  lockMember,
  type Member,
  openPersonal,
  setEmail,
  setMobile,
} from '../../members/index.ts';
import { readEmail, readMobile, spendCode } from '../../post/index.ts';
import { noteChangedWay } from '../proofs/contact-changes.ts';

type Proof = { verificationCode?: string | undefined; sessionId: bigint };
type NewMobile = Proof & { mobileNum: string; countryDialingCode?: string | undefined };
type NewEmail = Proof & { email: string };

/** A contact is kept once a code sent to it came back. */
export async function changeMobile(
  house: House,
  member: Member,
  order: NewMobile,
): Promise<Member> {
  const contact = readMobile(house, order.mobileNum, order.countryDialingCode);
  const { verificationCode: code, sessionId } = order;
  await spendCode(house, { contact, purpose: 'mobile', code, sessionId });
  const { e164, diallingCode } = contact;
  return begin(house.db, async (tx) => {
    const before = await lockMember(tx, member.id);
    if (openPersonal(house, before).mobile !== e164) {
      await noteChangedWay(house, tx, before, 'sms');
    }
    return setMobile(house, tx, { memberId: member.id, e164, diallingCode, isVerified: true });
  });
}

export async function changeEmail(house: House, member: Member, order: NewEmail): Promise<Member> {
  const contact = readEmail(order.email);
  const { verificationCode: code, sessionId } = order;
  await spendCode(house, { contact, purpose: 'email', code, sessionId });
  return begin(house.db, async (tx) => {
    const before = await lockMember(tx, member.id);
    const { email } = openPersonal(house, before);
    if (!email || emailKey(email) !== emailKey(contact.email)) {
      await noteChangedWay(house, tx, before, 'mail');
    }
    return setEmail(house, tx, { memberId: member.id, email: contact.email, isVerified: true });
  });
}
