import { minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { Alert } from './raise.ts';

/** Less money than this on a market leans to a side by chance. */
const LEAST_BETS = 6;
const LEAST_MEMBERS = 4;
const LEAST_PERCENT = 85;
const LATELY_MS = minutes(60);

/** Markets whose open money lies nearly whole on one selection. */
export async function findOneSided(house: House): Promise<Alert[]> {
  const since = new Date(house.clock.now().getTime() - LATELY_MS);
  const { rows } = await sql<{
    match_id: bigint;
    market: string;
    selection: string;
    members: bigint[];
    bets: bigint;
    stake: bigint;
    percent: number;
  }>`
    with lying as (
      select l.match_id, l.market, l.selection, count(*) as bets,
        array_agg(distinct s.member_id) as members, sum(s.stake / s.legs)::bigint as stake
      from sports_legs l join sports_slips s on s.bet_id = l.bet_id
      where l.outcome is null and s.is_open and s.placed_at > ${since} and s.currency = ${BRAND_CURRENCY}
      group by l.match_id, l.market, l.selection),
    shares as (
      select lying.*, sum(stake) over (partition by match_id, market) as whole from lying)
    select match_id, market, selection, members, bets, stake, floor(stake * 100 / whole)::int as percent
    from shares
    where bets >= ${LEAST_BETS} and cardinality(members) >= ${LEAST_MEMBERS}
      and stake * 100 >= whole * ${LEAST_PERCENT}`.execute(house.reports);
  return rows.map(({ match_id, market, selection, members, bets, stake, percent }) => ({
    kind: 'ONE_SIDED',
    subject: `${match_id} ${market} ${selection}`,
    matchId: match_id,
    market,
    selection,
    members,
    bets: Number(bets),
    stake,
    percent,
  }));
}
