import { type Money, timesRate } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { climb, type Earning, recordEarnings, settlementOf } from '../rebates/earnings.ts';
import type { SettledNews } from '../sums/bet-sums.ts';
import { withoutExcluded } from '../sums/without-excluded.ts';
import { nextWindow } from './contract-changes.ts';
import { type Contract, findContracts, LIVE } from './contract-rows.ts';
import { betPay, type Terms } from './terms.ts';

/** Every settled bet pays the differences up the chain, for each who has a contract by then. */
export const realtimeSalary = listen({
  name: 'agents.realtime-salary',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const real = events.filter(({ payload }) => payload.currency === BRAND_CURRENCY);
    const counted = await withoutExcluded(house, tx, real);
    if (counted.length > 0)
      await recordEarnings(tx, counted, ['realtime'], await earnedBy(tx, counted));
  },
});

async function earnedBy(tx: Transaction, events: readonly SettledNews[]): Promise<Earning[]> {
  const settled = events.filter(({ name }) => name === 'bet.settled');
  const { chains, frozen } = await climb(tx, settled);
  const contracts = await findContracts(tx, {
    kind: 'REALTIME',
    receiverIds: [...frozen.keys()],
    states: [...LIVE, 'SUPERSEDED', 'TERMINATED'],
  });
  const byReceiver = new Map<bigint, Contract[]>();
  for (const one of contracts)
    byReceiver.set(one.receiver_id, [...(byReceiver.get(one.receiver_id) ?? []), one]);
  return settled.flatMap((event) => {
    const { id: eventId, name, payload, at } = event;
    const { betId, stake, payout } = payload;
    const paid = (chains.get(event) ?? []).flatMap((who) => {
      const one = byReceiver.get(who)?.find((some) => isInForce(some, at));
      return one ? [{ who, terms: one.terms }] : [];
    });
    return realtimeShares({ stake, payout }, paid)
      .filter(({ who }) => frozen.get(who) === false)
      .map(({ who, amount }) => ({
        betId,
        kind: 'realtime' as const,
        memberId: who,
        amount,
        at,
        eventId,
        ...settlementOf(payload.settlement, name),
      }));
  });
}

/** What was replaced goes on until the next window, in which its successor begins. */
function isInForce({ state, effective_at, ended_at }: Contract, at: Date): boolean {
  if (effective_at === null || effective_at > at) return false;
  return ended_at === null || at < (state === 'SUPERSEDED' ? nextWindow(ended_at) : ended_at);
}

/** Each has their own gross less that of the next one below them, the bettor first. */
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
