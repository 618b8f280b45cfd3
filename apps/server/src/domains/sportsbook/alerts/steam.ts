import { minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { findMatches } from '../fixtures/book.ts';
import { settingsOf } from '../leagues/settings.ts';
import type { Alert } from './raise.ts';

const WINDOW_MS = minutes(5);
const LEAST_MEMBERS = 4;
/** By so many per cent the price fell while they backed it … */
const LEAST_FALL = 8;
/** … or they could win so many per cent of what the house may lose on it. */
const LEAST_WEIGHT = 20n;

/** Selections that several members back at once, while their price falls or their weight grows. */
export async function findSteam(house: House): Promise<Alert[]> {
  const since = new Date(house.clock.now().getTime() - WINDOW_MS);
  const { rows } = await sql<{
    match_id: bigint;
    market: string;
    selection: string;
    members: bigint[];
    bets: bigint;
    stake: bigint;
    payout: bigint;
    odds_from: number;
    odds_to: number;
  }>`
    select l.match_id, l.market, l.selection, count(*) as bets,
      array_agg(distinct s.member_id) as members,
      sum(s.stake / s.legs)::bigint as stake, sum(s.stake / s.legs * l.odds / 100)::bigint as payout,
      (array_agg(l.odds order by s.placed_at, s.bet_id))[1] as odds_from,
      (array_agg(l.odds order by s.placed_at desc, s.bet_id desc))[1] as odds_to
    from sports_slips s join sports_legs l on l.bet_id = s.bet_id
    where s.placed_at > ${since} and s.currency = ${BRAND_CURRENCY}
    group by l.match_id, l.market, l.selection
    having count(distinct s.member_id) >= ${LEAST_MEMBERS}`.execute(house.reports);
  const matches = await findMatches(
    house,
    rows.map(({ match_id }) => match_id),
  );
  return rows.flatMap((row): Alert[] => {
    const league = matches.get(row.match_id)?.league;
    if (!league) return [];
    const { maxLiability } = settingsOf(house, league.id).content;
    const fall = Math.round(((row.odds_from - row.odds_to) * 100) / row.odds_from);
    const isHeavy = row.payout * 100n >= maxLiability * LEAST_WEIGHT;
    if (fall < LEAST_FALL && !isHeavy) return [];
    return [
      {
        kind: 'STEAM',
        subject: `${row.match_id} ${row.market} ${row.selection}`,
        matchId: row.match_id,
        market: row.market,
        selection: row.selection,
        members: row.members,
        bets: Number(row.bets),
        stake: row.stake,
        percent: Math.max(0, fall),
        oddsFrom: row.odds_from,
        oddsTo: row.odds_to,
      },
    ];
  });
}
