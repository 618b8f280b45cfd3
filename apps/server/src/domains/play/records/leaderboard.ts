import { dayOf, days, periodOf, startOfDay } from '@baize/calendar';
import type { playRecords as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { shownName } from '../shown-name.ts';

const SHOWN = 20;

type Period = Output<typeof contract.leaderboard.input>['period'];
type Ranked = { member_id: bigint; won: Money; wins: number; best: Money; rank: number };

/** Since when a board counts: the last day to the hour, else the brand's own week or month. */
export function startOf(house: House, period: Period): Date {
  const now = house.clock.now();
  if (period === 'DAY') return new Date(now.getTime() - days(1));
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const kind = period === 'WEEK' ? 'WEEKLY' : 'MONTHLY';
  return startOfDay(periodOf(kind, dayOf(now, zone)).from, zone);
}

/** Who won most, by the wins of the board: real, settled, and gone when a bet is taken back. */
export async function showLeaderboard(
  house: House,
  { memberId }: Pick<Caller, 'memberId'>,
  { period, gameCategory }: Output<typeof contract.leaderboard.input>,
): Promise<Output<typeof contract.leaderboard.value>> {
  const { rows } = await sql<Ranked>`with ranked as (
      select member_id, sum(amount)::bigint as won, count(*)::int as wins, max(amount) as best,
        row_number() over (order by sum(amount) desc, max(at), member_id)::int as rank
      from winners where at > ${startOf(house, period)}
        and (${gameCategory} = 'ALL' or category = ${gameCategory})
      group by member_id)
    select * from ranked where rank <= ${SHOWN} or member_id = ${memberId} order by rank`.execute(
    house.db,
  );
  const own = rows.find(({ member_id }) => member_id === memberId);
  const list = rows
    .filter(({ rank }) => rank <= SHOWN)
    .map(async ({ member_id, won, wins, best, rank }) => ({
      rank,
      name: await shownName(house, member_id),
      won,
      wins,
      best,
      isOwn: member_id === memberId,
    }));
  return { list: await Promise.all(list), own: own ? { rank: own.rank, won: own.won } : null };
}
