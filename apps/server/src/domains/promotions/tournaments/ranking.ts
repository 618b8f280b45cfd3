import type { promotionsTournaments as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shownName } from '../../play/index.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, shownCampaign, wordsOf } from '../campaigns/campaign.ts';
import { type Cycle, openCycles } from '../campaigns/cycles.ts';
import { namedBets } from '../progress/recount.ts';

const SHOWN = 50;

type Ranked = { member_id: bigint; value: Money; rank: number };
type Db = Database | Transaction;
type Looking = { campaign: Campaign; cycle: Cycle };

/** The first so many of a cycle. */
export async function ranksOf(db: Db, looking: Looking, limit: number): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`${ranked(looking)} order by rank limit ${limit}`.execute(db);
  return rows;
}

/**
 * The greatest first; of equals whoever reached it first. In a race those who have reached its mark come
 * first, in the order in which they did.
 */
function ranked({ campaign, cycle }: Looking) {
  const { firstTo } = campaign.content;
  const arrived = firstTo === null ? sql`null::timestamptz` : sql`a.at`;
  return sql`select * from (
    select p.member_id, p.value, row_number() over (
      order by ${arrived} nulls last, p.value desc, p.reached_at, p.member_id)::int as rank
    from promotion_progress p join promoted_members m on m.id = p.member_id
    ${firstTo === null ? sql`` : sql`left join (${arrivals({ campaign, cycle }, firstTo)}) a on a.member_id = p.member_id`}
    where p.campaign_id = ${campaign.id} and p.cycle = ${cycle.key} and p.goal = 0 and p.value > 0
      and m.frozen_at is null) r`;
}

const STEPS: Partial<Record<string, RawBuilder<bigint>>> = {
  VALID_BET: sql`b.valid_bet`,
  BET_COUNT: sql`10000`,
  WIN_SUM: sql`b.payout`,
};

/** When each who has reached the mark did so, reckoned from the bets that stand: a voided one never counted. */
function arrivals({ campaign: { id, content }, cycle }: Looking, mark: Money) {
  const goal = content.goals[0]!;
  const until = cycle.to ? sql`b.settled_at < ${cycle.to}` : sql`true`;
  return sql`select member_id, min(settled_at) as at from (
      select b.member_id, b.settled_at,
        sum(${STEPS[goal.metric] ?? sql`0`}) over (partition by b.member_id order by b.settled_at, b.id) as run
      from promotion_progress q
      join promoted_bets b on b.member_id = q.member_id
      left join promotion_joins j on j.campaign_id = q.campaign_id and j.cycle = q.cycle
        and j.member_id = q.member_id
      where q.campaign_id = ${id} and q.cycle = ${cycle.key} and q.goal = 0 and q.value >= ${mark}
        and b.settled_at >= greatest(${cycle.from}::timestamptz, j.joined_at) and ${until}
        and ${namedBets(goal)}) w
    where run >= ${mark} group by member_id`;
}

export async function showRanking(
  house: House,
  caller: Caller,
  id: string,
): Promise<Output<typeof contract.ranking.value>> {
  const campaign = await shownCampaign(house.db, id);
  const { content } = campaign;
  if (content.kind !== 'TOURNAMENT') refuse('PROMOTION_NOT_FOUND');
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const cycle = openCycles(campaign, house.clock.now(), zone)[0];
  const ranks = cycle ? await ranksOf(house.db, { campaign, cycle }, SHOWN) : [];
  return {
    id,
    title: wordsOf(content, caller.language).title,
    metric: content.goals[0]!.metric,
    firstTo: content.firstTo,
    cycleEndsAt: cycle?.to?.getTime() ?? null,
    list: await Promise.all(
      ranks.map(async ({ member_id, value, rank }) => ({
        rank,
        name: await shownName(house, member_id),
        value,
        isOwn: member_id === caller.memberId,
      })),
    ),
    own: cycle ? await ownRank(house.db, { campaign, cycle }, caller.memberId) : null,
    bands: content.bands,
  };
}

async function ownRank(db: Db, looking: Looking, memberId: bigint) {
  if (memberId === 0n) return null;
  const { rows } = await sql<Ranked>`${ranked(looking)} where member_id = ${memberId}`.execute(db);
  const own = rows[0];
  return own ? { rank: own.rank, value: own.value } : null;
}
