import { type RawBuilder, sql } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';

export interface SignInFailuresTable {
  subject: string;
  at: Date;
}

declare module '../../platform/database.ts' {
  interface Tables {
    sign_in_failures: SignInFailuresTable;
  }
}

const WINDOW_MS = 30 * 60_000;
const LOCK_MS = 5 * 60_000;
const CAPTCHA_FROM = 3;
const LOCK_FROM = 10;
/** An address or a device serves many people; it is stopped later than one account. */
const SHARED_LOCK_FROM = 100;

export type Attempt = { account: string; address: string; deviceId: string | null };
export type Standing = { wantsCaptcha: boolean };

/**
 * Counts an attempt as failed before the password is looked at, and takes it back when it was right:
 * a hundred guesses sent at once count a hundred times.
 */
export async function reserveAttempt(house: House, attempt: Attempt): Promise<Standing> {
  return begin(house.db, async (tx) => {
    const own = `account:${attempt.account}`;
    await lockSubject(tx, own);
    const shared = sharedSubjects(house, attempt);
    const since = new Date(house.clock.now().getTime() - WINDOW_MS);
    const failures = await countFailures(tx, [own, ...shared], since);
    refuseWhenLocked(house, failures.get(own), LOCK_FROM);
    for (const subject of shared) refuseWhenLocked(house, failures.get(subject), SHARED_LOCK_FROM);
    await tx
      .insertInto('sign_in_failures')
      .values([own, ...shared].map((subject) => ({ subject, at: house.clock.now() })))
      .execute();
    return { wantsCaptcha: (failures.get(own)?.count ?? 0) >= CAPTCHA_FROM };
  });
}

/** The next attempt on this account must solve a captcha. */
export async function wantsCaptcha(house: House, account: string): Promise<boolean> {
  const subject = `account:${account}`;
  const since = new Date(house.clock.now().getTime() - WINDOW_MS);
  const failures = await countFailures(house.db, [subject], since);
  return (failures.get(subject)?.count ?? 0) >= CAPTCHA_FROM;
}

/** A right password clears the account; the address keeps what others did from it. */
export async function clearAttempts(house: House, attempt: Attempt): Promise<void> {
  await house.db
    .deleteFrom('sign_in_failures')
    .where('subject', '=', `account:${attempt.account}`)
    .execute();
}

/** The job that forgets what no longer counts. */
export async function forgetOldFailures(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - 2 * WINDOW_MS);
  await house.db.deleteFrom('sign_in_failures').where('at', '<', before).execute();
}

type Failures = { count: number; lastAt: Date };

async function countFailures(db: Pick<Transaction, 'selectFrom'>, subjects: string[], since: Date) {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select(['subject', countAll(), (row) => row.fn.max('at').as('lastAt')])
    .where('subject', 'in', subjects)
    .where('at', '>', since)
    .groupBy('subject')
    .execute();
  return new Map<string, Failures>(
    rows.map(({ subject, count, lastAt }) => [subject, { count, lastAt }]),
  );
}

const countAll = () => (sql`count(*)::int` as RawBuilder<number>).as('count');

function refuseWhenLocked(house: House, failures: Failures | undefined, from: number): void {
  if (!failures || failures.count < from) return;
  const waitMs = failures.lastAt.getTime() + LOCK_MS - house.clock.now().getTime();
  if (waitMs <= 0) return;
  refuse('LOGIN_LOCKED', { retryAfterSeconds: Math.ceil(waitMs / 1000), value: { captcha: true } });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Tests come from one address: the limit per address would stop them, and is off for them only. */
function sharedSubjects(house: House, { address, deviceId }: Attempt): string[] {
  const isTestAddress = house.config.profile === 'test' && LOOPBACK.test(address);
  return [
    ...(isTestAddress ? [] : [`address:${address}`]),
    ...(deviceId ? [`device:${deviceId}`] : []),
  ];
}

async function lockSubject(tx: Transaction, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 50))`.execute(tx);
}
