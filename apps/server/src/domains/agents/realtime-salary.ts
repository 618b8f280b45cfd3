import { type Money, timesRate } from '@baize/money';
import type { Transaction } from '../../platform/database.ts';
import { listen } from '../../platform/events.ts';
import { BRAND_CURRENCY } from '../wallet/index.ts';
import type { SettledNews } from './bet-sums.ts';
import { type Contract, findContracts, LIVE } from './contract-rows.ts';
import { betPay, type Terms } from './contract-terms.ts';
import { climb, type Earning, keepEarnings, settlementOf } from './earnings.ts';

/** Every settled bet pays the differences up the chain, for each who has a contract by then. */
export const realtimeSalary = listen({
  name: 'agents.realtime-salary',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events) => {
    const counted = events.filter(({ payload }) => payload.currency === BRAND_CURRENCY);
    if (counted.length > 0)
      await keepEarnings(tx, counted, ['realtime'], await earnedBy(tx, counted));
  },
});

async function earnedBy(tx: Transaction, events: readonly SettledNews[]): Promise<Earning[]> {
  const settled = events.filter(({ name }) => name === 'bet.settled');
  const { chains, people } = await climb(tx, settled);
  const contracts = await findContracts(tx, {
    ...{ kind: 'REALTIME', receiverIds: [...people.keys()], states: LIVE },
  });
  const byReceiver = new Map(contracts.map((one) => [one.receiver_id, one]));
  return settled.flatMap(({ name, payload, at }) => {
    const { betId, memberId, stake, payout } = payload;
    const paid = (chains.get(memberId) ?? []).flatMap((who) => {
      const one = byReceiver.get(who);
      return one && isInForce(one, at) ? [{ who, terms: one.terms }] : [];
    });
    return realtimeShares({ stake, payout }, paid)
      .filter(({ who }) => people.get(who)?.isFrozen === false)
      .map(({ who, amount }) => ({
        ...{ betId, kind: 'realtime' as const, memberId: who, amount, at },
        ...settlementOf(payload.settlement, name),
      }));
  });
}

function isInForce({ effective_at }: Contract, at: Date): boolean {
  return effective_at !== null && effective_at <= at;
}

/** Each has his own gross less that of the next one below him, the bettor first. */
export function realtimeShares<Who>(
  bet: { stake: Money; payout: Money },
  chain: readonly { who: Who; terms: Terms }[],
): { who: Who; amount: Money }[] {
  let below: Money = 0n;
  return chain.map(({ who, terms }) => {
    const gross = timesRate(bet.stake, betPay(terms.tiers, bet));
    const amount = gross - below;
    below = gross;
    return { who, amount };
  });
}
