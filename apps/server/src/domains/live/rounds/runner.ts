import { sql } from 'kysely';
import { openLease } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { Play } from '../../play/index.ts';
import { liveTables } from '../tables/table.ts';
import { openTableDriver, type TableDriver } from './driver.ts';
import { wantedTables, watchTables } from './watched.ts';

const RENEW_MS = 500;
const LONGEST_SLEEP_MS = 1_000;
/** After so long without anything to do, the tables are left alone. */
const REST_AFTER_MS = 10_000;

export type Runner = { stop(): Promise<void> };

/** Runs the tables while somebody looks at them or has a stake there. */
export function runTables(play: Play): Runner {
  const { house } = play;
  const lease = openLease(house.db, 'live tables');
  const drivers = new Map(
    [...liveTables.values()].map((table) => [table.id, openTableDriver(play, table)]),
  );
  const dueAt = new Map<string, number>();
  const busy = new Map<string, Promise<void>>();
  let wanted: ReadonlySet<string> = new Set();
  let workSeenAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  async function drive(tableId: string, driver: TableDriver): Promise<void> {
    try {
      const waitMs = await driver.step(wanted.has(tableId));
      dueAt.set(tableId, performance.now() + Math.min(waitMs, LONGEST_SLEEP_MS));
    } catch (err) {
      driver.forget();
      dueAt.set(tableId, performance.now() + LONGEST_SLEEP_MS);
      if (!isStopped) house.log.warn({ err, tableId }, 'a table stands still');
    }
  }

  function driveDue(): void {
    const now = performance.now();
    for (const [tableId, driver] of drivers) {
      if (busy.has(tableId) || (dueAt.get(tableId) ?? 0) > now) continue;
      const driving = drive(tableId, driver).finally(() => busy.delete(tableId));
      busy.set(tableId, driving);
    }
  }

  /** Whether there is anything to do, and whether it is ours to do. */
  async function look(): Promise<void> {
    await watchTables(house);
    const work = await findWork(house);
    wanted = work.wanted;
    const now = performance.now();
    if (work.isAny) workSeenAt = now;
    const wasHeld = lease.isHeld();
    if (now - workSeenAt < REST_AFTER_MS) await lease.take();
    else if (wasHeld) await lease.release();
    for (const tableId of work.changed) drivers.get(tableId)?.forget();
    if (!wasHeld) for (const driver of drivers.values()) driver.forget();
  }

  let lookAt = 0;
  const loop = repeat(
    async () => {
      if (performance.now() >= lookAt) {
        lookAt = performance.now() + RENEW_MS;
        await look();
      }
      if (lease.isHeld()) driveDue();
    },
    {
      everyMs: () => (lease.isHeld() ? TICK_MS : RENEW_MS),
      onError: (err) => house.log.warn({ err }, 'the tables stand still'),
    },
  );

  return {
    stop: async () => {
      isStopped = true;
      await loop.stop();
      await Promise.all(busy.values());
      await lease.release().catch(() => undefined);
    },
  };
}

const TICK_MS = 50;

type Work = { isAny: boolean; wanted: ReadonlySet<string>; changed: string[] };

/** Tables that somebody looks at, and those with a round to be ended; void ones need another look. */
async function findWork(house: House): Promise<Work> {
  const wanted = await wantedTables(house);
  const { rows } = await sql<{ table_id: string; is_void: boolean }>`
    select table_id, bool_or(state = 'void') as is_void from live_rounds
    where settled_at is null group by table_id`.execute(house.db);
  return {
    isAny: wanted.size > 0 || rows.length > 0,
    wanted,
    changed: rows.filter(({ is_void }) => is_void).map(({ table_id }) => table_id),
  };
}
