import { floorToCents, type Money, timesRate } from '@baize/money';
import type { Gift } from '../campaigns/campaign.ts';

/** What a gift comes to, once its shares are reckoned. */
export type Worth = {
  money: Money;
  points: Money;
  tickets: number;
  spins?: Gift['spins'];
  freeBet?: Gift['freeBet'];
  goods?: Gift['goods'];
};

/** What free spins and free bets cost the house that stakes them; nothing where there are none. */
export const houseStakes = ({ spins, freeBet }: Pick<Worth, 'spins' | 'freeBet'>): Money =>
  (spins ? spins.stake * BigInt(spins.count) : 0n) + (freeBet?.stake ?? 0n);

/** Shares are of what was counted, rounded down to cents and capped. */
export function worthOf(gift: Gift, values: readonly Money[]): Worth {
  const { percent } = gift;
  const share = percent
    ? floorToCents(timesRate(values[percent.goal] ?? 0n, BigInt(percent.rate)))
    : 0n;
  const capped = percent?.cap != null && share > percent.cap ? percent.cap : share;
  return {
    money: gift.money + capped,
    points: gift.points,
    tickets: gift.tickets?.count ?? 0,
    spins: gift.spins,
    freeBet: gift.freeBet,
    goods: gift.goods,
  };
}

export const isNothing = ({ money, points, tickets, spins, freeBet, goods }: Worth) =>
  money <= 0n && points <= 0n && tickets === 0 && !spins && !freeBet && !goods;
