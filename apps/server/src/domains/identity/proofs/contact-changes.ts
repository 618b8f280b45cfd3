import { createHash, randomBytes } from 'node:crypto';
import { hours } from '@baize/calendar';
import type { Generated } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type ContactColumns,
  contactColumns,
  isLanguage,
  type Member,
  openContacts,
  readContactColumns,
} from '../../members/index.ts';
import { type Contact, queueSealedLetter } from '../../post/index.ts';
import { identitySettings } from '../../system/index.ts';
import { findCredentials } from './credentials.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    contact_changes: {
      id: Generated<bigint>;
      member_id: bigint;
      what: ChangedWay;
      before_sealed: string;
      key_hash: string;
      changed_at: Date;
      settles_at: Date;
      taken_back_at: Date | null;
    };
  }
}

/** A new contact, or a new way in that support gave. */
export type ChangedWay = 'mail' | 'sms' | 'support';

/**
 * Remembers that a way in was changed, and tells it to the contacts from before: from there it can be
 * taken back for a while. The first contact of an account that has nothing to take is no change.
 */
export async function noteChangedWay(
  house: House,
  tx: Transaction,
  member: Member,
  what: ChangedWay,
): Promise<void> {
  const waitHours = identitySettings(house).contactWaitHours;
  if (waitHours === 0) return;
  const open = await openChanges(house, tx, member.id);
  const before = open[0] ? readBefore(house, open[0].before_sealed) : contactColumns(member);
  const told = toldContacts(house, before);
  const hasPayment = Boolean((await findCredentials(tx, member.id))?.payment_hash);
  if (told.length === 0 && !hasPayment && what !== 'support') return;
  const key = randomBytes(32).toString('base64url');
  const now = house.clock.now();
  await tx
    .insertInto('contact_changes')
    .values({
      member_id: member.id,
      what,
      before_sealed: house.keys.seal(JSON.stringify(before)),
      key_hash: keyHash(key),
      changed_at: now,
      settles_at: new Date(now.getTime() + hours(waitHours)),
    })
    .execute();
  for (const contact of told) {
    await queueSealedLetter(house, tx, {
      contact,
      language: isLanguage(member),
      messageId: what === 'support' ? 'letter.supportReset' : 'letter.contactChanged',
      values: { hours: waitHours, username: member.username },
      path: `/takeBack#key=${key}`,
      memberId: String(member.id),
    });
  }
}

/** Mail on file, and a number that was proved: where a lost password could be mended from, too. */
function toldContacts(house: House, before: ContactColumns): Contact[] {
  const { email, mobile, diallingCode } = openContacts(house, before);
  const contacts: Contact[] = [];
  if (email) contacts.push({ channel: 'mail', email });
  if (mobile && before.mobile_verified_at) {
    contacts.push({ channel: 'sms', e164: mobile, diallingCode: diallingCode ?? '' });
  }
  return contacts;
}

/** Changes that can still be taken back, the oldest first. */
export function openChanges(house: House, db: Database | Transaction, memberId: bigint) {
  return db
    .selectFrom('contact_changes')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('taken_back_at', 'is', null)
    .where('settles_at', '>', house.clock.now())
    .orderBy('id')
    .execute();
}

export function readBefore(house: House, sealed: string): ContactColumns {
  return readContactColumns(JSON.parse(house.keys.open(sealed)));
}

export type ContactHold = {
  until: Date;
  /** A payout account is a new one when it was added later than this. */
  newSince: Date;
  isBySupport: boolean;
};

/** Until the last change has settled, it opens no money. */
export async function contactHold(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
): Promise<ContactHold | null> {
  const open = await openChanges(house, db, memberId);
  const [first] = open;
  if (!first) return null;
  const waitMs = first.settles_at.getTime() - first.changed_at.getTime();
  return {
    until: new Date(Math.max(...open.map(({ settles_at }) => settles_at.getTime()))),
    newSince: new Date(first.changed_at.getTime() - waitMs),
    isBySupport: open.every(({ what }) => what === 'support'),
  };
}

export async function refuseWhileHeld(house: House, memberId: bigint): Promise<void> {
  const hold = await contactHold(house, house.db, memberId);
  if (!hold) return;
  const leftMs = hold.until.getTime() - house.clock.now().getTime();
  refuse('CONTACT_NEW', {
    words: { hours: Math.max(1, Math.ceil(leftMs / hours(1))) },
    value: { until: hold.until.getTime() },
  });
}

export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
