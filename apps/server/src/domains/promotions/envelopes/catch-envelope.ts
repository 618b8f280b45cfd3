import type { promotionsEnvelopes as contract, Output } from '@baize/contract';
import { drawWeighted } from '@baize/games';
import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY } from '../../wallet/index.ts';
import { findCampaign, lockCampaign, readCampaign } from '../campaigns/campaign.ts';
import { chanceOfDraw } from '../campaigns/campaign-seed.ts';
import { assertOpenTo } from '../rewards/barriers.ts';
import { give } from '../rewards/give.ts';
import { leftToGive } from '../rewards/left-to-give.ts';
import { followGift } from '../rewards/limited-bonuses.ts';
import { nextNonce } from '../tickets/open-ticket.ts';
import { caughtIn, chancesOf, type Own } from './chances.ts';
import { nextFall } from './falls.ts';

type Catching = { memberId: bigint; id: string; requestId: string };

/** One envelope for one chance; when the budget is gone it is empty, and said so. */
export async function catchEnvelope(
  house: House,
  { memberId, id, requestId }: Catching,
): Promise<Output<typeof contract.catchEnvelope.value>> {
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content: `rain ${id}` };
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const caught = await answerOnce(house, request, async (tx, at) => {
    const campaign = (await findCampaign(tx, id)) ?? refuse('PROMOTION_NOT_FOUND');
    const fall = campaign.content.kind === 'RAIN' ? nextFall(campaign, at, zone) : null;
    const isSpent = campaign.stopReason === 'BUDGET';
    const runs = campaign.state === 'RUNNING' || isSpent;
    if (!runs || !fall || fall.startsAt > at) refuse('PROMOTION_NOT_OPEN');
    await assertOpenTo(tx, { campaign, memberId, at });
    const own = { campaign, fall, memberId };
    const { count } = await caughtIn(tx, own);
    const left = (await chancesOf(tx, { ...own, zone })) - count;
    if (left <= 0) refuse('RAIN_NONE');
    const money = await drawEnvelope(house, tx, { ...own, chance: count + 1, at });
    return { money, chancesLeft: left - 1 };
  });
  await followGift(house, (await findCampaign(house.db, id))!);
  return caught;
}

async function drawEnvelope(
  house: House,
  tx: Transaction,
  { campaign, fall, memberId, chance, at }: Own & { chance: number; at: Date },
): Promise<Money> {
  const now = readCampaign(await lockCampaign(tx, campaign.id));
  const nonce = await nextNonce(tx, now.id);
  const { rainAmounts } = now.content;
  const isOpen = now.state === 'RUNNING';
  const left = isOpen ? await leftToGive(house, tx, { campaign: now, memberId, at }) : 0n;
  const weights = rainAmounts.map(({ amount, weight }) =>
    left === null || amount <= left ? weight : 0,
  );
  const drawn = drawWeighted(chanceOfDraw(house, now.seedSealed, { memberId, nonce }), weights);
  const money = drawn !== null ? rainAmounts[drawn]!.amount : 0n;
  await tx
    .insertInto('promotion_catches')
    .values({
      campaign_id: now.id,
      falls_at: fall.startsAt,
      member_id: memberId,
      chance,
      amount: money,
      nonce,
      weights,
      caught_at: at,
    })
    .execute();
  if (money > 0n) {
    const worth = { money, points: 0n, tickets: 0 };
    const cycle = `rain.${fall.startsAt.toISOString()}`;
    await give(house, tx, { campaign: now, memberId, cycle, step: chance, worth, at });
  }
  return money;
}
