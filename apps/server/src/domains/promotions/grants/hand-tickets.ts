import type { Transaction } from '../../../platform/database.ts';

export type Handing = {
  campaignId: bigint;
  memberId: bigint;
  count: number;
  /** Where they come from, once. */
  origin: string;
  at: Date;
};

/** Puts tickets of a campaign into a member's hand. */
export async function handTickets(
  tx: Transaction,
  { campaignId, memberId, count, origin, at }: Handing,
): Promise<void> {
  await tx
    .insertInto('promotion_tickets')
    .values(
      Array.from({ length: count }, (_, n) => ({
        campaign_id: campaignId,
        member_id: memberId,
        origin: `${origin}.${n}`,
        made_at: at,
        opened_at: null,
        nonce: null,
        prize: null,
        weights: null,
      })),
    )
    .execute();
}
