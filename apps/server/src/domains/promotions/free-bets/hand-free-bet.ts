import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { FreeBet } from '../../play/index.ts';

export type NewFreeBet = {
  memberId: bigint;
  /** Null where no campaign gives it. */
  campaignId: bigint | null;
  /** Where it comes from, once. */
  origin: string;
  stake: Money;
  terms: FreeBet['terms'];
  /** How often what it wins must be played. */
  multiple: number;
  expiresAt: Date;
  at: Date;
};

/** Puts a free bet into a member's hand. */
export async function handFreeBet(tx: Transaction, free: NewFreeBet): Promise<void> {
  await tx
    .insertInto('promotion_free_bets')
    .values({
      member_id: free.memberId,
      campaign_id: free.campaignId,
      origin: free.origin,
      stake: free.stake,
      terms: JSON.stringify(free.terms),
      multiple: free.multiple,
      granted_at: free.at,
      expires_at: free.expiresAt,
      bet_id: null,
      used_at: null,
    })
    .execute();
}
