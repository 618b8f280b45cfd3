import { detailOf } from '../bet-detail.ts';
import type { Bet } from '../bets.ts';
import type { Order } from '../lanes/batch.ts';
import type { Play } from '../lanes/open-play.ts';
import { type Settlement, settleInBatch } from './open-orders.ts';
import { answered, settleBet } from './place-and-settle.ts';

/** An open bet, and what it comes to. */
type Decided = { bet: Bet; result: Settlement };

/** As many as a lane decides together without keeping others waiting for long. */
const MAX_PER_ORDER = 128;

/**
 * Pays open bets, those of one player in one order: their accounts are locked and written once for all
 * of them. A bet that another hand decided meanwhile stays as it is; the others are answered.
 */
export async function settleMany(play: Play, decided: readonly Decided[]): Promise<Bet[]> {
  const settled = await Promise.all(
    ordersOf(decided).map(([first, ...more]) =>
      more.length === 0 ? settleOne(play, first!) : settleTogether(play, [first!, ...more]),
    ),
  );
  return settled.flat();
}

async function settleOne(play: Play, { bet, result }: Decided): Promise<Bet[]> {
  try {
    return [(await settleBet(play, bet, result)).bet];
  } catch (err) {
    if ((err as { code?: string }).code !== 'BET_DECIDED') throw err;
    return [];
  }
}

/** A free bet has a page of its own beside it, and goes alone. */
function ordersOf(decided: readonly Decided[]): Decided[][] {
  const orders: Decided[][] = [];
  const current = new Map<string, Decided[]>();
  for (const one of decided) {
    const { bet } = one;
    const player = `${bet.memberId}/${bet.currency}`;
    const own = current.get(player);
    if (detailOf(bet).freeBet !== undefined) orders.push([one]);
    else if (own && own.length < MAX_PER_ORDER) own.push(one);
    else {
      const begun = [one];
      orders.push(begun);
      current.set(player, begun);
    }
  }
  return orders;
}

async function settleTogether(play: Play, decided: readonly Decided[]): Promise<Bet[]> {
  const { memberId, currency } = decided[0]!.bet;
  const order: Order<Bet[]> = {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    readBets: decided.map(({ bet }) => bet),
    judge: (batch) => {
      const settled = decided.flatMap(({ bet: { id }, result }) => {
        const bet = batch.bets.get(id);
        if (bet?.state !== 'open') return [];
        settleInBatch(batch, bet, result);
        return [bet];
      });
      return { answer: settled };
    },
  };
  return answered(await play.lanes.put(order));
}
