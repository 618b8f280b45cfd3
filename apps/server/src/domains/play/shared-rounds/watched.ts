import { seconds } from '@baize/calendar';
import { findAlive, keepAlive } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';

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

/** Those of some tables that somebody looks at, on whichever server. */
export async function findWatched(
  house: House,
  tableIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const alive = await findAlive(house.db, tableIds.map(nameOf));
  return new Set(tableIds.filter((id) => alive.has(nameOf(id))));
}

const nameOf = (tableId: string) => `watched ${tableId}`;
