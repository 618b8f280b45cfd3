import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';

/** What open slips have on a selection: singles whole, of others an equal share for each leg. */
export type Lying = {
  matchId: bigint;
  market: string;
  selection: string;
  bets: number;
  stake: Money;
  payout: Money;
};

/** Counted from the open legs themselves, so that what was cashed out or settled is gone. */
export async function lyingOn(house: House, matchIds: readonly bigint[]): Promise<Lying[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<{
    match_id: bigint;
    market: string;
    selection: string;
    bets: bigint;
    stake: bigint;
    payout: bigint;
  }>`
    select l.match_id, l.market, l.selection, count(*) as bets,
      sum(s.stake / s.legs)::bigint as stake, sum(s.stake / s.legs * l.odds / 100)::bigint as payout
    from sports_legs l
    join sports_slips s on s.bet_id = l.bet_id
    where l.match_id = any(${[...matchIds]}::bigint[]) and l.outcome is null and s.is_open
      and s.currency = ${BRAND_CURRENCY}
    group by l.match_id, l.market, l.selection`.execute(house.reports);
  return rows.map(({ match_id, bets, ...row }) => ({
    ...row,
    matchId: match_id,
    bets: Number(bets),
  }));
}

/** The matches that have an undecided leg. */
export async function backedMatches(house: House): Promise<bigint[]> {
  const { rows } = await sql<{ match_id: bigint }>`
    select distinct match_id from sports_legs where outcome is null`.execute(house.reports);
  return rows.map(({ match_id }) => match_id);
}

export type Sums = { bets: number; stake: Money; exposure: Money };

/** What all that lies on a match comes to: the market that could cost most decides. */
export function sumsOf(lying: readonly Lying[]): Sums {
  const markets = new Map<string, Lying[]>();
  for (const one of lying) markets.set(one.market, [...(markets.get(one.market) ?? []), one]);
  let exposure = 0n;
  for (const some of markets.values()) {
    const stake = some.reduce((sum, one) => sum + one.stake, 0n);
    const worst = some.reduce((most, { payout }) => (payout > most ? payout : most), 0n);
    if (worst > stake) exposure += worst - stake;
  }
  return {
    bets: lying.reduce((sum, one) => sum + one.bets, 0),
    stake: lying.reduce((sum, one) => sum + one.stake, 0n),
    exposure,
  };
}
