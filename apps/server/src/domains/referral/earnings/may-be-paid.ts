import type { Transaction } from '../../../platform/database.ts';
import { excludedAmong } from '../../protection/index.ts';

/** Who may be paid: a frozen account earns nothing, and whoever stays away from play is given nothing. */
export async function payableAmong(
  tx: Transaction,
  memberIds: readonly bigint[],
  at: Date,
): Promise<Set<bigint>> {
  if (memberIds.length === 0) return new Set();
  const excluded = await excludedAmong(tx, [...memberIds], at);
  const rows = await tx
    .selectFrom('referral_members')
    .select('id')
    .where('id', 'in', [...memberIds])
    .where('frozen_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id).filter((id) => !excluded.has(id)));
}
