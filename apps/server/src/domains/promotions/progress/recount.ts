import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Campaign, Content } from '../campaigns/campaign.ts';
import type { Cycle } from '../campaigns/cycles.ts';
import { firstTarget } from './deeds.ts';

type Place = { campaign: Campaign; cycle: Cycle; goal: number; memberId: bigint };

/** Looks up what holds where it does not add up: the greatest that is left, or the first deposit. */
export async function recount(tx: Transaction, place: Place, since: Date): Promise<void> {
  const { campaign, cycle, goal, memberId } = place;
  const from = since > cycle.from ? since : cycle.from;
  const held =
    campaign.content.goals[goal]!.metric === 'ONE_DEPOSIT'
      ? firstDeposit(place, from)
      : greatestMultiple(place, from);
  await sql`update promotion_progress p set value = coalesce(h.value, 0),
      reached_at = coalesce(h.at, p.reached_at)
    from (select 1) one left join (${held}) h on true
    where p.campaign_id = ${campaign.id} and p.cycle = ${cycle.key} and p.goal = ${goal}
      and p.member_id = ${memberId}`.execute(tx);
}

/** The greatest of what is left, and when it was reached first. */
function greatestMultiple({ campaign, cycle, goal, memberId }: Place, from: Date) {
  return sql`select b.multiple as value, b.settled_at as at from promoted_plays b
    where b.member_id = ${memberId} and b.stake > 0 and ${namedBets(campaign.content.goals[goal]!)}
      and ${within(from, cycle.to)}
    order by 1 desc, 2 limit 1`;
}

/** The first deposit that reaches the first step's target; while none does, the greatest. */
function firstDeposit({ campaign, cycle, goal, memberId }: Place, from: Date) {
  const target = firstTarget(campaign, goal);
  const isBefore = cycle.to ? sql`d.credited_at < ${cycle.to}` : sql`true`;
  return sql`select d.amount as value, d.credited_at as at from promoted_deposits d
    where d.member_id = ${memberId} and d.credited_at >= ${from} and ${isBefore}
    order by d.amount < ${target}, case when d.amount < ${target} then -d.amount end, d.credited_at, d.id
    limit 1`;
}

type Goal = Content['goals'][number];

/** A condition on `promoted_plays b` or `promoted_bets b`: the bets that a goal names. */
export function namedBets({ categories, vendors, games }: Goal) {
  const parts = [sql`true`];
  if (categories.length > 0) parts.push(sql`b.category = any(${[...categories]})`);
  if (vendors.length > 0) parts.push(sql`b.vendor = any(${[...vendors]})`);
  if (games.length > 0) parts.push(sql`b.game_code = any(${[...games]})`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

function within(from: Date, to: Date | null) {
  return to ? sql`b.settled_at >= ${from} and b.settled_at < ${to}` : sql`b.settled_at >= ${from}`;
}

/** How bets `b` add up to a goal's value: the whole of what the listener adds bit by bit. */
export const BET_SUMS: Partial<Record<Goal['metric'], RawBuilder<bigint>>> = {
  VALID_BET: sql`sum(b.valid_bet)::bigint`,
  BET_COUNT: sql`sum(b.bets)::bigint * 10000`,
  WIN_SUM: sql`sum(b.payout)::bigint`,
  LOSS: sql`sum(b.stake - b.payout)::bigint`,
  WIN_MULTIPLE: sql`max(b.multiple)`,
};

type ProgressFault = { campaignId: string; memberId: string; cycle: string; goal: number };

/** Proves what is kept against the bets themselves; answers where they differ. Events must be drained. */
export async function checkProgress(
  db: Database | Transaction,
  campaign: Campaign,
  cycle: Cycle,
): Promise<ProgressFault[]> {
  const faults: ProgressFault[] = [];
  for (const [n, goal] of campaign.content.goals.entries()) {
    const counted = BET_SUMS[goal.metric];
    if (!counted || campaign.content.needsJoin) continue;
    const { rows } = await sql<{ member_id: bigint }>`
      select member_id from (
        select member_id, value from promotion_progress
        where campaign_id = ${campaign.id} and cycle = ${cycle.key} and goal = ${n}) p
      full join (
        select b.member_id, ${counted} as counted from promoted_plays b
        where ${namedBets(goal)} and ${within(cycle.from, cycle.to)} group by 1) b using (member_id)
      where coalesce(p.value, 0) <> coalesce(b.counted, 0)`.execute(db);
    const place = { campaignId: String(campaign.id), cycle: cycle.key, goal: n };
    for (const { member_id } of rows) {
      faults.push({
        campaignId: place.campaignId,
        memberId: String(member_id),
        cycle: place.cycle,
        goal: n,
      });
    }
  }
  return faults;
}
