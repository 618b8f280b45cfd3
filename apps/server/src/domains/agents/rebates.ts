import type { Transaction } from '../../platform/database.ts';
import { listen } from '../../platform/events.ts';
import { BRAND_CURRENCY } from '../wallet/index.ts';
import type { SettledNews } from './bet-sums.ts';
import { climb, type Earning, keepEarnings, settlementOf } from './earnings.ts';
import { keepFixedBets } from './fixed-bets.ts';
import { rebatePlans } from './rebate-plans.ts';
import { rebateShares } from './rebate-shares.ts';

/** A ticket's own rebate lies in the prize group it was bought at: only the differences go up here. */
const GROUP_PLAYED = ['LOTT'];

/** Every settled bet gives its member's rebate, and each upline the difference to the one below. */
export const rebates = listen({
  name: 'agents.rebates',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const counted = events.filter(({ payload }) => payload.currency === BRAND_CURRENCY);
    if (counted.length === 0) return;
    const planAt = await rebatePlans(tx);
    const byDifference = counted.filter(({ at }) => planAt(at) === 'DIFFERENCE');
    const earned = await earnedBy(tx, byDifference);
    await keepEarnings(tx, counted, ['own', 'difference'], earned);
    await keepFixedBets(house, tx, counted, planAt);
  },
});

async function earnedBy(tx: Transaction, events: readonly SettledNews[]): Promise<Earning[]> {
  const settled = events.filter(({ name }) => name === 'bet.settled');
  const { chains, frozen } = await climb(tx, settled);
  const rates = await ratesOf(tx, [...frozen.keys()]);
  return settled.flatMap((event) => {
    const { id: eventId, name, payload, at } = event;
    const { betId, memberId, category, validBet } = payload;
    const chain = (chains.get(event) ?? []).map((who) => ({
      who,
      rate: rates.get(`${who} ${category}`) ?? 0n,
    }));
    return rebateShares(validBet, chain)
      .filter(({ who }) => frozen.get(who) === false)
      .filter(({ who }) => who !== memberId || !GROUP_PLAYED.includes(category))
      .map(({ who, amount }) => ({
        ...{ betId, memberId: who, amount, at, eventId, ...settlementOf(payload.settlement, name) },
        kind: who === memberId ? ('own' as const) : ('difference' as const),
      }));
  });
}

async function ratesOf(tx: Transaction, memberIds: readonly bigint[]) {
  if (memberIds.length === 0) return new Map<string, bigint>();
  const rows = await tx
    .selectFrom('given_rebates')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ member_id, category, rate }) => [`${member_id} ${category}`, rate]));
}
