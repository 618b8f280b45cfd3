import type { Output, promotionsCampaign } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { detailOf } from '../bet-detail.ts';
import type { Batch, Order, Verdict } from '../lanes/batch.ts';
import type { BetAnswer } from './open-orders.ts';
import type { StakeGift } from './stake-gift.ts';

/** A stake of the house's for a bet that is decided later, and what it may be used on. */
export type FreeBet = StakeGift & { terms: Output<typeof promotionsCampaign.freeBetTerms> };

/** Who keeps free bets. A bet that used one names it in its detail (`freeBet`), and is written with no stake. */
export type FreeBetDesk = {
  /** By its number, the member's own: undefined where there is none. */
  find(house: House, asked: { memberId: bigint; id: bigint }): Promise<FreeBet | undefined>;
  /** The desk's part in what settles, corrects or voids a bet: written with it, or not at all. */
  ending(id: bigint): Pick<StakeGift, 'accompanied' | 'note'>;
};

/** Lets the desk write what became of its free bet, in the transaction in which the bet is decided. */
export function withFreeBet(
  house: House,
  bet: { detail?: unknown },
  order: Order<BetAnswer>,
): Order<BetAnswer> {
  const { freeBet } = detailOf({ detail: bet.detail ?? null });
  const [desk] = freeBet === undefined ? [] : house.contributed('freeBets');
  if (freeBet === undefined || !desk) return order;
  const { accompanied, note } = desk.ending(BigInt(freeBet));
  return withBeside(order, {
    accompanied,
    note: (batch, decided) => {
      if (batch.changed.has(decided)) note(batch, decided);
    },
  });
}

/** What another domain writes with the end of a bet: `note` hears of every bet that is answered. */
export type Beside = Pick<StakeGift, 'accompanied' | 'note'>;

export function withBeside(
  order: Order<BetAnswer>,
  { accompanied, note }: Beside,
): Order<BetAnswer> {
  const { accompanied: others = [] } = order;
  const judge = (batch: Batch): Verdict<BetAnswer> => {
    const verdict = order.judge(batch);
    if ('answer' in verdict) note(batch, verdict.answer.bet);
    return verdict;
  };
  return { ...order, accompanied: [others, accompanied].flat(), judge };
}
