import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isUnavailable } from '../database.ts';
import type { Listener } from '../events.ts';
import type { House } from '../house.ts';
import { deliverPending } from './deliver.ts';
import { openHorizon } from './horizon.ts';

const LOOK_AGAIN_MS = 20;
const LONGEST_WAIT_MS = 10_000;

/**
 * Lets some listeners hear at once what was announced up to now. Answers the names of those who still
 * miss something that happened before an instant: theirs is not the time to add up.
 */
export async function catchUp(
  house: House,
  listeners: readonly Listener[],
  before: Date,
): Promise<string[]> {
  const safe = await decidedNow(house);
  for (const listener of listeners) await hear(house, listener, safe);
  const { rows } = await sql<{ name: string }>`
    select w.name from unnest(${listeners.map(({ name }) => name)}::text[]) w (name)
    where exists (select 1 from event_detours d join events e on e.id = d.event_id
        where d.listener = w.name and e.at < ${before})
      or coalesce((select c.after_id from event_cursors c where c.listener = w.name), 0) < ${safe}`.execute(
    house.work,
  );
  return rows.map(({ name }) => name);
}

/** Every number up to this one is decided; waits for those who took theirs and have not ended. */
async function decidedNow(house: House): Promise<bigint> {
  const horizon = openHorizon();
  const until = performance.now() + LONGEST_WAIT_MS;
  const { top, safe } = await horizon.read(house.work);
  for (let decided = safe; ; decided = (await horizon.read(house.work)).safe) {
    if (decided >= top) return decided;
    if (performance.now() > until) throw new Error('A transaction that announces never ends');
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Another server may be at it: it is waited for as long as the database lets us. */
async function hear(house: House, listener: Listener, safe: bigint): Promise<void> {
  try {
    while ((await deliverPending(house, listener, { safe, wait: true })).state === 'more');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
