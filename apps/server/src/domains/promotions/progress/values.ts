import { promotionsCampaign as contract } from '@baize/contract';
import { type Money, UNIT } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Campaign, Content } from '../campaigns/campaign.ts';

/** What a member has reached: one value for each goal of a campaign in a cycle. */
export type Values = ReadonlyMap<string, Money>;

type Metric = Content['goals'][number]['metric'];
type Db = Database | Transaction;
type Looking = { memberId: bigint; campaigns: readonly Campaign[]; at: Date };

const place = (campaignId: bigint, cycle: string, goal: number) => `${campaignId}/${cycle}/${goal}`;

/** What holds in every cycle alike. */
const ALWAYS = '*';

export async function valuesOf(db: Db, { memberId, campaigns, at }: Looking): Promise<Values> {
  if (campaigns.length === 0) return new Map();
  const ids = campaigns.map(({ id }) => id);
  const rows = await db
    .selectFrom('promotion_progress')
    .select(['campaign_id', 'cycle', 'goal', 'value'])
    .where('member_id', '=', memberId)
    .where('campaign_id', 'in', ids)
    .execute();
  return new Map([
    ...rows.map((row) => [place(row.campaign_id, row.cycle, row.goal), row.value] as const),
    ...(await standingValues(db, { memberId, campaigns, at })),
  ]);
}

const isStandingMetric = (metric: Metric): boolean => contract.standingMetrics.includes(metric);

/** What the member is, for the goals that ask for it; one look, and none where no goal does. */
async function standingValues(
  db: Db,
  { memberId, campaigns, at }: Looking,
): Promise<(readonly [string, Money])[]> {
  const asked = campaigns.flatMap(({ id, content }) =>
    content.goals.flatMap(({ metric }, goal) =>
      isStandingMetric(metric) ? [{ key: place(id, ALWAYS, goal), metric }] : [],
    ),
  );
  if (asked.length === 0) return [];
  const { rows } = await sql<Partial<Record<Metric, number>>>`select
      (m.mobile_verified_at is not null)::int as "PHONE_PROVED",
      (exists (select 1 from payout_account_uses p
        where p.member_id = m.id and p.removed_at is null))::int as "CARD_BOUND",
      coalesce((select case when l.manual_until > ${at} then l.manual_level else l.level end
        from promoted_levels l where l.member_id = m.id), 0)::int as "CLUB_LEVEL"
    from promoted_members m where m.id = ${memberId}`.execute(db);
  return asked.map(({ key, metric }) => [key, UNIT * BigInt(rows[0]?.[metric] ?? 0)] as const);
}

/** Never below zero: who has won has lost nothing. */
export function valuesIn(values: Values, { id, content }: Campaign, cycle: string): Money[] {
  return content.goals.map((_, n) => {
    const value = values.get(place(id, cycle, n)) ?? values.get(place(id, ALWAYS, n)) ?? 0n;
    return value > 0n ? value : 0n;
  });
}
