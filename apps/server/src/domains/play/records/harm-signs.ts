import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';

type Sign = { memberId: bigint; marker: string; facts: Record<string, string | number> };
type Period = { now: Date; since: Date; offsetMinutes: number };

const NIGHTS = 3;
/** Staked soon after a loss, and at least so many times as much, so often in a week. */
const RAISED_TIMES = 3;
const CHASES = 5;
/** This week's loss against the mean of the four before. */
const FASTER_TIMES = 3;
const MIN_LOSS = 1_000_000n;
const WEEKS_BEFORE = 4;

/** What bets tell of someone who may need help. */
export async function playSigns(
  db: Database | Transaction,
  { now, since, offsetMinutes }: Period,
): Promise<Sign[]> {
  const before = new Date(now.getTime() - days(7 * (WEEKS_BEFORE + 1)));
  const { rows } = await sql<{ member_id: bigint; marker: string; count: number }>`
    with recent as (select member_id, placed_at, stake, payout,
        lag(stake) over w as stake_before, lag(payout) over w as payout_before,
        lag(placed_at) over w as placed_before,
        extract(hour from placed_at at time zone 'UTC' + make_interval(mins => ${offsetMinutes}::int))
          as hour,
        (placed_at at time zone 'UTC' + make_interval(mins => ${offsetMinutes}::int))::date as day
      from bets where settled_at > ${since} and placed_at > ${since} and state = 'settled'
        and currency = ${BRAND_CURRENCY}
      window w as (partition by member_id order by placed_at, id))
    select member_id, 'nightPlay' as marker, count(distinct day)::int as count from recent
      where hour < 5 group by 1 having count(distinct day) >= ${NIGHTS}
    union all
    select member_id, 'chasing', count(*)::int from recent
      where payout_before < stake_before and stake >= ${RAISED_TIMES} * stake_before
        and placed_at - placed_before < interval '10 minutes'
      group by 1 having count(*) >= ${CHASES}
    union all
    select member_id, 'lossAcceleration', (week / 10000)::int from (
      select member_id,
        sum(stake - payout) filter (where placed_at > ${since}) as week,
        coalesce(sum(stake - payout) filter (where placed_at <= ${since}), 0) / ${WEEKS_BEFORE} as usual
      from bets where settled_at > ${before} and placed_at > ${before} and state = 'settled'
        and currency = ${BRAND_CURRENCY} group by 1) losses
      where week >= ${MIN_LOSS} and week >= ${FASTER_TIMES} * greatest(usual, 0)`.execute(db);
  return rows.map(({ member_id, marker, count }) => ({
    memberId: member_id,
    marker,
    facts: { count },
  }));
}
