import type { promotionsFreeSpins as contract, Language, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { titlesFor } from '../campaigns/campaign.ts';

/** Free spins in hand, those that lapse first on top. */
export async function listSpins(
  house: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.spins.value>> {
  const { db, clock } = house;
  const rows = await db
    .selectFrom('promotion_spins')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(sql<boolean>`used < total`)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', clock.now())]))
    .orderBy(sql`expires_at nulls last`)
    .orderBy('id')
    .execute();
  const titleOf = await titlesFor(db, rows, language);
  return rows.map((row) => ({
    id: String(row.id),
    title: titleOf(row.campaign_id),
    gameCode: row.game_code,
    stake: row.stake,
    left: row.total - row.used,
    total: row.total,
    won: row.won,
    multiple: row.multiple,
    expiresAt: row.expires_at?.getTime() ?? null,
  }));
}
