import type { Transaction } from '../../../platform/database.ts';

/** Every slip with a leg on a match is looked at again, by whichever server settles next. */
export async function reopenSlips(tx: Transaction, matchId: bigint): Promise<void> {
  await tx
    .updateTable('sports_slips')
    .set({ is_open: true })
    .where(
      'bet_id',
      'in',
      tx.selectFrom('sports_legs').select('bet_id').where('match_id', '=', matchId),
    )
    .execute();
}
