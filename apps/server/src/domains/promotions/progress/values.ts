import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Campaign } from '../campaigns/campaign.ts';

/** What a member has reached: one value for each goal of a campaign in a cycle. */
export type Values = ReadonlyMap<string, Money>;

const place = (campaignId: bigint, cycle: string, goal: number) => `${campaignId}/${cycle}/${goal}`;

export async function valuesOf(
  db: Database | Transaction,
  memberId: bigint,
  campaignIds: readonly bigint[],
): Promise<Values> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_progress')
    .select(['campaign_id', 'cycle', 'goal', 'value'])
    .where('member_id', '=', memberId)
    .where('campaign_id', 'in', [...campaignIds])
    .execute();
  return new Map(rows.map((row) => [place(row.campaign_id, row.cycle, row.goal), row.value]));
}

/** Never below zero: who has won has lost nothing. */
export function valuesIn(values: Values, { id, content }: Campaign, cycle: string): Money[] {
  return content.goals.map((_, n) => {
    const value = values.get(place(id, cycle, n)) ?? 0n;
    return value > 0n ? value : 0n;
  });
}
