import { hours, minutes } from '@baize/calendar';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isTestAddress } from '../../../platform/limits/test-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { identitySettings } from '../../system/index.ts';

export interface SpentBotChecksTable {
  challenge: string;
  at: Date;
}

export interface AskedForTable {
  address: string;
  what: string;
  at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    spent_bot_checks: SpentBotChecksTable;
    asked_for: AskedForTable;
  }
}

// A phone solves this in about a second, while its owner types; a thousand registrations cost a bot many minutes.
const HARDEST = 100_000;
const LIFETIME_MS = minutes(10);
/** So many an hour from one address are people; clients without a bot check still get in. */
const UNCHECKED_PER_HOUR = 3;

export async function makeBotChallenge(house: House) {
  const { algorithm, challenge, maxnumber, salt, signature } = await createChallenge({
    hmacKey: keyOf(house),
    maxNumber: HARDEST,
    expires: new Date(house.clock.now().getTime() + LIFETIME_MS),
  });
  return { algorithm, challenge, maxnumber: maxnumber ?? HARDEST, salt, signature };
}

export type BotAnswer = { caller: Caller; what: string; answer: string | undefined };

/** Lets people through, and makes those pay with computing time who ask again and again. */
export async function checkBot(house: House, { caller, what, answer }: BotAnswer): Promise<void> {
  const { botCheck } = identitySettings(house);
  if (botCheck === 'off') return;
  if (answer !== undefined && answer !== '') return spendAnswer(house, answer);
  if (botCheck === 'always' || !(await isCalm(house, caller.address, what))) {
    refuse('BOT_CHECK_FAILED');
  }
}

async function spendAnswer(house: House, answer: string): Promise<void> {
  if (house.config.profile === 'test' && answer === 'test') return;
  const solved = await verifySolution(answer, keyOf(house), true).catch(() => false);
  const challenge = solved ? challengeOf(answer) : undefined;
  if (!challenge) refuse('BOT_CHECK_FAILED');
  const isFirst = await house.db
    .insertInto('spent_bot_checks')
    .values({ challenge, at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  if (!isFirst) refuse('BOT_CHECK_FAILED');
}

function challengeOf(answer: string): string | undefined {
  const { challenge } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  return typeof challenge === 'string' ? challenge : undefined;
}

async function isCalm(house: House, address: string, what: string): Promise<boolean> {
  if (isTestAddress(house, address)) return true;
  const subject = house.keys.lookup('asked-for', address);
  return begin(house.db, (tx) => countAsking(house, tx, subject, what));
}

async function countAsking(house: House, tx: Transaction, subject: string, what: string) {
  const now = house.clock.now();
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 53))`.execute(tx);
  const recent = await tx
    .selectFrom('asked_for')
    .select('at')
    .where('address', '=', subject)
    .where('what', '=', what)
    .where('at', '>', new Date(now.getTime() - hours(1)))
    .limit(UNCHECKED_PER_HOUR)
    .execute();
  if (recent.length >= UNCHECKED_PER_HOUR) return false;
  await tx.insertInto('asked_for').values({ address: subject, what, at: now }).execute();
  return true;
}

export async function forgetBotChecks(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - hours(2));
  await house.db.deleteFrom('spent_bot_checks').where('at', '<', before).execute();
  await house.db.deleteFrom('asked_for').where('at', '<', before).execute();
}

function keyOf(house: House): string {
  return house.keys.derive('bot-check').toString('hex');
}
