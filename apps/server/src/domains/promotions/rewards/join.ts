import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { shownCampaign } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';
import { assertOpenTo } from './barriers.ts';

/**
 * Joins in the cycle that runs. The member's cash is held meanwhile: a bet of theirs is either before
 * the join or after it, and what is after it is heard only when the join can be seen.
 */
export async function joinCampaign(
  house: House,
  { memberId, id }: { memberId: bigint; id: string },
): Promise<null> {
  await begin(house.db, async (tx) => {
    if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) refuse('REAL_ACCOUNT_NEEDED');
    const at = house.clock.now();
    const campaign = await shownCampaign(tx, id);
    const cycle = cycleAt(campaign, at, brandOf(house).timeZoneOffsetMinutes);
    if (campaign.state !== 'RUNNING' || !cycle || !campaign.content.needsJoin) {
      refuse('PROMOTION_NOT_OPEN');
    }
    await assertOpenTo(tx, { campaign, memberId, at });
    await tx
      .insertInto('promotion_joins')
      .values({ campaign_id: campaign.id, member_id: memberId, cycle: cycle.key, joined_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return null;
}
