import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { type Campaign, shownCampaign } from '../campaigns/campaign.ts';
import { pauseCounting } from '../campaigns/counting-lock.ts';
import { cycleAt } from '../campaigns/cycles.ts';

/** Leaves a campaign that was joined, while nothing has counted for it yet. */
export async function leaveCampaign(
  house: House,
  { memberId, id }: { memberId: bigint; id: string },
): Promise<null> {
  await begin(house.db, async (tx) => {
    // What is being heard of now counts before the look.
    await pauseCounting(tx);
    await lockCash(tx, memberId, BRAND_CURRENCY);
    const campaign = await shownCampaign(tx, id);
    const zone = brandOf(house).timeZoneOffsetMinutes;
    const cycle = cycleAt(campaign, house.clock.now(), zone)?.key ?? refuse('TICKET_NONE');
    if (await hasCounted(tx, { campaign, memberId, cycle })) refuse('PROMOTION_RUNS');
    const left = await tx
      .deleteFrom('promotion_joins')
      .where('campaign_id', '=', campaign.id)
      .where('member_id', '=', memberId)
      .where('cycle', '=', cycle)
      .returning('cycle')
      .executeTakeFirst();
    if (!left) refuse('TICKET_NONE');
  });
  return null;
}

type Joined = { campaign: Campaign; memberId: bigint; cycle: string };

async function hasCounted(tx: Transaction, { campaign, memberId, cycle }: Joined) {
  const { rows } = await sql`select 1 from promotion_progress
    where campaign_id = ${campaign.id} and cycle = ${cycle} and member_id = ${memberId}
      and value <> 0 limit 1`.execute(tx);
  return rows.length > 0;
}
