import { seconds } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';

const SAY_EVERY_MS = seconds(10);
const MAX_KNOWN = 10_000;

/** When this server last said that somebody is there. */
const said = new WeakMap<House['pool'], Map<bigint, number>>();

/** Whoever shoots keeps the seat; said now and then, not with every shot. */
export async function notePresence(house: House, visitId: bigint): Promise<void> {
  const times = said.get(house.pool) ?? new Map<bigint, number>();
  said.set(house.pool, times);
  const now = house.clock.now().getTime();
  if (Math.abs(now - (times.get(visitId) ?? 0)) < SAY_EVERY_MS) return;
  if (times.size >= MAX_KNOWN) times.delete(times.keys().next().value!);
  times.set(visitId, now);
  await house.db
    .updateTable('fish_visits')
    .set({ seen_at: new Date(now) })
    .where('id', '=', visitId)
    .where('left_at', 'is', null)
    .execute();
}
