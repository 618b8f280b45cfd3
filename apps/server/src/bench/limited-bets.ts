import { openPlay } from '../domains/play/index.ts';
import { protection } from '../domains/protection/index.ts';
import { asOwner, openBenchHouse } from './bench-house.ts';
import { measureBets } from './dice-bets.ts';
import type { Measured } from './measure.ts';
import { addPlayers } from './players.ts';

const PLAYERS = 1_000;
const CALLERS = 64;

/**
 * Bets of members who limited their stakes and losses by day, week and month, beside bets of as many
 * who did not: the same server, one after the other.
 */
export async function measureLimited(
  seconds: number,
): Promise<{ plain: Measured; limited: Measured }> {
  const bench = await openBenchHouse();
  const guards = protection.contributes!.betGuards!.map((open) => open(bench.house));
  const play = openPlay(bench.house, { guards });
  try {
    await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 13n });
    await asOwner(
      bench.migrateUrl,
      `insert into protection_members (member_id, age_checked_at)
       select g, now() from generate_series(1, ${PLAYERS}) g`,
    );
    const load = { seconds, postmaster: bench.pid(), players: PLAYERS, callers: CALLERS };
    await measureBets(play, { ...load, seconds: 12 });
    const plain = await measureBets(play, load);
    await asOwner(
      bench.migrateUrl,
      `insert into protection_limits (member_id, kind, period, value, set_at)
       select g, kind, period, 100000000, now() from generate_series(1, ${PLAYERS}) g,
         unnest(array['wager', 'loss']) kind, unnest(array['day', 'week', 'month']) period;
       update accounts set watched_from = '-infinity' where purpose = 'cash'`,
    );
    // Everyone is summed once, as on the first bet of an hour.
    await measureBets(play, load);
    return { plain, limited: await measureBets(play, load) };
  } finally {
    await play.lanes.close();
    await bench.close();
  }
}
