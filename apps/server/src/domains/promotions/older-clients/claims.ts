import { dayOf, startOfDay } from '@baize/calendar';
import { promotionsOlderClients as contract, type Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { applyFor } from '../applications/apply.ts';
import { type Content, shownCampaign } from '../campaigns/campaign.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { claimStep } from '../rewards/claim.ts';
import { joinCampaign } from '../rewards/join.ts';
import { listRewards } from '../rewards/list-rewards.ts';
import { readStanding } from '../rewards/member-standing.ts';
import { listSpinTickets } from './spin-tickets.ts';

type Type = (typeof contract.promotionTypes)[number];
type Kind = Awaited<ReturnType<typeof listRewards>>['list'][number]['kind'];

const TYPES: Readonly<Record<Kind, Type>> = {
  DEPOSIT: 'MANUAL',
  CASHBACK: 'MANUAL',
  GIFT: 'MANUAL',
  APPLICATION: 'MANUAL',
  RESCUE: 'SAVIOR',
  CODE: 'PROMOCODE',
  TASK: 'MISSION',
  MISSION: 'MISSION',
  SIGN_IN: 'LOGIN',
  TICKETS: 'TICKET',
  RAIN: 'RAFFLE',
  TOURNAMENT: 'RANK_BOARD',
  VIP_UPGRADE: 'UPGRADE_BONUS',
  VIP_WEEKLY: 'RANK_SALARY',
  VIP_MONTHLY: 'RANK_SALARY',
  VIP_BIRTHDAY: 'RANK_SALARY',
};

/** Kinds that clients tell apart by what a campaign asks for, beside the kind it is. */
const BY_PARTS: Partial<Record<Type, (content: Content) => boolean>> = {
  REGISTER: ({ who }) => who.newForDays !== null,
  REFERRAL: ({ goals }) => goals.some(({ metric }) => metric === 'FRIENDS'),
  MEMBERLEVEL: ({ goals }) => goals.some(({ metric }) => metric === 'CLUB_LEVEL'),
  MISSION_MANUAL: ({ kind, how }) =>
    TYPES[kind] === 'MISSION' && (how === 'REVIEW' || how === 'APPLICATION'),
};

const isOfType = (content: Content | undefined, type: Type): boolean =>
  content !== undefined && BY_PARTS[type]?.(content) === true;

const OF_THE_CLUB: readonly Type[] = ['UPGRADE_BONUS', 'RANK_SALARY'];

type Available = Output<typeof contract.availablePromotions.value>;

/** Each kind that clients know: whether any of it runs for the member, and what waits. */
export async function availablePromotions(
  house: House,
  { memberId, language }: Caller,
): Promise<Available> {
  const { campaigns } = campaignMemory.of(house);
  const { openTo, tickets } = await readStanding(house, memberId, campaigns);
  const running = campaigns.filter(({ id }) => openTo.has(id));
  const { list } = await listRewards(house, memberId, language);
  const contents = new Map(campaigns.map(({ id, content }) => [String(id), content]));
  const found = Object.fromEntries(
    contract.promotionTypes.map((type) => [
      type,
      {
        enabled:
          running.some(({ content }) => TYPES[content.kind] === type || isOfType(content, type)) ||
          (OF_THE_CLUB.includes(type) && isModuleOn(house, 'MEMCLUB3')),
        unclaimedCount: list.filter(
          ({ kind, campaignId }) =>
            TYPES[kind] === type || isOfType(contents.get(campaignId), type),
        ).length,
      },
    ]),
  ) as Available;
  const { length: spins } = await listSpinTickets(house, memberId, language);
  found.LUCKYBET = { enabled: spins > 0, unclaimedCount: spins };
  found.TICKET.unclaimedCount = [...tickets.values()].reduce((sum, count) => sum + count, 0);
  return found;
}

export async function listClaims(
  house: House,
  { memberId, language }: Caller,
): Promise<Output<typeof contract.claimList.value>> {
  const { list } = await listRewards(house, memberId, language);
  return {
    WEB: list.map((one) => ({
      id: `${one.campaignId}_${one.cycleKey}_${one.step}`,
      promotionId: one.campaignId,
      name: one.title,
      bonus: one.money,
      points: one.points,
      turnoverMultiple: one.multiple,
      endDate: one.expiresAt,
    })),
  };
}

type Claim = { id?: string | undefined; promotionId?: string | number | undefined };

/** An entry by its id, or all that waits of a promotion. */
export async function claimPromotion(
  house: House,
  { memberId, language }: Caller,
  { id, promotionId, requestId }: Claim & { requestId: string },
): Promise<{ bonus: bigint; points: bigint }> {
  const { list } = await listRewards(house, memberId, language);
  const named = String(id ?? promotionId ?? '');
  const due = list.filter(
    (one) => `${one.campaignId}_${one.cycleKey}_${one.step}` === named || one.campaignId === named,
  );
  if (due.length === 0) refuse('PROMOTION_NOT_FOUND');
  const sums = { bonus: 0n, points: 0n };
  for (const { campaignId, cycleKey, step } of due) {
    const key = due.length === 1 ? requestId : `${requestId.slice(0, 40)}:${step}`;
    const claim = { memberId, id: campaignId, cycleKey, step, requestId: key };
    const given = await claimStep(house, claim);
    sums.bonus += given.money;
    sums.points += given.points;
  }
  return sums;
}

/** `P` waits for an operator, `J` has joined. */
export async function joinOrApply(
  house: House,
  memberId: bigint,
  { promotionId, remark }: { promotionId: string | number; remark: string },
): Promise<{ status: 'P' | 'J' }> {
  const id = String(promotionId);
  const { content } = await shownCampaign(house.db, id);
  if (content.how === 'APPLICATION' || content.how === 'REVIEW') {
    await applyFor(house, { memberId, id, remark, fileIds: [] });
    return { status: 'P' };
  }
  await joinCampaign(house, { memberId, id });
  return { status: 'J' };
}

export async function sumGifts(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.promotionReward.value>> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = startOfDay(dayOf(house.clock.now(), zone), zone);
  const { rows } = await sql<Output<typeof contract.promotionReward.value>>`select
      coalesce(sum(money) filter (where given_at >= ${today}), 0)::bigint as "dailyReceivedBonus",
      coalesce(sum(money), 0)::bigint as "totalBonus",
      coalesce(sum(points), 0)::bigint as "totalPoints"
    from promotion_received where member_id = ${memberId}`.execute(house.db);
  return rows[0]!;
}
