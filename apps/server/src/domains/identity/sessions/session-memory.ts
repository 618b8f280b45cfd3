import type { FoundCaller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { ENDED, type EndedSession } from '../../../platform/realtime/publish.ts';
import { followChanges } from '../../members/index.ts';

export type KnownSession = { caller: FoundCaller; expiresAt: number; lastSeenAt: number };

/** Long enough to spare the database a burst of calls, short enough that an end is felt at once. */
const KEPT_MS = 800;
const MAX_SESSIONS = 50_000;

type Memory = Map<string, { session: KnownSession; until: number }>;
const memories = new WeakMap<House, Memory>();

/** Sessions looked up a moment ago. Ends are announced to all servers, and forgotten here at once. */
function memoryOf(house: House): Memory {
  const known = memories.get(house);
  if (known) return known;
  const memory: Memory = new Map();
  memories.set(house, memory);
  return memory;
}

export function recallSession(house: House, tokenHash: string): KnownSession | undefined {
  const entry = memoryOf(house).get(tokenHash);
  return entry && entry.until > performance.now() ? entry.session : undefined;
}

export function rememberSession(
  house: House,
  tokenHash: string,
  session: KnownSession,
): KnownSession {
  const memory = memoryOf(house);
  if (memory.size >= MAX_SESSIONS) memory.clear();
  memory.set(tokenHash, { session, until: performance.now() + KEPT_MS });
  return session;
}

export function forgetSessions(house: House, sessionIds: ReadonlySet<bigint>): void {
  const memory = memoryOf(house);
  for (const [hash, { session }] of memory) {
    if (sessionIds.has(session.caller.sessionId)) memory.delete(hash);
  }
}

export function forgetMember(house: House, memberId: bigint): void {
  const memory = memoryOf(house);
  for (const [hash, { session }] of memory) {
    if (session.caller.memberId === memberId) memory.delete(hash);
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
