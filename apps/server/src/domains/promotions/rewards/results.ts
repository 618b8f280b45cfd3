import type { Span } from '@baize/calendar';
import type { promotionsCampaignsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, findCampaign } from '../campaigns/campaign.ts';
import { membersOf, readSegments } from '../segments/audience.ts';

type Results = Output<typeof contract.showResults.value>;

/** What a campaign gave and what came of it, read from what was written and nothing else. */
export async function showResults(house: House, id: string): Promise<Results> {
  const campaign = (await findCampaign(house.reports, id)) ?? refuse('NOT_FOUND');
  const takers = await takersOf(house, campaign.id);
  const others = await othersOf(house, campaign, takers);
  const span = { from: campaign.from, to: campaign.to ?? house.clock.now() };
  return {
    spent: campaign.spent,
    budget: campaign.content.costs.budget,
    gifts: campaign.gifts,
    members: takers.length,
    ...(await countsOf(house, campaign.id)),
    days: await daysOf(house, campaign.id),
    takers: await deedsOf(house, span, takers),
    others: await deedsOf(house, span, others),
  };
}

async function takersOf({ reports }: House, id: bigint): Promise<bigint[]> {
  const rows = await reports
    .selectFrom('promotion_gifts')
    .select('member_id')
    .distinct()
    .where('campaign_id', '=', id)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

const CONTROL = 100_000;

/** As many of its audience as were given something, of those who were not. */
async function othersOf(
  { reports, clock }: House,
  { content }: Campaign,
  takers: readonly bigint[],
): Promise<bigint[]> {
  const asked = { segments: await readSegments(reports), at: clock.now(), limit: CONTROL };
  const taken = new Set(takers);
  const meant = await membersOf(reports, content.who, asked);
  return meant
    .map(({ id }) => id)
    .filter((id) => !taken.has(id))
    .slice(0, takers.length);
}

async function countsOf({ reports }: House, id: bigint) {
  const { rows } = await sql<{
    joined: number;
    forfeited: bigint;
    turnoverRequired: bigint;
    turnoverFilled: bigint;
  }>`select
      (select count(distinct member_id)::int from promotion_joins where campaign_id = ${id}) as joined,
      coalesce(sum(b.taken_back), 0)::bigint as forfeited,
      coalesce(sum(r.required), 0)::bigint as "turnoverRequired",
      coalesce(sum(r.filled), 0)::bigint as "turnoverFilled"
    from promotion_bonuses b
    left join promotion_requirements r on r.member_id = b.member_id and r.reference = b.reference
    where b.campaign_id = ${id}`.execute(reports);
  return rows[0]!;
}

async function daysOf(house: House, id: bigint): Promise<Results['days']> {
  const minutes = brandOf(house).timeZoneOffsetMinutes;
  const { rows } = await sql<Results['days'][number]>`
    select to_char(given_at at time zone 'UTC' + make_interval(mins => ${minutes}::int), 'YYYY-MM-DD') as day,
      sum(money)::bigint as spent, count(*)::int as gifts, count(distinct member_id)::int as members
    from promotion_gifts where campaign_id = ${id} group by 1 order by 1`.execute(house.reports);
  return rows;
}

/** Deposits, play and what the house earned of some members in a span of time. */
export async function deedsOf(
  { reports }: House,
  { from, to }: Span,
  members: readonly bigint[],
): Promise<Results['takers']> {
  const ids = members.map(String);
  const { rows } = await sql<Omit<Results['takers'], 'members'>>`select
      (select coalesce(sum(amount), 0)::bigint from promoted_deposits
       where member_id = any(${ids}::bigint[]) and credited_at >= ${from} and credited_at < ${to}) as deposits,
      coalesce(sum(valid_bet), 0)::bigint as "validBet",
      coalesce(sum(stake - payout), 0)::bigint as "netRevenue"
    from promoted_plays
    where member_id = any(${ids}::bigint[]) and settled_at >= ${from} and settled_at < ${to}`.execute(
    reports,
  );
  const { deposits, validBet, netRevenue } = rows[0]!;
  return { members: members.length, deposits, validBet, netRevenue };
}
