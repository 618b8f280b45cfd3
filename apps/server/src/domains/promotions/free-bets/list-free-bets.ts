import type { promotionsFreeBets as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { titlesFor } from '../campaigns/campaign.ts';

/** Free bets in hand, those that lapse first on top. */
export async function listFreeBets(
  { db, clock }: House,
  memberId: bigint,
  language: Language,
): Promise<Output<typeof contract.freeBets.value>> {
  const rows = await db
    .selectFrom('promotion_free_bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('bet_id', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  const titleOf = await titlesFor(db, rows, language);
  return rows.map((row) => ({
    id: String(row.id),
    title: titleOf(row.campaign_id),
    stake: row.stake,
    terms: row.terms,
    multiple: row.multiple,
    expiresAt: row.expires_at.getTime(),
  }));
}
