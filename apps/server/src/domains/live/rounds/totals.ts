import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { type Bet, openBetsOfRound } from '../../play/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { chipsOf } from '../bet-chips.ts';
import { type LiveRound, roundName } from './round.ts';

export type Totals = {
  /** By spot, of real money. */
  spots: Map<string, { stake: Money; players: number }>;
  players: number;
};

/** What lies on a round, counted from its bets. */
export async function countTotals(house: House, round: LiveRound): Promise<Totals> {
  const totals = noTotals();
  for (const bet of await realBetsOf(house, round)) {
    totals.players += 1;
    for (const [spot, stake] of chipsOf(bet)) addTo(totals.spots, spot, stake, 1);
  }
  return totals;
}

export const noTotals = (): Totals => ({ spots: new Map(), players: 0 });

/** Play money is nobody else's business. */
export async function realBetsOf(house: House, round: LiveRound): Promise<Bet[]> {
  const bets = await openBetsOfRound(house.db, OWN_VENDOR, roundName(round));
  return bets.filter(({ currency }) => currency === BRAND_CURRENCY);
}

export function addTo(spots: Totals['spots'], spot: string, stake: Money, players: number): void {
  const before = spots.get(spot) ?? { stake: 0n, players: 0 };
  spots.set(spot, { stake: before.stake + stake, players: before.players + players });
}

/** A pool is shared out by all that lies in it. */
const ALL = 1_000_000;

/** What lies on the two sides of a fight, in each currency. */
export async function countPools(
  house: House,
  round: LiveRound,
): Promise<Record<string, Record<string, string>>> {
  const sums: Record<string, Record<string, Money>> = {};
  const bets = await openBetsOfRound(house.db, OWN_VENDOR, roundName(round), ALL);
  for (const bet of bets) {
    const pool = sums[bet.currency] ?? { meron: 0n, wala: 0n };
    sums[bet.currency] = pool;
    for (const [spot, stake] of chipsOf(bet)) {
      if (spot in pool) pool[spot] = pool[spot]! + stake;
    }
  }
  const asText = (pool: Record<string, Money>) =>
    Object.fromEntries(Object.entries(pool).map(([side, sum]) => [side, String(sum)]));
  const pools = { [BRAND_CURRENCY]: { meron: 0n, wala: 0n }, ...sums };
  return Object.fromEntries(
    Object.entries(pools).map(([currency, pool]) => [currency, asText(pool)]),
  );
}
