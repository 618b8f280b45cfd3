import { hours } from '@baize/calendar';
import type { promotionsOlderClients as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findCampaign, wordsOf } from '../campaigns/campaign.ts';
import { openTicket } from '../tickets/open-ticket.ts';

/** Styles that older clients know as a kind of raffle. */
export const typeOf = (style: string) =>
  style === 'PRIZE_WHEEL' || style === 'GOLDEN_EGG' ? style : 'RAFFLE';

const SHOWN = 200;

export async function listTickets(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.ticketList.value>> {
  const rows = await house.db
    .selectFrom('promotion_tickets')
    .select(['id', 'campaign_id'])
    .where('member_id', '=', memberId)
    .where('opened_at', 'is', null)
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  const campaigns = new Map<bigint, NonNullable<Awaited<ReturnType<typeof findCampaign>>>>();
  for (const id of new Set(rows.map((row) => row.campaign_id))) {
    campaigns.set(id, (await findCampaign(house.db, id))!);
  }
  return rows.map((row) => {
    const { content, state, to } = campaigns.get(row.campaign_id)!;
    const until = to && to.getTime() + hours(content.graceHours);
    return {
      transactionId: String(row.id),
      ticketId: String(row.id),
      promotionId: String(row.campaign_id),
      type: typeOf(content.style),
      style: content.style,
      status: state === 'RUNNING' ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const),
      name: wordsOf(content, language).title,
      bonus: content.prizes.reduce((max, { gives }) => (gives.money > max ? gives.money : max), 0n),
      endDate: until,
      claimDevice: 'ALL',
      conditionStatus: [],
      conditionSize: 0,
      achievedConditionSize: 0,
    };
  });
}

type Named = { memberId: bigint; transactionId: string; requestId: string };

/** Tickets of one promotion are alike: whichever is named, the oldest is opened. */
export async function openNamedTicket(
  house: House,
  { memberId, transactionId, requestId }: Named,
): Promise<Output<typeof contract.claimTicket.value>> {
  if (!/^\d{1,18}$/.test(transactionId)) refuse('TICKET_NONE');
  const ticket = await house.db
    .selectFrom('promotion_tickets')
    .select('campaign_id')
    .where('id', '=', BigInt(transactionId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!ticket) refuse('TICKET_NONE');
  const campaignId = String(ticket.campaign_id);
  const { money, style } = await openTicket(house, { memberId, campaignId, requestId });
  return { value: money, configId: campaignId, type: typeOf(style) };
}
