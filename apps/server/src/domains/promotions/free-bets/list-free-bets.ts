import type { promotionsFreeBets as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { findCampaigns, wordsOf } from '../campaigns/campaign.ts';

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
  const campaigns = await findCampaigns(
    db,
    rows.flatMap(({ campaign_id }) => campaign_id ?? []),
  );
  return rows.map((row) => {
    const campaign = row.campaign_id === null ? undefined : campaigns.get(row.campaign_id);
    return {
      id: String(row.id),
      title: campaign ? wordsOf(campaign.content, language).title : '',
      stake: row.stake,
      terms: row.terms,
      multiple: row.multiple,
      expiresAt: row.expires_at.getTime(),
    };
  });
}
