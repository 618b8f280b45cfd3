import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';

/** Who of some members is frozen. */
export async function frozenOf(
  tx: Transaction,
  memberIds: readonly bigint[],
): Promise<Set<bigint>> {
  const { rows } = await sql<{ id: bigint }>`select id from team_members
    where id = any(${memberIds.map(String)}::bigint[]) and frozen_at is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
