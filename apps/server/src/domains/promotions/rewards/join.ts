import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { type Campaign, shownCampaign } from '../campaigns/campaign.ts';
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
    const campaign = await shownCampaign(tx, id);
    if (!campaign.content.needsJoin) refuse('PROMOTION_NOT_OPEN');
    await joinNow(house, tx, { memberId, campaign });
  });
  return null;
}

/** Under the lock of the member's cash. A campaign that nobody has to join is only looked at. */
export async function joinNow(
  house: House,
  tx: Transaction,
  { memberId, campaign }: { memberId: bigint; campaign: Campaign },
): Promise<void> {
  const at = house.clock.now();
  const cycle = cycleAt(campaign, at, brandOf(house).timeZoneOffsetMinutes);
  if (campaign.state !== 'RUNNING' || !cycle) refuse('PROMOTION_NOT_OPEN');
  await assertOpenTo(tx, { campaign, memberId, at });
  if (!campaign.content.needsJoin) return;
  await tx
    .insertInto('promotion_joins')
    .values({ campaign_id: campaign.id, member_id: memberId, cycle: cycle.key, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
