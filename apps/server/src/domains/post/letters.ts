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
  const { mobile, email } = openPersonal(house, member);
  if (email && member.email_verified_at) return { channel: 'mail', email };
  if (mobile && member.mobile_verified_at) {
    return { channel: 'sms', e164: mobile, diallingCode: member.dialling_code ?? '' };
  }
  return undefined;
}
