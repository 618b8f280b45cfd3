import { createHash, createHmac, randomBytes } from 'node:crypto';
import { days, hours } from '@baize/calendar';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isTestAddress } from '../../../platform/limits/test-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { checkBot } from '../../identity/index.ts';
import type { VisitorRow } from '../tables.ts';
import {
  cleanWords,
  openThread,
  readConversation,
  refuseTooFast,
  type Said,
  saidEvent,
  saveWords,
  toSaid,
} from './chat.ts';

export const VISITOR_COOKIE = 'supportVisitor';
/** So long a browser finds its conversation again after the last words. */
export const REMEMBERED_DAYS = 30;

const STARTED_PER_ADDRESS_AND_HOUR = 5;
const WORDS_PER_DAY = 200;
const PAUSE_SECONDS = 2;

/** Visitors stand below zero where members stand above, so that one desk serves both. */
export const threadOfVisitor = (visitorId: bigint): bigint => -visitorId;
export const isVisitorThread = (thread: bigint): boolean => thread < 0n;

export async function findVisitor(
  house: House,
  key: string | undefined,
  db: Database | Transaction = house.db,
): Promise<VisitorRow | undefined> {
  if (!key || !/^[\w-]{43}$/.test(key)) return undefined;
  const since = new Date(house.clock.now().getTime() - days(REMEMBERED_DAYS));
  return db
    .selectFrom('chat_visitors')
    .selectAll()
    .where('key_hash', '=', hashOf(key))
    .where('claimed_at', 'is', null)
    .where('last_at', '>', since)
    .executeTakeFirst();
}

export async function readVisitorSupport(
  house: House,
  key: string | undefined,
  before: string | undefined,
) {
  const visitor = await findVisitor(house, key);
  if (!visitor) return { list: [], hasMore: false, topic: null };
  const thread = threadOfVisitor(visitor.id);
  const { rows, hasMore } = await readConversation(house, { thread, before });
  return {
    list: rows.map((row) => toSaid(row, thread)),
    hasMore,
    topic: topicOfVisitor(house, visitor.id),
  };
}

type Sent = {
  text: string;
  botCheck?: string | undefined;
  key: string | undefined;
};

/** The first words begin a conversation and cost a bot check; its key goes into the visitor's cookie. */
export async function sayAsVisitor(
  house: House,
  caller: Caller,
  { text, botCheck, key }: Sent,
): Promise<{ said: Said; topic: string; key: string }> {
  const words = cleanWords(text);
  const known = await findVisitor(house, key);
  if (!known) await checkBot(house, { caller, what: 'visitor-chat', answer: botCheck });
  const { visitor, newKey } = known
    ? { visitor: known, newKey: key! }
    : await beginVisit(house, caller);
  const thread = threadOfVisitor(visitor.id);
  await refuseTooFast(house, thread, thread, PAUSE_SECONDS);
  await refuseTooMany(house, thread);
  const row = await saveWords(house, {
    member_id: thread,
    name: '',
    words,
    thread_id: thread,
  });
  await openThread(house, thread, { member_read_id: row.id });
  const last_at = house.clock.now();
  await house.db
    .updateTable('chat_visitors')
    .set({ last_at })
    .where('id', '=', visitor.id)
    .execute();
  const topic = topicOfVisitor(house, visitor.id);
  house.realtime.publish(topic, saidEvent(row, thread));
  house.realtime.publish('ops:chat', { memberId: Number(thread), ...saidEvent(row) });
  return { said: toSaid(row, thread), topic, key: newKey };
}

async function beginVisit(house: House, caller: Caller) {
  const newKey = randomBytes(32).toString('base64url');
  const address = house.keys.lookup('visitor-address', caller.address);
  const at = house.clock.now();
  const visitor = await begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 54))`.execute(tx);
    const started = await tx
      .selectFrom('chat_visitors')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('address', '=', address)
      .where('started_at', '>', new Date(at.getTime() - hours(1)))
      .executeTakeFirstOrThrow();
    const isTooMany = started.count >= BigInt(STARTED_PER_ADDRESS_AND_HOUR);
    if (isTooMany && !isTestAddress(house, caller.address)) refuse('TOO_MANY_REQUESTS');
    return tx
      .insertInto('chat_visitors')
      .values({ key_hash: hashOf(newKey), address, started_at: at, last_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { visitor, newKey };
}

async function refuseTooMany(house: House, thread: bigint): Promise<void> {
  const since = new Date(house.clock.now().getTime() - days(1));
  const { count } = await house.db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', thread)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (count >= BigInt(WORDS_PER_DAY)) refuse('TOO_MANY_REQUESTS');
}

/** Nobody finds the topic who was not given it: it is as secret as the cookie. */
export function topicOfVisitor(house: House, visitorId: bigint): string {
  const mark = createHmac('sha256', house.keys.derive('visitor-topic')).update(String(visitorId));
  return `chat:visitor:${mark.digest('base64url')}`;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether a visitor still waits there: one who signed in and took it along is answered as a member. */
export async function isVisited(house: House, thread: bigint): Promise<boolean> {
  const found = await house.db
    .selectFrom('chat_visitors')
    .select('id')
    .where('id', '=', -thread)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
