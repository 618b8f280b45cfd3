import { hours } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import { requireTurnoverOfAll } from '../../cashier/index.ts';
import { BRAND_CURRENCY, type Reason, type Transfer } from '../../wallet/index.ts';
import type { Campaign, Content } from '../campaigns/campaign.ts';
import type { Worth } from './gift-amounts.ts';

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

/** A gift whose row is written. */
export type Given = { giving: Giving; giftId: bigint };

/** The rows of gifts; what was given before, by campaign, member, cycle and step, is left out. */
export async function writeGifts(tx: Transaction, givings: readonly Giving[]): Promise<Given[]> {
  const rows = await tx
    .insertInto('promotion_gifts')
    .values(
      givings.map(({ campaign, memberId, cycle, step, worth, missionPoints = 0, at }) => ({
        campaign_id: campaign.id,
        member_id: memberId,
        cycle,
        step,
        money: worth.money,
        points: worth.points,
        tickets: worth.tickets,
        spins: worth.spins?.count ?? 0,
        free_bet: worth.freeBet?.stake ?? 0n,
        goods: worth.goods?.count ?? 0,
        mission_points: missionPoints,
        multiple: worth.money > 0n ? campaign.content.terms.multiple : 0,
        given_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'member_id', 'cycle', 'step'])
    .execute();
  const ids = new Map(rows.map((row) => [`${row.member_id}/${row.cycle}/${row.step}`, row.id]));
  return givings.flatMap((giving) => {
    const giftId = ids.get(`${giving.memberId}/${giving.cycle}/${giving.step}`);
    return giftId === undefined ? [] : [{ giving, giftId }];
  });
}

const REASONS: Partial<Record<Content['kind'], Reason>> = {
  TASK: 'MISSION',
  MISSION: 'MISSION',
  SIGN_IN: 'SIGN_IN',
  RAIN: 'RED_PACKET',
  TICKETS: 'RAFFLE',
  CASHBACK: 'CASHBACK',
};

/** The keys by which the ledger knows a gift. */
export const keyOfGift = (giftId: bigint) => `#promo.${giftId}`;
export const reasonOf = ({ kind }: Pick<Content, 'kind'>): Reason => REASONS[kind] ?? 'PROMO';

export function transfersOf({ giving, giftId }: Given): Transfer[] {
  const { campaign, memberId, worth } = giving;
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

/** What was given must be played, by the campaign's weights, while its rules hold. */
export async function bindMoney(tx: Transaction, given: readonly Given[], at: Date): Promise<void> {
  const bound = given.filter(
    ({ giving: { campaign, worth } }) => worth.money > 0n && campaign.content.terms.multiple > 0,
  );
  if (bound.length === 0) return;
  await requireTurnoverOfAll(tx, bound.map(turnoverOf), at);
  await tx
    .insertInto('promotion_bonuses')
    .values(bound.map((one) => bonusOf(one, at)))
    .execute();
}

function turnoverOf({ giving: { campaign, memberId, worth }, giftId }: Given) {
  const { multiple, weights } = campaign.content.terms;
  return {
    memberId,
    kind: 'PROMO' as const,
    reference: `promo.${giftId}`,
    amount: worth.money,
    multiple,
    weights: Object.keys(weights).length > 0 ? weights : null,
  };
}

function bonusOf({ giving: { campaign, memberId, worth }, giftId }: Given, at: Date) {
  const { maxStake, excluded, winningsCap, hoursToPlay } = campaign.content.terms;
  return {
    gift_id: giftId,
    campaign_id: campaign.id,
    member_id: memberId,
    amount: worth.money,
    reference: `promo.${giftId}`,
    max_stake: maxStake,
    excluded,
    winnings_cap: winningsCap === null ? null : worth.money * BigInt(winningsCap),
    opened_at: at,
    expires_at: hoursToPlay ? new Date(at.getTime() + hours(hoursToPlay)) : null,
    closed_at: null,
  };
}
