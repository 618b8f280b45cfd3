import { hours } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { postTogether } from '../../wallet/index.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { givenTo } from '../costs/left-to-give.ts';
import { spend } from '../costs/spend.ts';
import { handFreeBet, type NewFreeBet } from '../free-bets/hand-free-bet.ts';
import { handSpins, type NewSpins } from '../free-spins/hand-spins.ts';
import { goodsDesk } from '../grants/goods-desk.ts';
import { handTickets } from '../grants/hand-tickets.ts';
import { countMissionPoints } from '../progress/mission-points.ts';
import { assertTerms } from './barriers.ts';
import { houseStakes, isNothing, type Worth } from './gift-amounts.ts';
import { bindMoney, type Giving, transfersOf, writeGifts } from './gift-rows.ts';

/**
 * The one way in which anything is given: the gift, its ledger entries, what must be played for it and
 * what it costs the campaign stand or fall together. The caller holds the member's cash.
 */
export async function give(house: House, tx: Transaction, giving: Giving): Promise<bigint> {
  const { campaign, memberId, worth, at } = giving;
  if (isNothing(worth)) refuse('PROMOTION_NOT_REACHED');
  await assertTerms(tx, giving);
  await assertShare(tx, giving);
  const [given] = await writeGifts(tx, [giving]);
  const { giftId } = given ?? refuse('PROMOTION_CLAIMED');
  await postTogether(tx, transfersOf({ giving, giftId }), at);
  await bindMoney(tx, [{ giving, giftId }], at);
  if (worth.tickets > 0 && giving.ticketsFor) {
    const campaignId = BigInt(giving.ticketsFor);
    const origin = `gift.${giftId}`;
    await handTickets(tx, { campaignId, memberId, count: worth.tickets, origin, at });
  }
  if (worth.spins) await handSpins(tx, spinsOf(giving, giftId));
  if (worth.freeBet) await handFreeBet(tx, freeBetOf(giving, giftId, worth.freeBet));
  if (worth.goods) await goodsDesk(house).hand(house, tx, { memberId, ...worth.goods, at });
  if (giving.missionPoints) {
    await countMissionPoints(house, tx, { memberId, points: giving.missionPoints, at });
  }
  // Last, so that parallel claims wait for each other as shortly as can be.
  const money = worth.money + houseStakes(worth);
  await spend(house, tx, { campaign, money, gifts: 1, at });
  return giftId;
}

type Together = { campaign: Campaign; givings: readonly Giving[]; at: Date };

/**
 * Money of one campaign for many at once, by the same rows. The caller holds the cash of all and the
 * campaign, and has asked what its terms ask of each.
 */
export async function giveTogether(
  house: House,
  tx: Transaction,
  { campaign, givings, at }: Together,
): Promise<void> {
  if (givings.length === 0) return;
  const given = await writeGifts(tx, givings);
  if (given.length < givings.length) throw new Error('A gift of a batch was given before');
  await postTogether(tx, given.flatMap(transfersOf), at);
  await bindMoney(tx, given, at);
  const money = givings.reduce((sum, { worth }) => sum + worth.money, 0n);
  await spend(house, tx, { campaign, money, gifts: givings.length, at });
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

/** What one member may be given by one campaign; the caller's lock keeps others of theirs out. */
async function assertShare(tx: Transaction, { campaign, memberId, worth }: Giving): Promise<void> {
  const { perMember } = campaign.content.costs;
  if (perMember === null || worth.money === 0n) return;
  const given = (await givenTo(tx, campaign.id, [memberId])).get(memberId) ?? 0n;
  if (given + worth.money > perMember) refuse('PROMOTION_SHARE', { words: { amount: perMember } });
}
