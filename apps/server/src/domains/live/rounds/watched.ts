import { seconds } from '@baize/calendar';
import { findAlive, keepAlive } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';
import { liveTables } from '../tables/table.ts';
import { LOBBY, topicOf } from './news.ts';

const WATCHED_MS = seconds(20);
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
  await keepAlive(house.db, due.map(nameOf), WATCHED_MS);
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
  const ids = [...liveTables.keys()];
  const alive = await findAlive(house.db, ids.map(nameOf));
  return new Set(ids.filter((id) => alive.has(nameOf(id))));
}

const nameOf = (tableId: string) => `watched ${tableId}`;
