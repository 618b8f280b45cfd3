import type { promotionsOlderBoards as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readCampaign, wordsOf } from '../campaigns/campaign.ts';
import { campaignMemory } from '../campaigns/memory.ts';
import { type Card, listActivities, showActivity } from '../rewards/cards.ts';
import { listRewards } from '../rewards/list-rewards.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { typeOf } from './tickets.ts';

type Rescue = Output<typeof contract.rescues.value>[number];

/** What is shown of one: the first step that is not claimed yet. */
function toRescue({ id, title, summary, state, steps, cycleEndsAt }: Card): Rescue {
  const step = steps.find((one) => one.state !== 'CLAIMED') ?? steps[0];
  return {
    promotionId: id,
    name: title,
    description: summary,
    status: state,
    lossAmount: step?.values[0] ?? 0n,
    requiredLoss: step?.targets[0] ?? 0n,
    bonus: step?.money ?? 0n,
    endDate: cycleEndsAt,
  };
}

export async function listRescues(house: House, caller: Caller): Promise<Rescue[]> {
  const cards = await listActivities(house, caller);
  return cards.filter(({ kind }) => kind === 'RESCUE').map(toRescue);
}

export async function showRescue(
  house: House,
  caller: Caller,
  { promotionId }: { promotionId?: string | number | undefined },
): Promise<Output<typeof contract.rescueDetail.value>> {
  const id = promotionId ?? (await listRescues(house, caller))[0]?.promotionId;
  if (id === undefined) refuse('PROMOTION_NOT_FOUND');
  const activity = await showActivity(house, caller, String(id));
  if (activity.kind !== 'RESCUE') refuse('PROMOTION_NOT_FOUND');
  const { text, terms } = activity;
  return { ...toRescue(activity), terms: text, turnoverMultiple: terms.multiple };
}

export async function showClaimStatus(
  house: House,
  caller: Caller,
  promotionId: string,
): Promise<Output<typeof contract.claimStatus.value>> {
  const { state, claimable } = await showActivity(house, caller, promotionId);
  return { promotionId, status: state, bonus: claimable };
}

export async function listUnapplied(
  house: House,
  { memberId, language }: Caller,
): Promise<Output<typeof contract.unappliedRewards.value>> {
  const { list } = await listRewards(house, memberId, language);
  return {
    claims: list.map(({ campaignId, cycleKey, step }) => ({
      promotionId: campaignId,
      claimId: `${campaignId}_${cycleKey}_${step}`,
    })),
  };
}

export async function listRaffles(
  house: House,
  caller: Caller,
): Promise<Output<typeof contract.raffleStatus.value>> {
  const cards = await listActivities(house, caller);
  return cards.flatMap(({ id, title, style, tickets, cycleEndsAt }) =>
    style
      ? [{ promotionId: id, name: title, style, ticketCount: tickets, endDate: cycleEndsAt }]
      : [],
  );
}

type Opening = { memberId: bigint; campaignId: string; requestId: string };

export async function openRaffle(
  house: House,
  opening: Opening,
): Promise<Output<typeof contract.claimRaffle.value>> {
  const { name, money, points, ticketsLeft } = await openTicket(house, opening);
  return { prize: name, bonus: money, points, ticketCount: ticketsLeft };
}

export function showTicketConfig(house: House): Output<typeof contract.ticketConfig.value> {
  const styles = campaignMemory
    .of(house)
    .campaigns.flatMap(({ content }) => (content.kind === 'TICKETS' ? [content.style] : []));
  const types = [...new Set(styles.map(typeOf))];
  return { enabled: styles.length > 0, types, styles: [...new Set(styles)] };
}

/** Own codes only: one that others may still redeem is no secret once a list tells it. */
export async function listRedeemed(
  { db }: House,
  { memberId, language }: Caller,
): Promise<Output<typeof contract.redeemedCodes.value>> {
  const rows = await db
    .selectFrom('promotion_campaigns')
    .selectAll()
    .where(
      sql<boolean>`content ->> 'how' = 'CODE' and exists (select 1 from promotion_gifts g
        where g.campaign_id = promotion_campaigns.id and g.member_id = ${memberId})`,
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const { content } = readCampaign(row);
    return { promoCode: content.code, description: wordsOf(content, language).title };
  });
}
