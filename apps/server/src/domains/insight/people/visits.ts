import { dayOf } from '@baize/calendar';
import type { insightVisits as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';

type Input = Output<typeof contract.countVisit.input>;

/** Names of sources that one day knows; whoever makes up more is counted under none of them. */
const MAX_NAMES = 500;

/** Counts a visit: who it is, nobody asks. */
export async function countVisit(house: House, caller: Caller, input: Input): Promise<null> {
  const day = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const source = input.source.toLowerCase() || 'direct';
  const campaign = input.campaign.toLowerCase() || 'none';
  await sql`with full_day as (select count(*) >= ${MAX_NAMES} as is_full from insight_visits where day = ${day}),
      named as (select case when is_full and not exists (select 1 from insight_visits
          where day = ${day} and source = ${source} and campaign = ${campaign}) then 'other' end as other
        from full_day)
    insert into insight_visits as v (day, source, campaign, device, visits)
    select ${day}::date, coalesce(other, ${source}), coalesce(other, ${campaign}),
      ${deviceOf(caller.userAgent)}, 1 from named
    on conflict (day, source, campaign, device) do update set visits = v.visits + 1`.execute(
    house.db,
  );
  return null;
}

/** The same three kinds as sign-ins are told apart by. */
function deviceOf(userAgent: string): string {
  if (/ipad|tablet/i.test(userAgent)) return 'tablet';
  if (/mobi|iphone|android/i.test(userAgent)) return 'phone';
  return userAgent ? 'desktop' : 'none';
}
