import { dayOf, hours } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requireTurnover } from '../../cashier/index.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, postTogether, type Reason, type Transfer } from '../../wallet/index.ts';
import { type Campaign, type Content, lockCampaign, readCampaign } from '../campaigns/campaign.ts';
import { smallestGift } from '../campaigns/check-content.ts';
import { handFreeBet, type NewFreeBet } from '../free-bets/hand-free-bet.ts';
import { handSpins, type NewSpins } from '../free-spins/hand-spins.ts';
import { handTickets } from '../grants/hand-tickets.ts';
import { countMissionPoints } from '../progress/mission-points.ts';
import { assertTerms } from './barriers.ts';
import { houseStakes, isNothing, type Worth } from './gift-amounts.ts';

export type Giving = {
  campaign: Campaign;
  memberId: bigint;
  cycle: string;
  step: number;
  worth: Worth;
  /** Where tickets are for. */
  ticketsFor?: string | undefined;
  missionPoints?: number;
  at: Date;
};

const REASONS: Partial<Record<Content['kind'], Reason>> = {
  TASK: 'MISSION',
  MISSION: 'MISSION',
  SIGN_IN: 'SIGN_IN',
  RAIN: 'RED_PACKET',
  TICKETS: 'RAFFLE',
  CASHBACK: 'CASHBACK',
};

/**
 * The one way in which anything is given: the gift, its ledger entries, what must be played for it and
 * what it costs the campaign stand or fall together. The caller holds the member's cash.
 */
export async function give(house: House, tx: Transaction, giving: Giving): Promise<bigint> {
  const { campaign, memberId, worth, at } = giving;
  if (isNothing(worth)) refuse('PROMOTION_NOT_REACHED');
  await assertTerms(tx, giving);
  await assertShare(tx, giving);
  const giftId = await writeGift(tx, giving);
  await postTogether(tx, transfersOf(giving, giftId), at);
  if (worth.money > 0n) await bindMoney(tx, giving, giftId);
  if (worth.tickets > 0 && giving.ticketsFor) {
    const campaignId = BigInt(giving.ticketsFor);
    const origin = `gift.${giftId}`;
    await handTickets(tx, { campaignId, memberId, count: worth.tickets, origin, at });
  }
  if (worth.spins) await handSpins(tx, spinsOf(giving, giftId));
  if (worth.freeBet) await handFreeBet(tx, freeBetOf(giving, giftId, worth.freeBet));
  if (giving.missionPoints) {
    await countMissionPoints(house, tx, { memberId, points: giving.missionPoints, at });
  }
  // Last, so that parallel claims wait for each other as shortly as can be.
  const money = worth.money + houseStakes(worth);
  await spend(house, tx, { campaign, money, at });
  return giftId;
}

