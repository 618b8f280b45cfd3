import { randomBytes } from 'node:crypto';
import { seconds } from '@baize/calendar';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { hashToken, IDLE_MS, startSession } from './session.ts';
import type { SignedIn } from './sign-in.ts';

export interface SessionEntriesTable {
  code_hash: string;
  member_id: bigint;
  session_id: bigint;
  expires_at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    session_entries: SessionEntriesTable;
  }
}

/** Long enough for a phone to load the page, too short for an address that was passed on. */
const LIFE_MS = seconds(60);

/** Makes an entry for whoever opens a game outside our pages: one use, a minute, one member. */
export async function openEntry(
  { db, clock }: House,
  { memberId, sessionId }: Pick<Caller, 'memberId' | 'sessionId'>,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insertInto('session_entries')
    .values({
      code_hash: hashToken(code),
      member_id: memberId,
      session_id: sessionId,
      expires_at: new Date(clock.now().getTime() + LIFE_MS),
    })
    .execute();
  return code;
}

export type Entering = { code: string; caller: Caller; deviceId: string | null };

/**
 * Exchanges an entry for a session beside the one that opened it, which has not proved the password:
 * money asks for it again. Whoever is signed in already stays who they are, so that a link which a
 * stranger sent puts nobody into the stranger's account.
 */
export async function enter(house: House, entering: Entering): Promise<SignedIn | null> {
  const { code, caller, deviceId } = entering;
  return begin(house.db, async (tx) => {
    const entry = await tx
      .deleteFrom('session_entries')
      .where('code_hash', '=', hashToken(code))
      .returningAll()
      .executeTakeFirst();
    if (caller.kind !== 'visitor') return null;
    // Not thrown before the end: what was tried too late is used up all the same.
    if (!entry || entry.expires_at <= house.clock.now()) return 'late' as const;
    const parent = await findLiving(house, tx, entry);
    const member = parent && (await findMember(tx, parent.member_id));
    if (!member) return 'late' as const;
    const { token, session } = await startSession(house, tx, {
      member,
      caller,
      deviceId,
      isProved: false,
      isRestricted: parent.is_restricted,
      // All that came from one sign-in end with it, also those that came from each other.
      parent: { id: parent.parent_id ?? parent.id, expires_at: parent.expires_at },
    });
    return {
      token,
      id: Number(member.id),
      userName: member.username,
      customerType: member.type,
      firstTimeLogin: false,
      passwordExpired: session.is_restricted,
      mustChangePassword: session.is_restricted,
      mustSetSecondFactor: false,
      lastLogin: null,
      lastLoginLocation: null,
    };
  }).then((entered) => (entered === 'late' ? refuse('CODE_EXPIRED') : entered));
}

/** Nobody comes in by a sign-in that is over; it is held, so that it cannot end meanwhile. */
function findLiving({ clock }: House, tx: Transaction, entry: SessionEntriesTable) {
  const now = clock.now();
  return tx
    .selectFrom('sessions')
    .select(['id', 'parent_id', 'member_id', 'expires_at', 'is_restricted'])
    .where('id', '=', entry.session_id)
    .where('member_id', '=', entry.member_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .forShare()
    .executeTakeFirst();
}

export async function forgetOldEntries({ work, clock }: House): Promise<void> {
  await work.deleteFrom('session_entries').where('expires_at', '<', clock.now()).execute();
}
