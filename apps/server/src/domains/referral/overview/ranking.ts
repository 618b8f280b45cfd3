import { dayOf, periodOf, startOfDay } from '@baize/calendar';
import type { referralInvite as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { shownName } from '../../play/index.ts';
import { brandOf } from '../../system/index.ts';

const SHOWN = 20;

type Period = Output<typeof contract.ranking.input>['period'];
type Ranked = { member_id: bigint; amount: Money; friends: number; rank: number };

/** Who was credited most for their friends; of equals whoever had it first. What a friend got counts not. */
export async function showRanking(
  house: House,
  memberId: bigint,
  period: Period,
): Promise<Output<typeof contract.ranking.value>> {
  const { rows } = await sql<Ranked>`with ranked as (
      select p.member_id, sum(p.amount)::bigint as amount,
        count(distinct p.friend_id) filter (where p.kind = 'REFERRER')::int as friends,
        row_number() over (order by sum(p.amount) desc, max(p.at), p.member_id)::int as rank
      from referral_payments p join referral_members m on m.id = p.member_id
      where p.kind <> 'FRIEND' and p.at >= ${startOf(house, period)} and m.frozen_at is null
      group by p.member_id)
    select * from ranked where rank <= ${SHOWN} or member_id = ${memberId} order by rank`.execute(
    house.db,
  );
  const own = rows.find(({ member_id }) => member_id === memberId);
  const list = rows
    .filter(({ rank }) => rank <= SHOWN)
    .map(async ({ member_id, amount, friends, rank }) => ({
      rank,
      name: await shownName(house, member_id),
      amount,
      friends,
      isOwn: member_id === memberId,
    }));
  return {
    list: await Promise.all(list),
    own: own ? { rank: own.rank, amount: own.amount } : null,
  };
}

function startOf(house: House, period: Period): Date {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), zone);
  if (period === 'ALL') return new Date(0);
  return startOfDay(periodOf(period === 'WEEK' ? 'WEEKLY' : 'MONTHLY', today).from, zone);
}
