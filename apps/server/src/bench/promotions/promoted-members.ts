import { asOwner, type BenchHouse } from '../bench-house.ts';
import { addPlayers } from '../players.ts';

/** Members with cash whom campaigns can mean: plain players directly under the brand. */
export async function addPromotedMembers(bench: BenchHouse, count: number): Promise<void> {
  await addPlayers(bench, { from: 1, count, units: 10n ** 9n });
  await asOwner(
    bench.migrateUrl,
    `insert into members (id, username, username_key, nickname, type, path, level, language, avatar,
        registered_at)
      overriding system value
      select g, 'bench' || g, 'bench' || g, 'bench' || g, 0, '/' || g || '/', 0, 'EN', '1',
        now() - interval '30 days'
      from generate_series(1, ${count}) g;
    insert into protection_members (member_id, age_checked_at)
      select g, now() from generate_series(1, ${count}) g on conflict do nothing`,
  );
}
