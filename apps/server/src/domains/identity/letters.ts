import { listen } from '../../platform/events.ts';
import type { House } from '../../platform/house.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import { findMember, isLanguage, type Member, openPersonal } from '../members/index.ts';
import type { Contact } from './contact.ts';
import { send } from './outbox.ts';

type Warning = { memberId: string; letter: 'newPlace' | 'passwordChanged'; place: string };

const JOB = 'identity.letter';

/** The owner hears of what someone else should not have been able to do. Written once, sent by a job. */
export const warnOwners = listen({
  name: 'identity.letters',
  events: ['member.signed-in-from-new-place', 'member.password-changed'],
  handle: async (tx, events) => {
    for (const event of events) {
      const { memberId } = event.payload;
      const warning: Warning =
        event.name === 'member.password-changed'
          ? { memberId, letter: 'passwordChanged', place: '' }
          : { memberId, letter: 'newPlace', place: event.payload.location ?? '?' };
      await enqueue(tx, JOB, warning);
    }
  },
});

export const letterJob = defineJob<Warning>({
  name: JOB,
  run: (house, { payload }) => warn(house, payload),
});

async function warn(house: House, { memberId, letter, place }: Warning): Promise<void> {
  const member = await findMember(house.work, BigInt(memberId));
  const contact = member && provedContact(house, member);
  if (!contact) return;
  await send(house, {
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
