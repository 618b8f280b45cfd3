import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';

export type NewSpins = {
  memberId: bigint;
  /** Null where no campaign gives them. */
  campaignId: bigint | null;
  /** Where they come from, once. */
  origin: string;
  gameCode: string;
  count: number;
  stake: Money;
  /** How often what they win must be played. */
  multiple: number;
  expiresAt: Date | null;
  at: Date;
};

/** Puts free spins of a slot into a member's hand. */
export async function handSpins(tx: Transaction, spins: NewSpins): Promise<void> {
  await tx
    .insertInto('promotion_spins')
    .values({
      member_id: spins.memberId,
      campaign_id: spins.campaignId,
      origin: spins.origin,
      game_code: spins.gameCode,
      stake: spins.stake,
      total: spins.count,
      multiple: spins.multiple,
      granted_at: spins.at,
      expires_at: spins.expiresAt,
    })
    .execute();
}
