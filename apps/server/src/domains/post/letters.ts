import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import { findMember, isLanguage, type Member, openPersonal } from '../members/index.ts';
import type { Contact } from './contact.ts';
import { sendLetter } from './outbox.ts';

export type MemberLetter = {
  memberId: string;
  letter: 'newPlace' | 'passwordChanged';
  place: string;
};

// Jobs that wait in a database carry this name since before letters had a domain of their own.
const JOB = 'identity.letter';

/** Writes to a member once the transaction has ended: a job sends it, after a restart too. */
export function queueLetter(tx: Transaction, letter: MemberLetter): Promise<void> {
  return enqueue(tx, JOB, letter);
}

export const letterJob = defineJob<MemberLetter>({
  name: JOB,
  run: (house, { payload }) => writeToMember(house, payload),
});

async function writeToMember(
  house: House,
  { memberId, letter, place }: MemberLetter,
): Promise<void> {
  const member = await findMember(house.work, BigInt(memberId));
  const contact = member && provedContact(house, member);
  if (!contact) return;
  await sendLetter(house, {
    contact,
    language: isLanguage(member),
    messageId: `letter.${letter}`,
    values: { place },
    memberId: member.id,
  });
}

/** A mail rather than an SMS; to a contact that nobody proved, nothing about the account is said. */
function provedContact(house: House, member: Member): Contact | undefined {
  return provedContactBy(house, member, 'mail') ?? provedContactBy(house, member, 'sms');
}

/** The mail address or the number that a member proved. */
export function provedContactBy(
  house: House,
  member: Member,
  channel: Contact['channel'],
): Contact | undefined {
  const { mobile, email } = openPersonal(house, member);
  if (channel === 'mail') {
    return email && member.email_verified_at ? { channel, email } : undefined;
  }
  if (!mobile || !member.mobile_verified_at) return undefined;
  return { channel, e164: mobile, diallingCode: member.dialling_code ?? '' };
}
