import { type Money, UNIT } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { runningCampaigns } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';

type Earned = { memberId: bigint; points: number; at: Date };

/** Points of missions count for tables in the very transaction in which they are earned. */
export async function countMissionPoints(
  house: House,
  tx: Transaction,
  { memberId, points, at }: Earned,
): Promise<void> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const value: Money = BigInt(points) * UNIT;
  for (const campaign of await runningCampaigns(tx)) {
    const cycle = cycleAt(campaign, at, zone);
    if (!cycle) continue;
    for (const [goal, { metric }] of campaign.content.goals.entries()) {
      if (metric !== 'MISSION_POINTS') continue;
      await sql`insert into promotion_progress as p (campaign_id, cycle, goal, member_id, value, reached_at)
        values (${campaign.id}, ${cycle.key}, ${goal}, ${memberId}, ${value}, ${at})
        on conflict (campaign_id, cycle, goal, member_id)
        do update set value = p.value + excluded.value, reached_at = excluded.reached_at`.execute(
        tx,
      );
    }
  }
}
