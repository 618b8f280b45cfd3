import type { promotionsActivities as contract, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY } from '../../wallet/index.ts';
import { type Campaign, findCampaign, shownCampaign } from '../campaigns/campaign.ts';
import { hadPart, openCycle } from '../campaigns/cycles.ts';
import { claimGrant, NO_CAMPAIGN } from '../grants/grants.ts';
import { progressListener } from '../progress/listeners.ts';
import { valuesIn, valuesOf } from '../progress/values.ts';
import { assertOpenTo } from './barriers.ts';
import { isNothing, type Worth, worthOf } from './gift-amounts.ts';
import { give } from './give.ts';
import { followGift } from './limited-bonuses.ts';
import { registeredAt } from './member-standing.ts';
import { isMet } from './standing.ts';

type Claim = { memberId: bigint; id: string; cycleKey: string; step: number; requestId: string };
type Claimed = Output<typeof contract.claim.value>;

/** Gives what a step promised, once, however often and in however many ways it is asked for. */
export async function claimStep(house: House, input: Claim): Promise<Claimed> {
  if (input.id === NO_CAMPAIGN) {
    return {
      ...(await claimGrant(house, input)),
      spins: 0,
      freeBet: 0n,
      goods: 0,
      state: 'CLAIMED',
    };
  }
  await countCycle(house, await shownCampaign(house.db, input.id), input.cycleKey);
  const { memberId, requestId, id, cycleKey, step } = input;
  const content = `promotion ${id} ${cycleKey} ${step}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const worth = await answerOnce(house, request, async (tx, at) => {
    const campaign = (await findCampaign(tx, id)) ?? refuse('PROMOTION_NOT_FOUND');
    if (campaign.content.how !== 'CLAIM') refuse('PROMOTION_NOT_OPEN');
    const given = await giveStep(house, tx, { campaign, memberId, cycleKey, step, at });
    return {
      money: given.money,
      points: given.points,
      tickets: given.tickets,
      spins: given.spins?.count ?? 0,
      freeBet: given.freeBet?.stake ?? 0n,
      goods: given.goods?.count ?? 0,
    };
  });
  await followGift(house, await shownCampaign(house.db, id));
  return {
    money: worth.money,
    points: worth.points,
    tickets: worth.tickets,
    // Answers of before spins, free bets and goods were told of say none.
    spins: worth.spins ?? 0,
    freeBet: worth.freeBet ?? 0n,
    goods: worth.goods ?? 0,
    state: 'CLAIMED',
  };
}

type StepGift = {
  campaign: Campaign;
  memberId: bigint;
  cycleKey: string;
  step: number;
  /** An operator looked at it: the time that took is not the member's fault. */
  isReviewed?: true;
  at: Date;
};

/** Checked and given under the member's lock, by whichever way it is paid. */
export async function giveStep(house: House, tx: Transaction, asked: StepGift): Promise<Worth> {
  const { campaign, memberId, cycleKey, step, at } = asked;
  const found = campaign.content.steps[step] ?? refuse('PROMOTION_NOT_FOUND');
  if (campaign.state !== 'RUNNING') refuse('PROMOTION_NOT_OPEN');
  if (!asked.isReviewed) await assertDue(house, tx, asked);
  await assertOpenTo(tx, { campaign, memberId, at });
  await assertJoined(tx, { campaign, memberId, cycle: cycleKey });
  const values = valuesIn(
    await valuesOf(tx, { memberId, campaigns: [campaign], at }),
    campaign,
    cycleKey,
  );
  const worth = worthOf(found.gives, values);
  if (!isMet(found, values) || isNothing(worth)) refuseUnreached(campaign);
  await give(house, tx, {
    campaign,
    memberId,
    cycle: cycleKey,
    step,
    worth,
    ticketsFor: found.gives.tickets?.campaignId,
    missionPoints: found.missionPoints,
    at,
  });
  return worth;
}

async function assertDue(house: House, tx: Transaction, asked: StepGift): Promise<void> {
  const { campaign, cycleKey, at } = asked;
  const { content } = campaign;
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const cycle = openCycle(campaign, cycleKey, at, zone) ?? refuse('PROMOTION_NOT_OPEN');
  if (!hadPart(cycle, await registeredAt(tx, asked.memberId))) refuse('PROMOTION_NOT_OPEN');
  const { to } = cycle;
  const runs = to === null || at < to;
  if (content.readyAt === 'CYCLE_END' && runs) refuse('PROMOTION_NOT_REACHED');
}

export async function assertJoined(
  tx: Transaction,
  { campaign, memberId, cycle }: { campaign: Campaign; memberId: bigint; cycle: string },
): Promise<void> {
  if (!campaign.content.needsJoin) return;
  const joined = await tx
    .selectFrom('promotion_joins')
    .select('joined_at')
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('cycle', '=', cycle)
    .executeTakeFirst();
  if (!joined) refuse('PROMOTION_NOT_REACHED');
}

/** Said by what is missing, in the words that clients know. */
function refuseUnreached({ content }: Campaign): never {
  const metrics = content.goals.map(({ metric }) => metric);
  if (metrics.some((metric) => metric.includes('DEPOSIT'))) refuse('PROMOTION_DEPOSIT_MISSING');
  if (metrics.includes('LOSS')) refuse('PROMOTION_LOSS_TOO_SMALL');
  return refuse('PROMOTION_NOT_REACHED');
}

/** A share of what a whole cycle counted is reckoned only when everything of it was heard. */
async function countCycle(house: House, campaign: Campaign, key: string): Promise<void> {
  if (campaign.content.readyAt !== 'CYCLE_END') return;
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const to = openCycle(campaign, key, house.clock.now(), zone)?.to;
  if (!to) return;
  const listeners = house.events.listeners().filter(({ name }) => name === progressListener.name);
  const behind = await catchUp(house, listeners, to);
  if (behind.length > 0) refuse('BUSY');
}
