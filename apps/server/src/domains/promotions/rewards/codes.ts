import type { promotionsActivities as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY } from '../../wallet/index.ts';
import { runningCampaigns, shownCampaign, wordsOf } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';
import { giveStep } from './claim.ts';
import { followGift } from './limited-bonuses.ts';

type Redeeming = { memberId: bigint; code: string; language: Language; requestId: string };

const spelt = (code: string) => code.trim().toUpperCase();

/** A code opens the first step of its campaign; how often is the campaign's stock. */
export async function redeemCode(
  house: House,
  { memberId, code, language, requestId }: Redeeming,
): Promise<Output<typeof contract.redeemCode.value>> {
  const content = `promotion code ${spelt(code)}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const redeemed = await answerOnce(house, request, async (tx, at) => {
    const named = (await runningCampaigns(tx)).find(
      (one) => one.content.how === 'CODE' && spelt(one.content.code) === spelt(code),
    );
    const campaign = named ?? refuse('PROMO_CODE_WRONG');
    const cycle = cycleAt(campaign, at, brandOf(house).timeZoneOffsetMinutes);
    if (!cycle) refuse('PROMO_CODE_WRONG');
    const worth = await giveStep(house, tx, {
      campaign,
      memberId,
      cycleKey: cycle.key,
      step: 0,
      at,
    });
    return {
      title: wordsOf(campaign.content, language).title,
      money: worth.money,
      points: worth.points,
      tickets: worth.tickets,
      spins: worth.spins?.count ?? 0,
      freeBet: worth.freeBet?.stake ?? 0n,
      goods: worth.goods?.count ?? 0,
      id: String(campaign.id),
    };
  });
  await followGift(house, await shownCampaign(house.db, redeemed.id));
  return {
    title: redeemed.title,
    money: redeemed.money,
    points: redeemed.points,
    tickets: redeemed.tickets,
    // Answers of before spins, free bets and goods were told of say none.
    spins: redeemed.spins ?? 0,
    freeBet: redeemed.freeBet ?? 0n,
    goods: redeemed.goods ?? 0,
  };
}
