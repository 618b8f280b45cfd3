import { days } from '@baize/calendar';
import type { Language } from '@baize/contract';
import { type SpokenId, translate } from '@baize/i18n';
import type { Generated } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { brandOf } from '../system/index.ts';
import { addressOf, type Contact, lookupOf } from './contact.ts';
import { deliver, hasGateway, type LetterFile } from './deliver.ts';

export interface OutboxMessagesTable {
  id: Generated<bigint>;
  channel: 'sms' | 'mail';
  recipient: string;
  recipient_sealed: string;
  subject: string;
  words_sealed: string;
  code_sealed: string | null;
  member_id: bigint | null;
  operator_id: bigint | null;
  state: 'kept' | 'sending' | 'sent' | 'failed';
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
  /** What opens something: a code, a link. It is sent, and stored only where nothing is really sent. */
  secrets?: Record<string, string>;
  memberId?: bigint | undefined;
  operatorId?: bigint | undefined;
  /** Goes with a mail, and is not kept. */
  file?: LetterFile | undefined;
};

/** Sends one SMS or mail in the reader's language, and stores what was sent. False: it did not leave. */
export async function sendLetter(house: House, letter: Letter): Promise<boolean> {
  return (await storeLetter(house, letter))();
}

/** The same without waiting for the gateway, whose time would tell whether anyone was written to. */
export async function sendLetterUnseen(house: House, letter: Letter): Promise<void> {
  const delivered = await storeLetter(house, letter);
  void delivered().catch((err) => house.log.error({ err }, 'a message was not delivered'));
}

/** Stores the letter; the function it answers with hands it to the gateway. */
async function storeLetter(house: House, letter: Letter): Promise<() => Promise<boolean>> {
  const { contact, language, messageId, values, secrets } = letter;
  const brand = brandOf(house).name;
  const subject = translate(language, 'letter.subject', { brand });
  const say = (hidden: Record<string, string>) =>
    translate(language, messageId, { brand, ...values, ...hidden });
  const isOnlyStored = !hasGateway(house, contact.channel);
  const mayShow = isOnlyStored && house.config.profile !== 'production';
  const words = say(mayShow ? (secrets ?? {}) : hide(secrets));
  const id = await insertLetter(house, letter, {
    subject,
    words,
    code: mayShow ? secrets?.code : undefined,
    state: isOnlyStored ? 'kept' : 'sending',
  });
  return async () => {
    if (isOnlyStored) return true;
    const to = addressOf(contact);
    const said = { channel: contact.channel, to, subject, words: say(secrets ?? {}) };
    const delivery = { ...said, file: letter.file };
    const state = (await deliver(house, delivery)) ? 'sent' : 'failed';
    await house.db.updateTable('outbox_messages').set({ state }).where('id', '=', id).execute();
    return state === 'sent';
  };
}

function hide(secrets: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.keys(secrets).map((name) => [name, '••••••']));
}

type Stored = {
  subject: string;
  words: string;
  code: string | undefined;
  state: 'kept' | 'sending';
};

export async function insertLetter(
  house: House,
  { contact, memberId, operatorId }: Pick<Letter, 'contact' | 'memberId' | 'operatorId'>,
  stored: Stored,
): Promise<bigint> {
  const { id } = await house.db
    .insertInto('outbox_messages')
    .values({
      channel: contact.channel,
      recipient: lookupOf(house, contact),
      recipient_sealed: house.keys.seal(addressOf(contact)),
      subject: stored.subject,
      words_sealed: house.keys.seal(stored.words),
      code_sealed: stored.code ? house.keys.seal(stored.code) : null,
      member_id: memberId ?? null,
      operator_id: operatorId ?? null,
      state: stored.state,
      at: house.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type StoredLetter = {
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  code?: string;
  at: number;
};

/** What was sent to a number or address, newest first: for tests that need the code in it. */
export async function lettersTo(house: House, to: string, limit = 50): Promise<StoredLetter[]> {
  const rows = await house.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', lookupOf(house, contactNamed(to)))
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

export function contactNamed(to: string): Contact {
  const typed = to.trim();
  if (typed.includes('@')) return { channel: 'mail', email: typed };
  // In a query the + of a number arrives as a space.
  return { channel: 'sms', e164: `+${typed.replace(/\D/g, '')}`, diallingCode: '' };
}

const LETTERS_EXPORTED = 10_000;

/** What was written to a member, for the member: when, where to and about what. */
export async function exportLetters(house: House, memberId: bigint) {
  const rows = await house.reports
    .selectFrom('outbox_messages')
    .select(['at', 'channel', 'recipient_sealed', 'subject'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(LETTERS_EXPORTED)
    .execute();
  return rows.map(({ at, channel, recipient_sealed, subject }) => ({
    at: at.toISOString(),
    channel,
    to: house.keys.open(recipient_sealed),
    subject,
  }));
}

export async function eraseLetters(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.deleteFrom('outbox_messages').where('member_id', '=', memberId).execute();
}

const STORED_MS = days(90);

export async function forgetOldLetters(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - STORED_MS);
  await house.db.deleteFrom('outbox_messages').where('at', '<', before).execute();
}