async function writeGift(tx: Transaction, giving: Giving): Promise<bigint> {
  const { campaign, memberId, cycle, step, worth, missionPoints = 0, at } = giving;
  const gift = await tx
    .insertInto('promotion_gifts')
    .values({
      campaign_id: campaign.id,
      member_id: memberId,
      cycle,
      step,
      money: worth.money,
      points: worth.points,
      tickets: worth.tickets,
      spins: worth.spins?.count ?? 0,
      free_bet: worth.freeBet?.stake ?? 0n,
      mission_points: missionPoints,
      multiple: worth.money > 0n ? campaign.content.terms.multiple : 0,
      given_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return gift?.id ?? refuse('PROMOTION_CLAIMED');
}

/** The keys by which the ledger knows a gift. */
export const keyOfGift = (giftId: bigint) => `#promo.${giftId}`;
export const reasonOf = ({ kind }: Pick<Content, 'kind'>): Reason => REASONS[kind] ?? 'PROMO';

function transfersOf({ campaign, memberId, worth }: Giving, giftId: bigint): Transfer[] {
  const key = keyOfGift(giftId);
  const rows: Transfer[] = [];
  if (worth.money > 0n) {
    rows.push({
      memberId,
      purpose: 'cash',
      currency: BRAND_CURRENCY,
      counter: 'promotions',
      amount: worth.money,
      reason: reasonOf(campaign.content),
      key,
    });
  }
  if (worth.points > 0n) {
    rows.push({
      memberId,
      purpose: 'points',
      currency: 'PTS',
      counter: 'points',
      amount: worth.points,
      reason: 'POINTS_EARN',
      key,
    });
  }
  return rows;
}

/** Spins are played within the time of the campaign's bonuses, and what they win as often as those. */
function spinsOf({ campaign, memberId, worth, at }: Giving, giftId: bigint): NewSpins {
  const { multiple, hoursToPlay } = campaign.content.terms;
  const expiresAt = hoursToPlay ? new Date(at.getTime() + hours(hoursToPlay)) : null;
  const own = { memberId, campaignId: campaign.id, origin: `gift.${giftId}` };
  return { ...own, ...worth.spins!, multiple, expiresAt, at };
}

/** What a free bet wins must be played as often as the campaign's bonuses. */
function freeBetOf(
  { campaign, memberId, at }: Giving,
  giftId: bigint,
  { stake, hoursValid, terms }: NonNullable<Worth['freeBet']>,
): NewFreeBet {
  return {
    memberId,
    campaignId: campaign.id,
    origin: `gift.${giftId}`,
    stake,
    terms,
    multiple: campaign.content.terms.multiple,
    expiresAt: new Date(at.getTime() + hours(hoursValid)),
    at,
  };
}

/** What was given must be played, by the campaign's weights, while its rules hold. */
async function bindMoney(
  tx: Transaction,
  { campaign, memberId, worth, at }: Giving,
  giftId: bigint,
): Promise<void> {
  const { terms } = campaign.content;
  if (terms.multiple === 0) return;
  const reference = `promo.${giftId}`;
  const weights = Object.keys(terms.weights).length > 0 ? terms.weights : null;
  const required = { memberId, kind: 'PROMO', reference, amount: worth.money, weights };
  await requireTurnover(tx, { ...required, multiple: terms.multiple }, at);
  await tx
    .insertInto('promotion_bonuses')
    .values({
      gift_id: giftId,
      campaign_id: campaign.id,
      member_id: memberId,
      amount: worth.money,
      reference,
      max_stake: terms.maxStake,
      excluded: terms.excluded,
      winnings_cap: terms.winningsCap === null ? null : worth.money * BigInt(terms.winningsCap),
      opened_at: at,
      expires_at: terms.hoursToPlay ? new Date(at.getTime() + hours(terms.hoursToPlay)) : null,
      closed_at: null,
    })
    .execute();
}

/** What one member may be given by one campaign; the caller's lock keeps others of theirs out. */
async function assertShare(tx: Transaction, { campaign, memberId, worth }: Giving): Promise<void> {
  const { perMember } = campaign.content.costs;
  if (perMember === null || worth.money === 0n) return;
  const { given } = await tx
    .selectFrom('promotion_gifts')
    .select(sql<bigint>`coalesce(sum(money), 0)::bigint`.as('given'))
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (given + worth.money > perMember) refuse('PROMOTION_SHARE', { words: { amount: perMember } });
}

type Spending = { campaign: Campaign; money: Money; at: Date };

/** Takes a gift out of budget, day and stock, under the campaign's lock; with nothing left it stops. */
async function spend(
  house: House,
  tx: Transaction,
  { campaign, money, at }: Spending,
): Promise<void> {
  const now = readCampaign(await lockCampaign(tx, campaign.id));
  if (now.state !== 'RUNNING') refuse('PROMOTION_NOT_OPEN');
  const { costs } = now.content;
  const spent = now.spent + money;
  const gifts = now.gifts + 1;
  const isOver = costs.budget !== null && spent > costs.budget;
  if (isOver || (costs.stock !== null && gifts > costs.stock)) refuse('PROMOTION_BUDGET');
  await spendToday(house, tx, { campaign: now, money, at });
  const isSpent =
    (costs.budget !== null && money > 0n && costs.budget - spent < smallestGift(now.content)) ||
    (costs.stock !== null && gifts >= costs.stock);
  await tx
    .updateTable('promotion_campaigns')
    .set({
      spent,
      gifts,
      ...(isSpent && { state: 'STOPPED', stopped_at: at, stop_reason: 'BUDGET' }),
    })
    .where('id', '=', campaign.id)
    .execute();
}

async function spendToday(house: House, tx: Transaction, { campaign, money, at }: Spending) {
  if (money === 0n) return;
  const day = dayOf(at, brandOf(house).timeZoneOffsetMinutes);
  const { rows } = await sql<{ spent: bigint }>`
    insert into promotion_days as d (campaign_id, day, spent) values (${campaign.id}, ${day}, ${money})
    on conflict (campaign_id, day) do update set spent = d.spent + excluded.spent
    returning spent`.execute(tx);
  const { perDay } = campaign.content.costs;
  if (perDay !== null && rows[0]!.spent > perDay) refuse('PROMOTION_BUDGET');
}
