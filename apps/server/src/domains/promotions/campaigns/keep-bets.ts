import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { runningCampaigns } from './campaign.ts';
import { openCycles } from './cycles.ts';

/** Why bets up to an instant must stay: what counts single bets since before has not ended. */
export async function keptForCampaigns(
  house: House,
  { lastAt }: { lastAt: Date },
): Promise<string | undefined> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const now = house.clock.now();
  for (const campaign of await runningCampaigns(house.work)) {
    const since = openCycles(campaign, now, zone).at(-1)?.from;
    if (since && since <= lastAt) {
      return `campaign ${campaign.id} counts since ${since.toISOString()}`;
    }
  }
  const bonus = await house.work
    .selectFrom('promotion_bonuses')
    .select(['id', 'opened_at'])
    .where('state', '=', 'RUNNING')
    .where('opened_at', '<=', lastAt)
    .limit(1)
    .executeTakeFirst();
  return bonus && `bonus ${bonus.id} runs since ${bonus.opened_at.toISOString()}`;
}

/** The results of a campaign add up what was played from its start to its end. */
export const campaignBounds = sql`
  select greatest(starts_at, started_at) as at from promotion_campaigns
  union all
  select ends_at from promotion_campaigns where ends_at is not null`;
