import { createHash, randomBytes } from 'node:crypto';
import { hours, minutes } from '@baize/calendar';
import type { Generated, Selectable } from 'kysely';
import type { FoundCaller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { findMember, kindOf, type Member } from '../../members/index.ts';
import { placeName, type Whereabouts } from '../place.ts';
import { lacksFactor } from '../proofs/required-factor.ts';
import {
  type KnownSession,
  recallSession,
  recallSessionById,
  rememberSession,
} from './session-memory.ts';

export interface SessionsTable {
  id: Generated<bigint>;
  token_hash: string;
  member_id: bigint;
  started_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  proved_at: Date | null;
  is_restricted: boolean;
  address: string;
  location: string | null;
  user_agent: string;
  device_id: string | null;
  /** The session it was entered from, and ends with. */
  parent_id: bigint | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    sessions: SessionsTable;
  }
}

export type Session = Selectable<SessionsTable>;

export const IDLE_MS = minutes(30);
export const LIFETIME_MS = hours(12);
/** Writing "seen" at every request would cost a row version each; once a minute is exact enough. */
const SEEN_EVERY_MS = minutes(1);
const TOKEN_BYTES = 32;

export type SessionStart = {
  member: Member;
  caller: Whereabouts;
  deviceId: string | null;
  /** A remembered device has not proved the password: money asks for it again. */
  isProved: boolean;
  /** The password is the default or has expired: nothing else is open until it is changed. */
  isRestricted: boolean;
  /** It was entered from another one, which it does not outlive. */
  parent?: Pick<Session, 'id' | 'expires_at'>;
};

/** A new session, under a new token that only its owner will know. */
export async function startSession(
  house: House,
  tx: Transaction,
  { member, caller, deviceId, isProved, isRestricted, parent }: SessionStart,
): Promise<{ token: string; session: Session }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = house.clock.now();
  const session = await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: member.id,
      started_at: now,
      last_seen_at: now,
      expires_at: parent?.expires_at ?? new Date(now.getTime() + LIFETIME_MS),
      proved_at: isProved ? now : null,
      is_restricted: isRestricted,
      address: caller.address,
      location: placeName(caller),
      user_agent: caller.userAgent,
      device_id: deviceId,
      parent_id: parent?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, session };
}

/** Who stands behind a token, if its session lives. Looking is not yet being active. */
export function findCaller(
  house: House,
  token: string,
): Promise<FoundCaller | undefined> | FoundCaller | undefined {
  const tokenHash = hashToken(token);
  const known = recallSession(house, tokenHash);
  if (known) return callerWhile(house, known);
  return readSession(house, tokenHash).then((known) => known && callerWhile(house, known));
}

/** Whose session it is while it lives. */
function callerWhile(house: House, known: KnownSession): FoundCaller | undefined {
  const now = house.clock.now().getTime();
  const lives = now < known.expiresAt && now < known.lastSeenAt + IDLE_MS;
  return lives ? known.caller : undefined;
}

const FRESH_MS = minutes(10);

/** Whether someone proved who they are in this session only a moment ago. */
export async function isFresh(house: House, sessionId: bigint): Promise<boolean> {
  const session = await house.db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const provedAt = session?.proved_at?.getTime() ?? 0;
  return house.clock.now().getTime() - provedAt < FRESH_MS;
}

/** Whether a session's last activity was noted long enough ago to be noted again. */
export function isActivityDue(house: House, sessionId: bigint): boolean {
  const known = recallSessionById(house, sessionId);
  // Whoever called was looked up a moment ago, so their session is remembered.
  return known !== undefined && known.lastSeenAt <= house.clock.now().getTime() - SEEN_EVERY_MS;
}

/** Notes that the member did something; the "still there" ping of a client is not that. */
export async function noteActivity(house: House, token: string): Promise<void> {
  const now = house.clock.now();
  const tokenHash = hashToken(token);
  const known = recallSession(house, tokenHash);
  const sinceMs = now.getTime() - SEEN_EVERY_MS;
  // Whoever called was looked up a moment ago, so their session is remembered.
  if (!known || known.lastSeenAt > sinceMs) return;
  known.lastSeenAt = now.getTime();
  await house.db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', new Date(sinceMs))
    .where('ended_at', 'is', null)
    .execute();
}

/** The password was changed: the session it was changed in is free again. */
export async function liftRestriction(tx: Transaction, sessionId: bigint): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ is_restricted: false })
    .where('id', '=', sessionId)
    .execute();
}

async function readSession(house: House, tokenHash: string) {
  const session = await house.db
    .selectFrom('sessions')
    .select(['id', 'member_id', 'expires_at', 'last_seen_at', 'is_restricted', 'proved_at'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const member = session && (await findMember(house.db, session.member_id));
  if (!member) return undefined;
  return rememberSession(house, tokenHash, {
    expiresAt: session.expires_at.getTime(),
    lastSeenAt: session.last_seen_at.getTime(),
    caller: {
      kind: kindOf(member.type),
      memberId: member.id,
      sessionId: session.id,
      ...(await restrictionOf(house, session, member)),
      isFrozen: member.frozen_at !== null,
      isRemembered: session.proved_at === null,
    },
  });
}

/** The password comes first; then the second factor that the brand wants of agents. */
async function restrictionOf(
  house: House,
  session: Pick<Session, 'is_restricted'>,
  member: Member,
): Promise<Pick<FoundCaller, 'isRestricted' | 'restrictedBy'>> {
  if (session.is_restricted) return { isRestricted: true };
  return (await lacksFactor(house, house.db, member))
    ? { isRestricted: true, restrictedBy: 'SECOND_FACTOR_UNSET' }
    : { isRestricted: false };
}

/** The database keeps a hash: whoever reads it cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
