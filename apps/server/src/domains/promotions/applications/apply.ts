import type { promotionsActivities as contract, Output } from '@baize/contract';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { ownFileFor } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { type Campaign, shownCampaign } from '../campaigns/campaign.ts';
import { openCycles } from '../campaigns/cycles.ts';
import { valuesIn, valuesOf } from '../progress/values.ts';
import { assertOpenTo } from '../rewards/barriers.ts';
import { assertJoined } from '../rewards/claim.ts';
import { isMet } from '../rewards/standing.ts';

type Applying = Output<typeof contract.apply.input> & { memberId: bigint };

/** Asks an operator to look: with a remark and pictures that the member uploaded for it. */
export async function applyFor(
  house: House,
  { memberId, id, remark, fileIds }: Applying,
): Promise<null> {
  const files = await Promise.all(
    fileIds.map((fileId) => ownFileFor(house, memberId, { fileId, purpose: 'activity' })),
  );
  await begin(house.db, async (tx) => {
    if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) refuse('REAL_ACCOUNT_NEEDED');
    const at = house.clock.now();
    const campaign = await shownCampaign(tx, id);
    const cycle = await openFor(house, tx, { campaign, memberId, at });
    await tx
      .insertInto('promotion_applications')
      .values({
        campaign_id: campaign.id,
        member_id: memberId,
        cycle,
        remark: maskCardNumbers(remark),
        file_ids: files.map((file) => file.id),
        asked_at: at,
        decided_at: null,
        decided_by: null,
      })
      .execute();
  });
  house.realtime.publish('ops:promotions', { kind: 'application' });
  return null;
}

type Asking = { campaign: Campaign; memberId: bigint; at: Date };

/** The cycle for which an application can be made now; its own reason to refuse otherwise. */
async function openFor(house: House, tx: Transaction, asking: Asking): Promise<string> {
  const { campaign, memberId, at } = asking;
  const { how, steps, mayReapply } = campaign.content;
  const isReviewed = how === 'APPLICATION' || how === 'REVIEW';
  const [cycle] = openCycles(campaign, at, brandOf(house).timeZoneOffsetMinutes);
  if (campaign.state !== 'RUNNING' || !isReviewed || !cycle) refuse('PROMOTION_NOT_OPEN');
  await assertOpenTo(tx, asking);
  await assertJoined(tx, { campaign, memberId, cycle: cycle.key });
  const earlier = await tx
    .selectFrom('promotion_applications')
    .select('state')
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('cycle', '=', cycle.key)
    .execute();
  if (earlier.some(({ state }) => state !== 'REJECTED')) refuse('PROMOTION_CLAIMED');
  if (earlier.length > 0 && !mayReapply) refuse('PROMOTION_NOT_OPEN');
  const own = { memberId, campaigns: [campaign], at };
  const values = valuesIn(await valuesOf(tx, own), campaign, cycle.key);
  if (!steps[0] || !isMet(steps[0], values)) refuse('PROMOTION_NOT_REACHED');
  return cycle.key;
}
