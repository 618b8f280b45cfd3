import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import type { Campaign } from '../campaigns/campaign.ts';

type Kept = { edition: string; members: ReadonlySet<bigint> };

/**
 * Whose bets must be held to a bonus: few, and known without asking. Whoever is given such a bonus is
 * in it before the answer goes out.
 */
export const limitedBonuses = keepInMemory<Kept>({
  channel: 'promotions.limited',
  empty: { edition: '', members: new Set() },
  read: async (house, before) => {
    const rows = await house.db
      .selectFrom('promotion_bonuses')
      .select('member_id')
      .distinct()
      .where('state', '=', 'RUNNING')
      .where(sql<boolean>`(max_stake is not null or cardinality(excluded) > 0)`)
      .orderBy('member_id')
      .execute();
    const edition = rows.map(({ member_id }) => member_id).join();
    if (edition === before.edition) return before;
    return { edition, members: new Set(rows.map(({ member_id }) => member_id)) };
  },
});

/** After a gift whose money binds its owner's play: known here before the answer goes out. */
export async function followGift(house: House, { content }: Campaign): Promise<void> {
  const { maxStake, excluded } = content.terms;
  if (maxStake !== null || excluded.length > 0) await limitedBonuses.renew(house);
}
