import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { defineJob } from '../../../platform/jobs.ts';

/** What lies on a match is of no use once nothing of it can be corrected any more. */
const EXPOSED_MS = days(7);
/** Tables, form and results look back no further. */
const KEPT_MS = days(30);
const AT_ONCE = 5_000;

export const archiveJob = defineJob({
  name: 'sportsbook.archive',
  schedule: { everyMinutes: 60 },
  run: archiveMatches,
});

/** Lets go of what nobody asks for: matches on which nobody ever bet go whole, of others the exposures. */
export async function archiveMatches({ work, clock }: House): Promise<void> {
  const now = clock.now().getTime();
  const settled = new Date(now - EXPOSED_MS);
  const old = new Date(now - KEPT_MS);
  for (const table of ['sports_exposures', 'sports_member_exposures', 'sports_overrides']) {
    await sql`delete from ${sql.table(table)} e using sports_matches m
      where m.id = e.match_id and m.settled_at < ${settled}`.execute(work);
  }
  await sql`delete from sports_stops s using sports_matches m
    where s.level in ('match', 'market', 'selection') and s.subject = m.id::text
      and m.settled_at < ${settled}`.execute(work);
  await sql`
    delete from sports_matches where id in (
      select m.id from sports_matches m
      where m.source in ('virtual', 'season') and m.phase in ('ended', 'void') and m.settled_at is not null
        and m.starts_at < ${old}
        and not exists (select from sports_legs l where l.match_id = m.id)
        and not exists (select from sports_alerts a where a.match_id = m.id)
        and not exists (select from sports_results r where r.match_id = m.id)
      order by m.starts_at limit ${AT_ONCE})`.execute(work);
  await sql`delete from sports_favourites f where f.kind = 'match' and f.kept_at < ${old}
    and not exists (select from sports_matches m where m.id::text = f.subject)`.execute(work);
  await sql`delete from sports_shared_slips where expires_at < ${old}`.execute(work);
}
