import { createHash, randomBytes } from 'node:crypto';
import { hours, minutes } from '@baize/calendar';
import type { operatorsSession as contract, Output, Right } from '@baize/contract';
import type { Generated } from 'kysely';
import type { Caller, FoundCaller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { FindCaller } from '../../../platform/edge.ts';
import type { House } from '../../../platform/house.ts';
import { endSockets } from '../../../platform/realtime/publish.ts';
import { emailOf, isFactorDemanded, type OperatorRow, rightsOf } from '../accounts.ts';
import { ownRightsOf, readOwnRoles } from '../own-roles.ts';
import { readRules } from '../rules.ts';
import { takenRightsOf } from '../taken-rights.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    operator_sessions: {
      id: Generated<bigint>;
      operator_id: bigint;
      token_hash: string;
      address: string;
      user_agent: string;
      device_hash: string | null;
      created_at: Date;
      seen_at: Date;
      ended_at: Date | null;
    };
  }
}

const PREFIX = 'ops_';
const IDLE_MS = minutes(30);
const ABSOLUTE_MS = hours(12);

/** Finds the operator behind a token, with the rights held at this moment. */
export const findOperator: FindCaller = (house, token) =>
  token.startsWith(PREFIX) ? readOperator(house, token) : undefined;

async function readOperator(house: House, token: string): Promise<FoundCaller | undefined> {
  const now = house.clock.now();
  const row = await house.db
    .selectFrom('operator_sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .innerJoin('operator_rules as r', (join) => join.onTrue())
    .select(['s.id as session_id', 's.created_at', 's.seen_at', 'o.id', 'o.roles'])
    .select(['o.needs_password_change', 'o.totp_secret', 'r.second_factor_roles'])
    .select(ownRightsOf.as('own_rights'))
    .select(takenRightsOf(now).as('taken_rights'))
    .where('s.token_hash', '=', hashToken(token))
    .where('s.ended_at', 'is', null)
    .where('o.is_disabled', '=', false)
    .executeTakeFirst();
  if (!row || isOver(row, now)) return undefined;
  await noteActivity(house, row.session_id, row.seen_at, now);
  const lacksFactor = row.totp_secret === null && isFactorDemanded(house, row.roles, row);
  return {
    kind: 'operator',
    operatorId: row.id,
    sessionId: row.session_id,
    rights: rightsOf(row.roles, [...row.own_rights, ...row.taken_rights]),
    takenRights: row.taken_rights,
    isRestricted: row.needs_password_change || lacksFactor,
    restrictedBy: row.needs_password_change ? undefined : 'SECOND_FACTOR_UNSET',
  };
}

function isOver({ created_at, seen_at }: { created_at: Date; seen_at: Date }, now: Date): boolean {
  const idleMs = now.getTime() - seen_at.getTime();
  const ageMs = now.getTime() - created_at.getTime();
  return idleMs >= IDLE_MS || ageMs >= ABSOLUTE_MS;
}

/** Written at most once a minute: an open console asks often. */
async function noteActivity(house: House, sessionId: bigint, seenAt: Date, now: Date) {
  if (now.getTime() - seenAt.getTime() < minutes(1)) return;
  await house.db
    .updateTable('operator_sessions')
    .set({ seen_at: now })
    .where('id', '=', sessionId)
    .execute();
}

type Visitor = Pick<Caller, 'address' | 'userAgent' | 'sessionId'> & {
  /** The browser, as it names itself. */
  device?: string | undefined;
};

/** A new token for every login and every step up; only its hash is kept. */
export async function openSession(
  house: House,
  tx: Transaction,
  operatorId: bigint,
  { address, userAgent, sessionId, device }: Visitor,
): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const now = house.clock.now();
  await tx
    .insertInto('operator_sessions')
    .values({
      operator_id: operatorId,
      token_hash: hashToken(token),
      address,
      user_agent: userAgent,
      device_hash: device ? hashToken(device) : await deviceOf(tx, sessionId),
      created_at: now,
      seen_at: now,
    })
    .execute();
  return token;
}

/** A session that follows another is in the same browser. */
async function deviceOf(tx: Transaction, sessionId: bigint): Promise<string | null> {
  const session = await tx
    .selectFrom('operator_sessions')
    .select('device_hash')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.device_hash ?? null;
}

/** Ends all sessions of an operator, or the one named, and the sockets that live on them. */
export async function endSessions(
  house: House,
  tx: Transaction,
  operatorId: bigint,
  sessionId?: bigint,
): Promise<void> {
  const ending = tx
    .updateTable('operator_sessions')
    .set({ ended_at: house.clock.now() })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .returning('id');
  const ended = await (sessionId ? ending.where('id', '=', sessionId) : ending).execute();
  // Said before the commit: a socket that comes back in between finds its session named as ended.
  for (const { id } of ended) endSockets(house, { sessionId: id, isOperator: true });
}

/** A session that ran out by itself: nobody asks for it any more, but its sockets still listen. */
export async function endExpired(house: House): Promise<void> {
  const before = (ms: number) => new Date(house.clock.now().getTime() - ms);
  const ended = await house.work
    .updateTable('operator_sessions')
    .set({ ended_at: house.clock.now() })
    .where('ended_at', 'is', null)
    .where((of) =>
      of.or([of('seen_at', '<=', before(IDLE_MS)), of('created_at', '<=', before(ABSOLUTE_MS))]),
    )
    .returning('id')
    .execute();
  for (const { id } of ended) endSockets(house, { sessionId: id, isOperator: true });
}

/** What the console knows of the one who uses it. */
export async function asMe(
  house: House,
  db: Database | Transaction,
  row: OperatorRow,
  takenRights: readonly Right[] = [],
): Promise<Output<typeof contract.me>> {
  const mustHaveFactor = isFactorDemanded(house, row.roles, await readRules(db));
  const own = (await readOwnRoles(db)).filter(({ code }) => row.roles.includes(code));
  return {
    id: Number(row.id),
    username: row.username,
    name: row.name,
    email: emailOf(house, row),
    roles: row.roles,
    ownRoles: own.map(({ code, name }) => ({ code, name })),
    rights: rightsOf(row.roles, [...own.flatMap(({ rights }) => rights), ...takenRights]),
    hasSecondFactor: row.totp_secret !== null,
    needsPasswordChange: row.needs_password_change,
    mustHaveFactor,
    needsSecondFactor: mustHaveFactor && row.totp_secret === null,
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
