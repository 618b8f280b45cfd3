import type { House } from '../../../platform/house.ts';

/** The names on the member's payout accounts: a second proof from an unknown place. */
export async function holdersOf(house: House, memberId: bigint): Promise<string[]> {
  const rows = await house.db
    .selectFrom('payout_accounts')
    .select('holder_sealed')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('kind', '<>', 'VW')
    .orderBy('id')
    .execute();
  return rows.map(({ holder_sealed }) => house.keys.open(holder_sealed));
}
