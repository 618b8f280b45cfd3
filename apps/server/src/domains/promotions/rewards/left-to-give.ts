import { dayOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import type { Campaign } from '../campaigns/campaign.ts';

type Asked = { campaign: Campaign; memberId: bigint; at: Date };

/**
 * The most that one draw may cost: what is left of the budget, of the day and of the member's share;
 * null: no bound. The caller holds the campaign, so that nothing is given meanwhile.
 */
export async function leftToGive(
  house: House,
  tx: Transaction,
  { campaign, memberId, at }: Asked,
): Promise<Money | null> {
  const { budget, perDay, perMember } = campaign.content.costs;
  const bounds: Money[] = [];
  if (budget !== null) bounds.push(budget - campaign.spent);
  if (perDay !== null) bounds.push(perDay - (await spentToday(house, tx, campaign.id, at)));
  if (perMember !== null) bounds.push(perMember - (await givenTo(tx, campaign.id, memberId)));
  return bounds.reduce<Money | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  );
}

async function spentToday(house: House, tx: Transaction, id: bigint, at: Date): Promise<Money> {
  const day = dayOf(at, brandOf(house).timeZoneOffsetMinutes);
  const row = await tx
    .selectFrom('promotion_days')
    .select('spent')
    .where('campaign_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.spent ?? 0n;
}

async function givenTo(tx: Transaction, id: bigint, memberId: bigint): Promise<Money> {
  const { rows } = await sql<{ given: Money }>`
    select coalesce(sum(money), 0)::bigint as given from promotion_gifts
    where campaign_id = ${id} and member_id = ${memberId}`.execute(tx);
  return rows[0]!.given;
}
