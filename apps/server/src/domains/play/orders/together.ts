import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { enterAll, lockCash, type PostedTransfer, transfersByKeys } from '../../wallet/index.ts';
import { type Bet, findBets } from '../bets.ts';
import { type Batch, cashOf, type Order, type Verdict } from '../lanes/batch.ts';
import type { Play } from '../lanes/open-play.ts';
import { contentOf, refusedOrder } from './instant-order.ts';
import { type BetAnswer, isTooLate, type OpenBet, openBet, stakeMove } from './open-orders.ts';
import { answered, betAgain } from './place-and-settle.ts';
import { closedRefusal } from './refusals.ts';

/** Bets of one request, of one player: the first carries the request's id, the others one made of it. */
export type BetsTogether = readonly [OpenBet, ...OpenBet[]];

export type BetsAnswer = BetAnswer & { bets: Bet[] };

/** The id of the n-th bet of a request, counted from one; no client can send it. */
export function requestOfPart(requestId: string, n: number): string {
  return n === 1 ? requestId : `${requestId}#${n}`;
}

/** Opens several bets under one request: all of them are made, or none is. */
export async function placeBets(play: Play, asked: BetsTogether): Promise<BetsAnswer> {
  const verdict = await play.lanes.put(placeTogether(asked));
  if (!('repeats' in verdict)) return answered(verdict);
  const [first] = asked;
  const { bet } = await betAgain(play, verdict.repeats, { ...first, choice: first.choice ?? null });
  const rows = await partsOf(play, bet, asked.length);
  const bets = await findBets(play.house.db, betIdsOf(rows));
  return { bet, bets, balance: rows.at(-1)!.balanceAfter };
}

/** All bets that were made with this one, in their order. */
export async function findTogether(
  { db }: Pick<House, 'db'>,
  { memberId, currency, requestId }: Requested,
  count: number,
): Promise<Bet[]> {
  const [first] = requestId.split('#');
  const keys = Array.from({ length: count }, (_, n) => requestOfPart(first!, n + 1));
  return findBets(
    db,
    betIdsOf(await transfersByKeys(db, { memberId, currency, purpose: 'cash' }, keys)),
  );
}

/** The same once nothing of their owner is being decided: an answer that was lost may have been written. */
export async function findOnceDecided(
  tx: Transaction,
  asked: Requested,
  count: number,
): Promise<Bet[]> {
  await lockCash(tx, asked.memberId, asked.currency);
  return findTogether({ db: tx }, asked, count);
}

type Requested = Pick<Bet, 'memberId' | 'currency' | 'requestId'>;

function partsOf({ house }: Play, { requestId, ...first }: Requested, count: number) {
  const keys = Array.from({ length: count }, (_, n) => requestOfPart(requestId, n + 1));
  return transfersByKeys(house.db, { ...first, purpose: 'cash' }, keys);
}

function betIdsOf(rows: readonly PostedTransfer[]): bigint[] {
  return rows.flatMap(({ betId }) => (betId === null ? [] : [betId]));
}

function placeTogether(asked: BetsTogether): Order<BetsAnswer> {
  const [first] = asked;
  const refused = asked.find(({ refusal }) => refusal)?.refusal;
  if (refused) return refusedOrder(first, refused);
  const { memberId, currency, requestId, vendor, gameCode, category } = first;
  const stake = asked.reduce((sum, one) => sum + one.stake, 0n);
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    bets: asked.length,
    claim: { key: requestId, content: () => contentOf({ ...first, choice: first.choice ?? null }) },
    ask: { memberId, currency, vendor, gameCode, category, stake },
    judge: (batch) => judge(batch, asked),
  };
}

function judge(batch: Batch, asked: BetsTogether): Verdict<BetsAnswer> {
  const [first] = asked;
  const cash = cashOf(batch, first);
  if (!cash) return { refused: 'WALLET_LOCKED' };
  if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
  if (asked.some((one) => isTooLate(batch, one))) return { refused: 'ISSUE_CLOSED' };
  const bets = asked.map((one, n) =>
    openBet(batch, { ...one, requestId: requestOfPart(first.requestId, n + 1) }),
  );
  const rows = bets.flatMap((bet) => stakeMove(bet, 'cash', 'stakes', bet.requestId, 'BET'));
  if (enterAll(batch.books, rows) !== 'posted') return { refused: 'INSUFFICIENT_BALANCE' };
  batch.made.push(...bets);
  return { answer: { bet: bets[0]!, bets, balance: cash.balance } };
}
