import { sql } from 'kysely';
import { jsonColumn, numberColumn } from '../../../platform/database/array-text.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import type { Statement } from '../../wallet/index.ts';
import type { KeptBullet } from '../tables.ts';

/** A bullet, and the magazine it was fired from. */
export type FiredBullet = { bet_id: bigint; bullet: KeptBullet };

/** What was fired from magazines. Whoever decides by it holds their rows first. */
export const selectBullets: Statement = {
  name: 'fish-bullets',
  text: 'select bet_id, bullet from fish_bullets where bet_id = any($1::bigint[]) order by bet_id, n',
};

/** The bullets that were fired from each of some magazines. */
export async function bulletsOf(
  db: Database | Transaction,
  betIds: readonly bigint[],
): Promise<Map<bigint, KeptBullet[]>> {
  if (betIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fish_bullets')
    .select(['bet_id', 'bullet'])
    .where(sql<boolean>`bet_id = any(${numberColumn(betIds, (id) => id)}::bigint[])`)
    .orderBy('bet_id')
    .orderBy('n')
    .execute();
  return bulletsByMagazine(rows);
}

export function bulletsByMagazine(rows: readonly FiredBullet[]): Map<bigint, KeptBullet[]> {
  const fired = groupBy(rows, ({ bet_id }) => bet_id);
  return new Map([...fired].map(([id, theirs]) => [id, theirs.map(({ bullet }) => bullet)]));
}

/** Writes what was fired, and what became of bullets that were fired before. */
export async function keepBullets(tx: Transaction, fired: readonly FiredBullet[]): Promise<void> {
  await sql`insert into fish_bullets (bet_id, n, bullet)
    select * from unnest(${numberColumn(fired, ({ bet_id }) => bet_id)}::bigint[],
      ${numberColumn(fired, ({ bullet }) => bullet.n)}::int[],
      ${jsonColumn(fired, ({ bullet }) => JSON.stringify(bullet))}::jsonb[])
    on conflict (bet_id, n) do update set bullet = excluded.bullet`.execute(tx);
}
