import type { promotionsEnvelopes as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, shownCampaign, wordsOf } from '../campaigns/campaign.ts';
import { clientSeedOf } from '../campaigns/campaign-seed.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { readStanding } from '../rewards/member-standing.ts';
import { caughtIn, chancesFor, chancesOf, dayBefore } from './chances.ts';
import { nextFall } from './falls.ts';

/** Of all rains that are open to the member, the one that falls first. */
export async function showRain(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.rain.value>> {
  const rains = campaignMemory.of(house).campaigns.filter(({ content }) => content.kind === 'RAIN');
  const { openTo, at } = await readStanding(house, memberId, rains);
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const found = rains
    .filter(({ id }) => openTo.has(id))
    .flatMap((campaign) => {
      const fall = nextFall(campaign, at, zone);
      return fall ? [{ campaign, fall }] : [];
    })
    .sort((a, b) => a.fall.startsAt.getTime() - b.fall.startsAt.getTime())[0];
  if (!found) return null;
  const { campaign, fall } = found;
  const own = { campaign, fall, memberIds: [memberId] };
  const caught = (await caughtIn(house.db, own))(memberId);
  const chances = (await chancesOf(house.db, { ...own, zone }))(memberId);
  return {
    id: String(campaign.id),
    title: wordsOf(campaign.content, language).title,
    startsAt: fall.startsAt.getTime(),
    endsAt: fall.endsAt.getTime(),
    isFalling: fall.startsAt <= at,
    chances,
    used: caught.count,
    caught: caught.sum,
  };
}

/** One rain as its page tells of it: when it falls, how often one may catch and why, and what was caught. */
export async function showRainPage(
  house: House,
  memberId: bigint,
  id: string,
): Promise<Output<typeof contract.rainPage.value>> {
  const campaign = await shownCampaign(house.db, id);
  const { content } = campaign;
  if (content.kind !== 'RAIN') refuse('PROMOTION_NOT_FOUND');
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const at = house.clock.now();
  const fall = campaign.state === 'RUNNING' ? nextFall(campaign, at, zone) : null;
  const memberIds = [memberId];
  const day = fall && (await dayBefore(house.db, { fall, memberIds, zone }))(memberId);
  return {
    fall: fall && { startsAt: fall.startsAt.getTime(), endsAt: fall.endsAt.getTime() },
    chances: day ? chancesFor(content, day) : 0,
    deposited: day?.deposited ?? 0n,
    played: day?.played ?? 0n,
    ladder: content.rainChances,
    amounts: content.rainAmounts,
    caught: await listCatches(house, campaign, memberId),
  };
}

const SHOWN = 20;

/** Own catches with what they can be checked by, newest first. */
async function listCatches({ db }: House, { id, content }: Campaign, memberId: bigint) {
  const rows = await db
    .selectFrom('promotion_catches')
    .selectAll()
    .where('campaign_id', '=', id)
    .where('member_id', '=', memberId)
    .orderBy('nonce', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ nonce, caught_at, amount, weights }) => ({
    caughtAt: caught_at.getTime(),
    amount,
    nonce: Number(nonce),
    clientSeed: clientSeedOf(memberId),
    prize: content.rainAmounts.findIndex((one) => one.amount === amount),
    weights: weights ?? [],
  }));
}
