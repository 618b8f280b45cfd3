import { sql } from 'kysely';
import { jsonColumn, numberColumn } from '../../../platform/database/array-text.ts';
import type { Database } from '../../../platform/database.ts';
import type { Statement, Write } from '../../wallet/index.ts';
import type { BriefBullet, KeptBullet } from '../tables.ts';
import { bulletsText, readBullet } from './bullet-text.ts';

/** What was written at once of a magazine's bullets. */
export type WrittenBullets = { bet_id: bigint; bullets: (BriefBullet | KeptBullet)[] };

/** The bullets that were fired from each of some magazines. */
export async function bulletsOf(
  db: Database,
  betIds: readonly bigint[],
): Promise<Map<bigint, KeptBullet[]>> {
  if (betIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fish_bundles')
    .select(['bet_id', 'bullets'])
    .where(sql<boolean>`bet_id = any(${numberColumn(betIds, (id) => id)}::bigint[])`)
    .orderBy('bet_id')
    .orderBy('version')
    .execute();
  return bulletsByMagazine(rows);
}

/** Bullets in the order in which they were fired; what was written last of each holds. */
export function bulletsByMagazine(rows: readonly WrittenBullets[]): Map<bigint, KeptBullet[]> {
  const fired = new Map<bigint, Map<number, KeptBullet>>();
  for (const { bet_id, bullets } of rows) {
    const theirs = fired.get(bet_id) ?? new Map<number, KeptBullet>();
    fired.set(bet_id, theirs);
    for (const written of bullets) {
      const bullet = readBullet(written);
      theirs.set(bullet.n, bullet);
    }
  }
  return new Map([...fired].map(([id, theirs]) => [id, [...theirs.values()]]));
}

const addBundles: Statement = {
  name: 'fish-add-bundles',
  text: `insert into fish_bundles (bet_id, version, bullets)
    select * from unnest($1::bigint[], $2::int[], $3::json[])`,
};

type ChangedMagazine = { bet_id: bigint; version: number; bullets: Iterable<KeptBullet> };

/** Writes what was fired, and what became of bullets that were fired before. */
export function writeBullets(rows: readonly ChangedMagazine[]): Write {
  return [
    addBundles,
    [
      numberColumn(rows, ({ bet_id }) => bet_id),
      numberColumn(rows, ({ version }) => version),
      jsonColumn(rows, ({ bullets }) => bulletsText(bullets)),
    ],
  ];
}
