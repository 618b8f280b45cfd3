import { createHash } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { type Json, type RefusalCode, refusals } from '@baize/contract';
import { sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import { type Payload, readPayload, writePayload } from '../../../platform/events/payload.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal, type RefusalDetails, refuse } from '../../../platform/refusal.ts';
import type { Currency } from '../currencies.ts';
import { lockCash, lockCashOfAll } from '../ledger/accounts.ts';
import { REFUSALS_PER_MINUTE } from './request-statements.ts';

export type AskedRequest = {
  memberId: bigint;
  currency: Currency;
  requestId: string;
  /** What was asked, in its one spelling: the same id with other content is refused. */
  content: string;
  /** Whose cash the work changes too: all of it is locked in one order. */
  beside?: readonly bigint[];
};

/**
 * Does the work once per request id: a repeat is given the first answer, or the first refusal, and
 * moves nothing. Bets know their own keys; every other call that moves money goes through here.
 */
export async function answerOnce<Answer extends Payload>(
  house: House,
  asked: AskedRequest,
  work: (tx: Transaction, at: Date) => Promise<Answer>,
): Promise<Answer> {
  const content = fingerprint(asked.content);
  try {
    return await begin(house.db, async (tx) => {
      if (asked.beside) await lockCashOfAll(tx, [asked.memberId, ...asked.beside], asked.currency);
      const cash = await lockCash(tx, asked.memberId, asked.currency);
      const known = await findKnown(tx, asked, cash?.id);
      if (known) return answerAgain<Answer>(known, content);
      const at = house.clock.now();
      const answer = await work(tx, at);
      const kept = { member_id: asked.memberId, key: asked.requestId, content, at };
      await tx
        .insertInto('requests')
        .values({ ...kept, answer: writePayload({ answer }), refused: null })
        .execute();
      return answer;
    });
  } catch (error) {
    if (error instanceof Refusal && isKept(error)) await keepRefusal(house, asked, error);
    throw error;
  }
}

export function fingerprint(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Whether a request was answered before, be it with a no. */
export async function isKnownRequest(
  db: Database,
  { memberId, requestId }: Pick<AskedRequest, 'memberId' | 'requestId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('requests')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

export type Known = {
  content: string | null;
  answer: Json;
  refused: string | null;
  /** Known by its key alone, and what it moved is in a file. */
  isAway: boolean;
};

async function findKnown(
  tx: Transaction,
  { memberId, requestId }: AskedRequest,
  cashId: bigint | undefined,
): Promise<Known | undefined> {
  const kept = await tx
    .selectFrom('requests')
    .select(['content', 'answer', 'refused'])
    .where('member_id', '=', memberId)
    .where('key', '=', requestId)
    .executeTakeFirst();
  if (kept) return { ...kept, isAway: false };
  if (cashId === undefined) return undefined;
  const posted = await tx
    .selectFrom('used_keys')
    .select(['transfer_id', IS_AWAY.as('isAway')])
    .where('account_id', '=', cashId)
    .where('key', '=', requestId)
    .executeTakeFirst();
  return posted && { content: null, answer: null, refused: null, isAway: posted.isAway };
}

/** Of a key that was used, whether its transfer is in a file. */
export const IS_AWAY = sql<boolean>`exists (select from away_transfers w
  where transfer_id >= w.from_id and transfer_id < w.below_id)`;

export function answerAgain<Answer>(known: Known, content: string): Answer {
  if (known.isAway) refuse('TRANSFER_ARCHIVED');
  if (known.content !== content) refuse('REQUEST_DIFFERS');
  if (known.refused) {
    const told = known.answer ? readPayload(JSON.stringify(known.answer)) : {};
    refuse(known.refused as RefusalCode, told as RefusalDetails);
  }
  return (readPayload(JSON.stringify(known.answer)) as { answer: Answer }).answer;
}

/** What would be refused again anyway, and what asks to be sent again, is not kept. */
export function isKept({ code }: Refusal): boolean {
  const [status] = refusals[code];
  const isOfThisMoment = ['REQUEST_DIFFERS', 'TRANSFER_ARCHIVED', 'INVALID_INPUT'].includes(code);
  return !isOfThisMoment && status !== 429 && status < 500;
}

async function keepRefusal(house: House, asked: AskedRequest, refusal: Refusal): Promise<void> {
  const { memberId, requestId } = asked;
  const { code, details } = refusal;
  const answer = writePayload(details as Payload);
  await begin(house.db, async (tx) => {
    const at = house.clock.now();
    const minuteAgo = new Date(at.getTime() - minutes(1));
    const { count } = await tx
      .selectFrom('requests')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('member_id', '=', memberId)
      .where('refused', 'is not', null)
      .where('at', '>', minuteAgo)
      .executeTakeFirstOrThrow();
    if (count >= BigInt(REFUSALS_PER_MINUTE)) refuse('TOO_MANY_REQUESTS');
    const content = fingerprint(asked.content);
    await tx
      .insertInto('requests')
      .values({ member_id: memberId, key: requestId, content, refused: code, answer, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
