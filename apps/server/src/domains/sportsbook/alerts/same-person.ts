import { hours } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { Alert } from './raise.ts';

const WINDOW_MS = hours(6);
const TOGETHER_SECONDS = 30;
/** So many matches on which two accounts backed the same in the same moment are no chance. */
const LEAST_MATCHES = 4;

/** What a crowd backs says nothing of any two of them. */
const MAX_CROWD = 12;

/** Accounts that act as one: the same selections in the same moments, match after match. */
export async function findSamePerson(house: House): Promise<Alert[]> {
  const since = new Date(house.clock.now().getTime() - WINDOW_MS);
  const { rows } = await sql<{ one: bigint; other: bigint; matches: bigint; stake: bigint }>`
    with backed as (
      select s.member_id, s.placed_at, s.stake / s.legs as stake, l.match_id, l.market, l.selection
      from sports_slips s join sports_legs l on l.bet_id = s.bet_id
      where s.placed_at > ${since} and s.currency = ${BRAND_CURRENCY}),
    rare as (
      select match_id, market, selection from backed group by 1, 2, 3
      having count(distinct member_id) between 2 and ${MAX_CROWD}),
    few as (select backed.* from backed join rare using (match_id, market, selection))
    select a.member_id as one, b.member_id as other, count(distinct a.match_id) as matches,
      sum(a.stake + b.stake)::bigint as stake
    from few a join few b on b.match_id = a.match_id and b.market = a.market
      and b.selection = a.selection and b.member_id > a.member_id
      and b.placed_at between a.placed_at - ${TOGETHER_SECONDS} * interval '1 second'
        and a.placed_at + ${TOGETHER_SECONDS} * interval '1 second'
    group by 1, 2 having count(distinct a.match_id) >= ${LEAST_MATCHES}
    order by 3 desc limit 50`.execute(house.reports);
  return rows.map(({ one, other, matches, stake }) => ({
    kind: 'SAME_PERSON',
    subject: `${one} ${other}`,
    matchId: null,
    members: [one, other],
    bets: Number(matches),
    stake,
  }));
}
