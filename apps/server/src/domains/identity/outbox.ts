import type { Language } from '@baize/contract';
import { type SpokenId, translate } from '@baize/i18n';
import type { Generated } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { brandOf } from '../system/index.ts';
import { addressOf, type Contact, lookupOf } from './contact.ts';
import { deliver } from './deliver.ts';

export interface OutboxMessagesTable {
  id: Generated<bigint>;
  channel: 'sms' | 'mail';
  recipient: string;
  recipient_sealed: string;
  subject: string;
  words_sealed: string;
  code_sealed: string | null;
  member_id: bigint | null;
  state: 'kept' | 'sent' | 'failed';
  at: Date;
}

declare module '../../platform/database.ts' {
  interface Tables {
    outbox_messages: OutboxMessagesTable;
  }
}

export type Letter = {
  contact: Contact;
  language: Language;
  messageId: SpokenId;
  values?: Record<string, string | number>;
  code?: string;
  memberId?: bigint | undefined;
};

/** Sends one SMS or mail in the reader's language, and keeps what was sent. False: it did not leave. */
export async function send(house: House, letter: Letter): Promise<boolean> {
  const { contact, language, code } = letter;
  const brand = brandOf(house).name;
  const values = { brand, ...letter.values, ...(code && { code }) };
  const words = translate(language, letter.messageId, values);
  const subject = translate(language, 'letter.subject', { brand });
  const state = await deliver(house, {
    channel: contact.channel,
    to: addressOf(contact),
    subject,
    words,
  });
  await keep(house, house.db, letter, { subject, words, state });
  return state !== 'failed';
}

async function keep(
  house: House,
  db: Database | Transaction,
  { contact, code, memberId }: Letter,
  sent: { subject: string; words: string; state: OutboxMessagesTable['state'] },
): Promise<void> {
  await db
    .insertInto('outbox_messages')
    .values({
      channel: contact.channel,
      recipient: lookupOf(house, contact),
      recipient_sealed: house.keys.seal(addressOf(contact)),
      subject: sent.subject,
      words_sealed: house.keys.seal(sent.words),
      // A code that really left must not be readable here as well.
      code_sealed: code && sent.state === 'kept' ? house.keys.seal(code) : null,
      member_id: memberId ?? null,
      state: sent.state,
      at: house.clock.now(),
    })
    .execute();
}

export type KeptLetter = {
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  code?: string;
  at: number;
};

/** What was sent to a number or address, newest first: for the outbox page, and for tests. */
export async function lettersTo(house: House, to: string, limit = 50): Promise<KeptLetter[]> {
  const contact: Contact = to.includes('@')
    ? { channel: 'mail', email: to }
    : { channel: 'sms', e164: to.startsWith('+') ? to : `+${to}`, diallingCode: '' };
  const rows = await house.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', lookupOf(house, contact))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    to: house.keys.open(row.recipient_sealed),
    text: house.keys.open(row.words_sealed),
    ...(row.code_sealed && { code: house.keys.open(row.code_sealed) }),
    at: row.at.getTime(),
  }));
}
