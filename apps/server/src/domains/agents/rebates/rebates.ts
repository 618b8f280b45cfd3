import type { Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { SettledNews } from '../sums/bet-sums.ts';
import { withoutExcluded } from '../sums/without-excluded.ts';
import { climb, type Earning, recordEarnings, settlementOf } from './earnings.ts';
import { recordFixedBets } from './fixed-bets.ts';
import { rebatePlans } from './rebate-plans.ts';
import { rebateShares, type Share, ticketShares } from './rebate-shares.ts';

/** Whose rates a ticket goes by: only what is played by prize group gives the rebate of the lottery. */
const RATES_OF_MODE: Readonly<Record<string, string>> = {
  LOTT: 'LOTT',
  ZY: 'ELOTT',
  ELOTT: 'ELOTT',
  SEA: 'SEA',
};

/** Every settled bet gives its member's rebate, and each upline the difference to the one below. */
export const rebates = listen({
  name: 'agents.rebates',
  events: ['bet.settled', 'bet.voided'],
  handle: async (tx, events, house) => {
    const real = events.filter(({ payload }) => payload.currency === BRAND_CURRENCY);
    const counted = await withoutExcluded(house, tx, real);
    if (counted.length === 0) return;
    const planAt = await rebatePlans(tx);
    const byDifference = counted.filter(({ at }) => planAt(at) === 'DIFFERENCE');
    const earned = await earnedBy(tx, byDifference);
    await recordEarnings(tx, counted, ['own', 'difference'], earned);
    await recordFixedBets(house, tx, counted, planAt);
  },
});

async function earnedBy(tx: Transaction, events: readonly SettledNews[]): Promise<Earning[]> {
  const settled = events.filter(({ name }) => name === 'bet.settled');
  const { chains, frozen } = await climb(tx, settled);
  const rates = await ratesOf(tx, [...frozen.keys()]);
  return settled.flatMap((event) => {
    const { id: eventId, name, payload, at } = event;
    const { betId, memberId, category, ticket } = payload;
    const rateName = ticket ? RATES_OF_MODE[ticket.prizeMode] : category;
    const chain = (chains.get(event) ?? []).map((who) => ({
      who,
      rate: rates.get(`${who} ${rateName}`) ?? 0n,
    }));
    return sharesOf(payload, chain)
      .filter(({ who }) => frozen.get(who) === false)
      .map(({ who, amount }) => ({
        betId,
        memberId: who,
        amount,
        at,
        eventId,
        ...settlementOf(payload.settlement, name),
        kind: who === memberId ? ('own' as const) : ('difference' as const),
      }));
  });
}

/** By prize group a bettor gets back what they left of their own; else everyone has the gross of their rate. */
function sharesOf(
  { validBet, ticket, category, memberId }: SettledNews['payload'],
  chain: readonly { who: bigint; rate: bigint }[],
): Share<bigint>[] {
  const group = ticket?.group ?? null;
  if (group !== null) return ticketShares({ stake: validBet, group }, chain);
  const shares = rebateShares(validBet, chain);
  // A bet on a lottery that tells no group was made at the bettor's own.
  const isOwnGroup = category === 'LOTT' && !ticket;
  return isOwnGroup ? shares.filter(({ who }) => who !== memberId) : shares;
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
