import { hours, minutes, seconds } from '@baize/calendar';
import { type Generated, sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isTestAddress } from '../../../platform/limits/test-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isModuleOn } from '../../system/index.ts';

export interface SignInFailuresTable {
  id: Generated<bigint>;
  subject: string;
  at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    sign_in_failures: SignInFailuresTable;
  }
}

const WINDOW_MS = minutes(30);
const LOCK_MS = minutes(5);
const CAPTCHA_FROM = 3;
const LOCK_FROM = 10;
const MAX_PER_HOUR = 100;
/** An address or a device serves many people; it is stopped later than one account. */
const SHARED_LOCK_FROM = 100;

/** What failures are counted by: one account, and whom it shares an address or a device with. */
export type Attempt = { own: string; shared: string[] };

/**
 * At the login everyone can guess, so what is counted there must not shut out who is inside already:
 * passwords asked for again, and second proofs, are counted apart.
 */
export function attemptAtLogin(house: House, { account, caller, deviceId }: LoginAttempt): Attempt {
  const { address } = caller;
  return {
    own: `account:${account}`,
    shared: [
      ...(isTestAddress(house, address) ? [] : [`address:${house.keys.lookup('tries', address)}`]),
      ...(deviceId ? [`device:${deviceId}`] : []),
    ],
  };
}

type LoginAttempt = { account: string; caller: Pick<Caller, 'address'>; deviceId: string | null };

export const attemptInside = (memberId: bigint): Attempt => ({
  own: `inside:${memberId}`,
  shared: [],
});
export const attemptAtProof = (memberId: bigint): Attempt => ({
  own: `proof:${memberId}`,
  shared: [],
});

export type Reserved = {
  attempt: Attempt;
  ids: bigint[];
  wantsCaptcha: boolean;
  isLocked: boolean;
};

/**
 * Counts an attempt as failed before it is looked at, and takes it back when it was right: a hundred
 * guesses sent at once count a hundred times. Who brings a second proof passes a lock, so that locking
 * someone out by guessing is no weapon.
 */
export async function reserveAttempt(
  house: House,
  attempt: Attempt,
  { passesLock = false }: { passesLock?: boolean } = {},
): Promise<Reserved> {
  return begin(house.db, async (tx) => {
    const { own, shared } = attempt;
    await sql`select pg_advisory_xact_lock(hashtextextended(${own}, 50))`.execute(tx);
    const failures = await countFailures(house, tx, [own, ...shared]);
    const lockedMs = lockOf(house, failures.get(own), LOCK_FROM);
    const isClosed = (failures.get(own)?.inHour ?? 0) >= MAX_PER_HOUR;
    const closedMs = Math.max(
      isClosed ? LOCK_MS : 0,
      ...shared.map((subject) => lockOf(house, failures.get(subject), SHARED_LOCK_FROM)),
    );
    const waitMs = Math.max(closedMs, passesLock ? 0 : lockedMs);
    if (waitMs > 0) refuseLocked(waitMs);
    const at = house.clock.now();
    const rows = await tx
      .insertInto('sign_in_failures')
      .values([own, ...shared].map((subject) => ({ subject, at })))
      .returning('id')
      .execute();
    const wantsCaptcha = (failures.get(own)?.count ?? 0) >= CAPTCHA_FROM;
    return { attempt, ids: rows.map(({ id }) => id), wantsCaptcha, isLocked: lockedMs > 0 };
  });
}

/** The answer to a right password during a lock is the same: it does not say that it was right. */
export function refuseLocked(waitMs = LOCK_MS): never {
  return refuse('LOGIN_LOCKED', {
    retryAfterSeconds: Math.ceil(waitMs / seconds(1)),
    value: { captcha: true },
  });
}

/** The next attempt of this kind must solve a captcha. */
export async function wantsCaptcha(house: House, { own }: Attempt): Promise<boolean> {
  if (!isModuleOn(house, 'CAPTCHA3')) return false;
  const failures = await countFailures(house, house.db, [own]);
  return (failures.get(own)?.count ?? 0) >= CAPTCHA_FROM;
}

/** A right one clears the account, and takes back what it counted on the address; others' stay. */
export async function clearAttempts(house: House, { attempt, ids }: Reserved): Promise<void> {
  await house.db
    .deleteFrom('sign_in_failures')
    .where((row) => row.or([row('subject', '=', attempt.own), row('id', 'in', ids)]))
    .execute();
}

/** After a recovery the owner begins anew, whoever guessed before. */
export async function forgetFailuresAt(house: House, account: string): Promise<void> {
  await house.db
    .deleteFrom('sign_in_failures')
    .where('subject', '=', `account:${account}`)
    .execute();
}

/** The job that forgets what no longer counts. */
export async function forgetOldFailures(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - hours(1));
  await house.db.deleteFrom('sign_in_failures').where('at', '<', before).execute();
}

type Failures = { count: number; inHour: number; lastAt: Date };

async function countFailures(house: House, db: Database | Transaction, subjects: string[]) {
  const now = house.clock.now().getTime();
  const inWindow = sql<boolean>`at > ${new Date(now - WINDOW_MS)}`;
  const rows = await db
    .selectFrom('sign_in_failures')
    .select([
      'subject',
      sql<number>`(count(*) filter (where ${inWindow}))::int`.as('count'),
      sql<number>`count(*)::int`.as('inHour'),
      (row) => row.fn.max('at').as('lastAt'),
    ])
    .where('subject', 'in', subjects)
    .where('at', '>', new Date(now - hours(1)))
    .groupBy('subject')
    .execute();
  return new Map<string, Failures>(rows.map(({ subject, ...failures }) => [subject, failures]));
}

/** How much longer this subject rests; 0 when it does not. */
function lockOf(house: House, failures: Failures | undefined, from: number): number {
  if (!failures || failures.count < from) return 0;
  return Math.max(0, failures.lastAt.getTime() + LOCK_MS - house.clock.now().getTime());
}
