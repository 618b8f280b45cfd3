import type { promotionsTournaments as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shownName } from '../../play/index.ts';
import { brandOf } from '../../system/index.ts';
import { type Campaign, shownCampaign, wordsOf } from '../campaigns/campaign.ts';
import { openCycles } from '../campaigns/cycles.ts';

const SHOWN = 50;

type Ranked = { member_id: bigint; value: Money; rank: number };

/** The greatest first; of equals whoever reached it first. */
export async function ranksOf(
  db: Database | Transaction,
  { campaign, cycle, limit }: { campaign: Campaign; cycle: string; limit: number },
): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select p.member_id, p.value,
      row_number() over (order by p.value desc, p.reached_at, p.member_id)::int as rank
    from promotion_progress p join promoted_members m on m.id = p.member_id
    where p.campaign_id = ${campaign.id} and p.cycle = ${cycle} and p.goal = 0 and p.value > 0
      and m.frozen_at is null
    order by rank limit ${limit}`.execute(db);
  return rows;
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
  const asked = { campaign, cycle: cycle?.key ?? '', limit: SHOWN };
  const ranks = await ranksOf(house.db, asked);
  return {
    id,
    title: wordsOf(content, caller.language).title,
    metric: content.goals[0]!.metric,
    cycleEndsAt: cycle?.to?.getTime() ?? null,
    list: await Promise.all(
      ranks.map(async ({ member_id, value, rank }) => ({
        rank,
        name: await shownName(house, member_id),
        value,
        isOwn: member_id === caller.memberId,
      })),
    ),
    own: await ownRank(house.db, asked, caller.memberId),
    bands: content.bands,
  };
}

async function ownRank(
  db: Database,
  { campaign, cycle }: { campaign: Campaign; cycle: string },
  memberId: bigint,
): Promise<{ rank: number; value: Money } | null> {
  if (memberId === 0n) return null;
  const { rows } = await sql<{ rank: number; value: Money }>`
    select o.value, (1 + (select count(*) from promotion_progress p
        join promoted_members m on m.id = p.member_id and m.frozen_at is null
        where p.campaign_id = o.campaign_id and p.cycle = o.cycle and p.goal = 0
          and (p.value > o.value or (p.value = o.value and (p.reached_at, p.member_id)
            < (o.reached_at, o.member_id)))))::int as rank
    from promotion_progress o where o.campaign_id = ${campaign.id} and o.cycle = ${cycle}
      and o.goal = 0 and o.member_id = ${memberId} and o.value > 0`.execute(db);
  return rows[0] ?? null;
}
