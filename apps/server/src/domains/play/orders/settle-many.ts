import { sqlState } from '../../../platform/database.ts';
import { detailOf } from '../bet-detail.ts';
import { CHANGED_SINCE_READ, type PaidBet } from '../bets.ts';
import type { Batch, Order } from '../lanes/batch.ts';
import type { Play } from '../lanes/open-play.ts';
import type { Beside } from './free-bets.ts';
import { type Result, type Settlement, settleInBatch, settlementOf } from './open-orders.ts';
import { answered, settleBet } from './place-and-settle.ts';

/** An open bet, and what it comes to. */
type Decided<Bet> = { bet: Bet; result: Settlement };

/** As many as a lane decides together without keeping others waiting for long. */
const MAX_PER_ORDER = 128;

/**
 * Pays open bets, those of one player in one order: their accounts are locked and written once for all
 * of them. A bet that another hand decided meanwhile stays as it is; the others are answered.
 */
export async function settleMany<Bet extends PaidBet>(
  play: Play,
  decided: readonly Decided<Bet>[],
): Promise<Bet[]> {
  const settled = await Promise.all(
    ordersOf(decided).map((order) =>
      isFreeBet(order[0]!) ? settleAlone(play, order[0]!) : settleTogether(play, order),
    ),
  );
  return settled.flat();
}

const isFreeBet = ({ bet }: Decided<PaidBet>): boolean => detailOf(bet).freeBet !== undefined;

async function settleAlone<Bet extends PaidBet>(
  play: Play,
  { bet, result }: Decided<Bet>,
): Promise<Bet[]> {
  try {
    return [{ ...bet, ...(await settleBet(play, bet, result)).bet }];
  } catch (err) {
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
    return [];
  }
}

/** A free bet has a page of its own beside it, and goes alone. */
function ordersOf<Bet extends PaidBet>(decided: readonly Decided<Bet>[]): Decided<Bet>[][] {
  const orders: Decided<Bet>[][] = [];
  const current = new Map<string, Decided<Bet>[]>();
  for (const one of decided) {
    const { bet } = one;
    const player = `${bet.memberId}/${bet.currency}`;
    const own = current.get(player);
    if (isFreeBet(one)) orders.push([one]);
    else if (own && own.length < MAX_PER_ORDER) own.push(one);
    else {
      const begun = [one];
      orders.push(begun);
      current.set(player, begun);
    }
  }
  return orders;
}

/** As they were read; where another hand has changed one of them since, they are read again under the lock. */
async function settleTogether<Bet extends PaidBet>(
  play: Play,
  decided: readonly Decided<Bet>[],
): Promise<Bet[]> {
  const settled = await settleAsRead(play, decided);
  if (settled) return settled;
  const { memberId, currency } = decided[0]!.bet;
  const order: Order<Bet[]> = {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    isSettlement: true,
    size: decided.length,
    betIds: decided.map(({ bet }) => bet.id),
    judge: (batch) => ({
      answer: decided.flatMap(({ bet, result }) => {
        const now = batch.bets.get(bet.id);
        if (now?.state !== 'open') return [];
        settleInBatch(batch, now, result);
        return [{ ...bet, ...now }];
      }),
    }),
  };
  return answered(await play.lanes.put(order));
}

/** Nothing where one of the bets is no longer as it was read; then none of them was settled. */
async function settleAsRead<Bet extends PaidBet>(
  play: Play,
  decided: readonly Decided<Bet>[],
): Promise<Bet[] | undefined> {
  const bets = decided.map(({ bet }) => bet);
  if (!bets.every(isUntouched)) return undefined;
  const { memberId, currency } = bets[0]!;
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const order: Order<Bet[] | undefined> = {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    isSettlement: true,
    size: decided.length,
    judge: (batch) => {
      // What was decided meanwhile has taken its stake: what waits may not be enough for all of them.
      const waiting = batch.books.accounts.get(`${memberId}/stakes/${currency}`)?.balance ?? 0n;
      return { answer: waiting < staked ? undefined : settleCopies(batch, decided) };
    },
  };
  try {
    return answered(await play.lanes.put(order));
  } catch (err) {
    if (sqlState(err) !== CHANGED_SINCE_READ) throw err;
    return undefined;
  }
}

const isUntouched = ({ state, payout }: PaidBet): boolean => state === 'open' && payout === 0n;

/** Copies: a batch that is tried again begins with bets as they were read. */
function settleCopies<Bet extends PaidBet>(batch: Batch, decided: readonly Decided<Bet>[]): Bet[] {
  return decided.map(({ bet, result }) => {
    const copy = { ...bet };
    settleInBatch(batch, copy, result);
    batch.asRead.add(copy);
    return copy;
  });
}

/** Bets of one player, each with what it comes to. */
export type PlayersResults = Pick<PaidBet, 'memberId' | 'currency'> & {
  results: readonly { id: bigint; result: Result }[];
};

/**
 * Pays what is open among bets of one player, in one order, each by what it is under the lock. Answers
 * those that it left as they are: whoever asks knows what may have become of them.
 */
export async function settleOpen(
  play: Play,
  { memberId, currency, results }: PlayersResults,
  { accompanied, note }: Beside,
): Promise<bigint[]> {
  const order: Order<bigint[]> = {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    isSettlement: true,
    betIds: results.map(({ id }) => id),
    accompanied,
    judge: (batch) => {
      const left = results.flatMap(({ id, result }) => {
        const bet = batch.bets.get(id);
        if (bet?.state !== 'open' || bet.memberId !== memberId) return [id];
        const settlement = settlementOf(result, bet);
        if (settlement.payout < bet.payout) return [id];
        settleInBatch(batch, bet, settlement);
        note(batch, bet);
        return [];
      });
      return { answer: left };
    },
  };
  return answered(await play.lanes.put(order));
}
