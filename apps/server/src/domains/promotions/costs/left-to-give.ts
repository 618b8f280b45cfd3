import { dayOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import type { Campaign } from '../campaigns/campaign.ts';

/** What a campaign may still cost, for several draws in a row. */
export type Purse = {
  /** The most that one draw of theirs may cost; null: no bound. */
  leftFor(memberId: bigint): Money | null;
  take(memberId: bigint, money: Money): void;
};

type Asked = { campaign: Campaign; memberIds: readonly bigint[]; at: Date };

/**
 * What is left of the budget, of the day, of the stock and of each member's share. The caller holds the
 * campaign, so that nothing is given meanwhile.
 */
export async function openPurse(
  house: House,
  tx: Transaction,
  { campaign, memberIds, at }: Asked,
): Promise<Purse> {
  const { budget, perDay, perMember, stock } = campaign.content.costs;
  const today = perDay === null ? 0n : await spentToday(house, tx, campaign.id, at);
  const given = perMember === null ? new Map() : await givenTo(tx, campaign.id, memberIds);
  let [taken, gifts] = [0n, 0];
  return {
    leftFor: (memberId) => {
      if (stock !== null && campaign.gifts + gifts >= stock) return 0n;
      return least([
        budget !== null && budget - campaign.spent - taken,
        perDay !== null && perDay - today - taken,
        perMember !== null && perMember - (given.get(memberId) ?? 0n),
      ]);
    },
    take: (memberId, money) => {
      taken += money;
      gifts += 1;
      given.set(memberId, (given.get(memberId) ?? 0n) + money);
    },
  };
}

function least(bounds: readonly (Money | false)[]): Money | null {
  return bounds.reduce<Money | null>((lowest, one) => {
    if (one === false) return lowest;
    return lowest === null || one < lowest ? one : lowest;
  }, null);
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

/** What a campaign gave each of these so far; who was given nothing is left out. */
export async function givenTo(
  tx: Transaction,
  id: bigint,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Money>> {
  const { rows } = await sql<{ member_id: bigint; given: Money }>`
    select member_id, sum(money)::bigint as given from promotion_gifts
    where campaign_id = ${id} and member_id = any(${memberIds.map(String)}::bigint[])
    group by member_id`.execute(tx);
  return new Map(rows.map(({ member_id, given }) => [member_id, given]));
}
