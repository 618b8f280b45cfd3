import { minutes } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import { type Payload, writePayload } from '../../../platform/events/payload.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Currency } from '../currencies.ts';
import { lockCashOfAll } from '../ledger/accounts.ts';
import { REFUSALS_PER_MINUTE } from './request-statements.ts';
import { answerAgain, fingerprint, IS_AWAY, isKept, type Known } from './requests.ts';

export type AskedTogether = { memberId: bigint; requestId: string; content: string };

export type Answered<Answer> = { answer: Answer } | { refused: Refusal };

/** What is new among them, with the cash of all members locked. */
type Decide<Asked, Answer> = (
  tx: Transaction,
  fresh: readonly Asked[],
  held: { cash: ReadonlyMap<bigint, Money>; at: Date },
) => Promise<Answered<Answer>[]>;

/**
 * The same as `answerOnce` for requests of many members that are decided in one transaction: each is
 * answered by itself, a repeat with the first answer, be it one of the same batch.
 */
export async function answerTogether<Asked extends AskedTogether, Answer extends Payload>(
  house: House,
  { asked, currency }: { asked: readonly Asked[]; currency: Currency },
  decide: Decide<Asked, Answer>,
): Promise<Answered<Answer>[]> {
  return begin(house.db, async (tx) => {
    const memberIds = [...new Set(asked.map(({ memberId }) => memberId))];
    const cash = await lockCashOfAll(tx, memberIds, currency);
    const known = await findKnownAmong(tx, asked, currency);
    const fresh = [...firstOfEach(asked)].filter((one) => !known.has(nameOf(one)));
    const at = house.clock.now();
    const decided = await decide(tx, fresh, { cash, at });
    const kept = await keepAll(tx, fresh, { decided, at });
    const verdicts = new Map(fresh.map((one, n) => [nameOf(one), { one, verdict: kept[n]! }]));
    return asked.map((one) => {
      const before = known.get(nameOf(one));
      if (before) return caught<Answer>(() => answerAgain(before, fingerprint(one.content)));
      const { one: first, verdict } = verdicts.get(nameOf(one))!;
      const isSame = first.content === one.content;
      return isSame ? verdict : { refused: new Refusal('REQUEST_DIFFERS') };
    });
  });
}

const nameOf = ({ memberId, requestId }: AskedTogether) => `${memberId}/${requestId}`;

function firstOfEach<Asked extends AskedTogether>(asked: readonly Asked[]): Iterable<Asked> {
  const first = new Map<string, Asked>();
  for (const one of asked) if (!first.has(nameOf(one))) first.set(nameOf(one), one);
  return first.values();
}

function caught<Answer>(read: () => Answer): Answered<Answer> {
  try {
    return { answer: read() };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error };
    throw error;
  }
}

/** Run after the lock, so that its snapshot is newer than what the lock waited for. */
async function findKnownAmong(
  tx: Transaction,
  asked: readonly AskedTogether[],
  currency: Currency,
): Promise<Map<string, Known>> {
  const members = asked.map(({ memberId }) => String(memberId));
  const keys = asked.map(({ requestId }) => requestId);
  const { rows } = await sql<Known & { n: number }>`
    select w.n::int as n, r.content, r.answer, r.refused, false as "isAway"
    from unnest(${members}::bigint[], ${keys}::text[]) with ordinality w (member_id, key, n)
    join requests r on r.member_id = w.member_id and r.key = w.key
    union all
    select w.n::int, null, null, null, ${IS_AWAY}
    from unnest(${members}::bigint[], ${keys}::text[]) with ordinality w (member_id, key, n)
    join accounts a on a.member_id = w.member_id and a.purpose = 'cash' and a.currency = ${currency}
    join used_keys k on k.account_id = a.id and k.key = w.key`.execute(tx);
  const known = new Map<string, Known>();
  // What was kept goes before what was only posted: it is the more exact answer.
  for (const row of rows) {
    const name = nameOf(asked[row.n - 1]!);
    if (!known.has(name) || row.content !== null) known.set(name, row);
  }
  return known;
}

type Decided<Answer> = { decided: readonly Answered<Answer>[]; at: Date };

/** Writes what was answered and refused; who is refused too often is asked to slow down. */
async function keepAll<Answer extends Payload>(
  tx: Transaction,
  fresh: readonly AskedTogether[],
  { decided, at }: Decided<Answer>,
): Promise<Answered<Answer>[]> {
  const refused = fresh.filter((_, n) => 'refused' in decided[n]!);
  const tooMany = await refusedTooOften(tx, refused, at);
  const verdicts = decided.map((one, n): Answered<Answer> => {
    const isTooMany = 'refused' in one && isKept(one.refused) && tooMany.has(fresh[n]!.memberId);
    return isTooMany ? { refused: new Refusal('TOO_MANY_REQUESTS') } : one;
  });
  const rows = fresh.flatMap(({ memberId, requestId, content }, n) => {
    const verdict = verdicts[n]!;
    if ('refused' in verdict && !isKept(verdict.refused)) return [];
    const kept = { member_id: memberId, key: requestId, content: fingerprint(content), at };
    const [answer, refused] =
      'answer' in verdict
        ? [writePayload({ answer: verdict.answer }), null]
        : [writePayload(verdict.refused.details as Payload), verdict.refused.code];
    return [{ ...kept, answer, refused }];
  });
  if (rows.length > 0) await tx.insertInto('requests').values(rows).execute();
  return verdicts;
}

async function refusedTooOften(
  tx: Transaction,
  refused: readonly AskedTogether[],
  at: Date,
): Promise<Set<bigint>> {
  if (refused.length === 0) return new Set();
  const rows = await tx
    .selectFrom('requests')
    .select('member_id')
    .where('member_id', 'in', [...new Set(refused.map(({ memberId }) => memberId))])
    .where('refused', 'is not', null)
    .where('at', '>', new Date(at.getTime() - minutes(1)))
    .groupBy('member_id')
    .having((having) => having.fn.countAll<bigint>(), '>=', BigInt(REFUSALS_PER_MINUTE))
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}
