import type { promotionsOlderClients as contract, Language, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findCampaign, findCampaigns, wordsOf } from '../campaigns/campaign.ts';
import { listStrips, signIn } from '../sign-in/sign-in.ts';
import { typeOf } from './tickets.ts';

/** Every strip counts up day by day: `C`, cumulative. */
export async function signInList(
  house: House,
  { memberId, language }: Caller,
): Promise<Output<typeof contract.signInConfigs.value>> {
  const strips = await listStrips(house, memberId, language);
  return Promise.all(
    strips.map(async ({ id, title }) => ({
      configId: id,
      name: title,
      type: 'C' as const,
      description: wordsOf((await findCampaign(house.db, id))!.content, language).summary,
    })),
  );
}

const yes = (is: boolean) => (is ? ('Y' as const) : ('N' as const));

export async function signInDays(
  house: House,
  { memberId, language }: Caller,
  configId: string,
): Promise<Output<typeof contract.signInHistory.value>> {
  const strips = await listStrips(house, memberId, language);
  const strip = strips.find(({ id }) => id === configId) ?? refuse('PROMOTION_NOT_FOUND');
  const asked = (what: string) =>
    strip.conditions.find(({ metric }) => metric.includes(what))?.target ?? 0n;
  const { rows } = await sql<{ count: number; money: bigint; points: bigint }>`
    select count(*)::int as count, coalesce(sum(money), 0)::bigint as money,
      coalesce(sum(points), 0)::bigint as points
    from promotion_gifts where campaign_id = ${BigInt(configId)} and member_id = ${memberId}`.execute(
    house.db,
  );
  const { count, money, points } = rows[0]!;
  const tickets = await ticketsOf(house, configId, language);
  return {
    list: strip.days.map((day) => ({
      id: `${configId}_${day.day}`,
      dayCount: day.day,
      amount: day.money,
      pointAmount: day.points,
      ticket: tickets.get(day.day) ?? null,
      isToday: yes(day.day === strip.today),
      hasClaimed: yes(day.isSigned),
      isClaimedToday: yes(day.day === strip.today && strip.isSignedToday),
      depositAmount: asked('DEPOSIT'),
      validBetAmount: asked('BET'),
    })),
    footer: { dayCountClaimed: count, totalClaimedAmount: money, totalClaimedPointAmount: points },
  };
}

type Ticket = NonNullable<Output<typeof contract.signInHistory.value>['list'][number]['ticket']>;

/** The tickets of a strip, by the day that brings them. */
async function ticketsOf(
  { db }: House,
  configId: string,
  language: Language,
): Promise<Map<number, Ticket>> {
  const { strip } = (await findCampaign(db, configId))!.content;
  const ids = strip.flatMap(({ tickets }) => (tickets ? [BigInt(tickets.campaignId)] : []));
  const campaigns = await findCampaigns(db, ids);
  const found = new Map<number, Ticket>();
  for (const [n, { tickets }] of strip.entries()) {
    const content = tickets && campaigns.get(BigInt(tickets.campaignId))?.content;
    if (!content) continue;
    const type = typeOf(content.style);
    const ticket = { ticketType: type, type, ticketStyle: content.style };
    const rewardName = wordsOf(content, language).title;
    found.set(n + 1, { rewardType: 'TICKET', ...ticket, rewardName });
  }
  return found;
}

type Detail = { memberId: bigint; detailId: string; requestId: string };

export async function signInByDetail(
  house: House,
  { memberId, detailId, requestId }: Detail,
): Promise<Output<typeof contract.claimSignIn.value>> {
  const id = /^(\d{1,18})(_\d+)?$/.exec(detailId)?.[1] ?? refuse('PROMOTION_NOT_FOUND');
  const signed = await signIn(house, { memberId, id, isMakeUp: false, requestId });
  return { amount: signed.money, pointAmount: signed.points, dayCount: signed.day };
}
