import { refuse } from '../../../platform/refusal.ts';
import type { PromotionDesk } from '../../cashier/index.ts';
import { brandOf } from '../../system/index.ts';
import { shownCampaign } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';
import { firstTarget } from '../progress/deeds.ts';
import { listDepositOffers } from '../rewards/deposit-offers.ts';
import { joinNow } from '../rewards/join.ts';
import { titlesOf } from '../rewards/list-gifts.ts';

/** A promotion that is chosen with a deposit is joined with it, as on the page of the promotions. */
export const depositChoice: PromotionDesk = {
  list: listDepositOffers,
  titles: async (house, ids, language) => {
    const titles = await titlesOf(house, ids, language);
    return new Map([...titles].map(([id, { title }]) => [id, title]));
  },
  choose: async (house, tx, { memberId, id, amount }) => {
    const campaign = await shownCampaign(tx, id);
    const { kind, goals, steps } = campaign.content;
    if (kind !== 'DEPOSIT') refuse('PROMOTION_NOT_FOUND');
    await joinNow(house, tx, { memberId, campaign });
    const cycle = cycleAt(campaign, house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
    const given = await tx
      .selectFrom('promotion_gifts')
      .select('id')
      .where('campaign_id', '=', campaign.id)
      .where('member_id', '=', memberId)
      .where('cycle', '=', cycle!.key)
      .execute();
    if (given.length >= steps.length) refuse('PROMOTION_CLAIMED');
    const least = firstTarget(campaign, 0);
    if (goals[0]?.metric === 'ONE_DEPOSIT' && amount < least) refuse('PROMOTION_DEPOSIT_MISSING');
  },
};
