import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { liveTables } from '../tables/table.ts';
import { LOBBY, topicOf } from './news.ts';

const WATCHED_SECONDS = 20;
const SAY_EVERY_MS = 5_000;

/** When this server last said that a table is looked at. */
const said = new WeakMap<House['pool'], Map<string, number>>();

/** Somebody looks at these tables: their rounds go on, on whichever server runs them. */
export async function noteWatched(house: House, tableIds: readonly string[]): Promise<void> {
  const times = said.get(house.pool) ?? new Map<string, number>();
  said.set(house.pool, times);
  const now = performance.now();
  const due = tableIds.filter((id) => now - (times.get(id) ?? -SAY_EVERY_MS) >= SAY_EVERY_MS);
  if (due.length === 0) return;
  for (const id of due) times.set(id, now);
  await sql`insert into live_watched (table_id, until)
    select unnest(${due}::text[]), now() + ${WATCHED_SECONDS} * interval '1 second'
    on conflict (table_id) do update set until = excluded.until`.execute(house.db);
}

/** Those whose topic is heard on this server. */
export async function watchTables(house: House): Promise<void> {
  const ids = [...liveTables.keys()];
  const isLobbyHeard = house.realtime.isHeard(LOBBY);
  await noteWatched(
    house,
    isLobbyHeard ? ids : ids.filter((id) => house.realtime.isHeard(topicOf(id))),
  );
}

export async function wantedTables(house: House): Promise<ReadonlySet<string>> {
  const rows = await house.db
    .selectFrom('live_watched')
    .select('table_id')
    .where('until', '>', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ table_id }) => table_id));
}
