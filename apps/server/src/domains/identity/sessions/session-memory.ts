import type { FoundCaller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { ENDED, type EndedSession } from '../../../platform/realtime/publish.ts';
import { followChanges } from '../../members/index.ts';

export type KnownSession = { caller: FoundCaller; expiresAt: number; lastSeenAt: number };

/** Long enough to spare the database a burst of calls, short enough that an end is felt at once. */
const KEPT_MS = 800;
const MAX_SESSIONS = 50_000;

type Entry = { session: KnownSession; until: number };
/** By the hash of its token, and by its id for those who know it already: a hash takes as long as all the rest. */
type Memory = { byToken: Map<string, Entry>; byId: Map<bigint, Entry> };
const memories = new WeakMap<House, Memory>();

/** Sessions looked up a moment ago. Ends are announced to all servers, and forgotten here at once. */
function memoryOf(house: House): Memory {
  const known = memories.get(house);
  if (known) return known;
  const memory: Memory = { byToken: new Map(), byId: new Map() };
  memories.set(house, memory);
  return memory;
}

export function recallSession(house: House, tokenHash: string): KnownSession | undefined {
  return standing(memoryOf(house).byToken.get(tokenHash));
}

export function recallSessionById(house: House, sessionId: bigint): KnownSession | undefined {
  return standing(memoryOf(house).byId.get(sessionId));
}

function standing(entry: Entry | undefined): KnownSession | undefined {
  return entry && entry.until > performance.now() ? entry.session : undefined;
}

export function rememberSession(
  house: House,
  tokenHash: string,
  session: KnownSession,
): KnownSession {
  const { byToken, byId } = memoryOf(house);
  if (byToken.size >= MAX_SESSIONS) {
    byToken.clear();
    byId.clear();
  }
  const entry = { session, until: performance.now() + KEPT_MS };
  byToken.set(tokenHash, entry);
  byId.set(session.caller.sessionId, entry);
  return session;
}

export function forgetSessions(house: House, sessionIds: ReadonlySet<bigint>): void {
  forgetWhere(house, ({ caller }) => sessionIds.has(caller.sessionId));
}

export function forgetMember(house: House, memberId: bigint): void {
  forgetWhere(house, ({ caller }) => caller.memberId === memberId);
}

function forgetWhere(house: House, isMeant: (session: KnownSession) => boolean): void {
  const { byToken, byId } = memoryOf(house);
  for (const [hash, { session }] of byToken) {
    if (!isMeant(session)) continue;
    byToken.delete(hash);
    byId.delete(session.caller.sessionId);
  }
}

/** Hears from all servers which sessions ended, and whose standing changed. */
export function followEndings(house: House): void {
  house.fanout.subscribe(ENDED, (message) => {
    const { sessionId, isOperator } = message as EndedSession;
    if (!isOperator) forgetSessions(house, new Set([BigInt(sessionId)]));
  });
  followChanges(house, (memberId) => forgetMember(house, memberId));
}
