import type { House } from '../../platform/house.ts';
import { addressOf, type Contact } from './contact.ts';
import { deliver, hasGateway } from './deliver.ts';
import { insertLetter } from './outbox.ts';

/** A letter whose words somebody else wrote, for one reader. */
export type WrittenLetter = {
  contact: Contact;
  memberId: bigint;
  subject: string;
  words: string;
  unsubscribeUrl?: string | undefined;
};

/** Sends it as it stands, and stores what was sent. False: it did not leave. */
export async function sendWritten(house: House, letter: WrittenLetter): Promise<boolean> {
  const { contact, subject, words, unsubscribeUrl } = letter;
  const isOnlyStored = !hasGateway(house, contact.channel);
  const id = await insertLetter(house, letter, {
    subject,
    words,
    code: undefined,
    state: isOnlyStored ? 'kept' : 'sending',
  });
  if (isOnlyStored) return true;
  const to = addressOf(contact);
  const hasLeft = await deliver(house, {
    channel: contact.channel,
    to,
    subject,
    words,
    unsubscribeUrl,
  });
  const state = hasLeft ? 'sent' : 'failed';
  await house.db.updateTable('outbox_messages').set({ state }).where('id', '=', id).execute();
  return hasLeft;
}
