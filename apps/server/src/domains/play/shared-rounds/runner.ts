import { openLease } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { RoundDriver } from './driver.ts';

const RENEW_MS = 500;
const TICK_MS = 50;
const SHORTEST_SLEEP_MS = 2;
const LONGEST_SLEEP_MS = 1_000;
/** After so long without anything to do, the tables are left alone. */
const REST_AFTER_MS = 10_000;

export type RoundRunner = {
  /** There is something to do: looks at once instead of after a while. */
  wake(): void;
  stop(): Promise<void>;
};

export type RoundWork = {
  isAny: boolean;
  /** Tables that open a next round. */
  wanted: ReadonlySet<string>;
  /** Tables that were changed by another hand. */
  changed: readonly string[];
};

type Drivers = ReadonlyMap<string, RoundDriver>;

/**
 * Runs rounds while there is something to do: of all servers the one that holds the lease. When it dies
 * another takes over within three seconds and goes on from the rows.
 */
export function runRounds(
  house: House,
  { name, drivers, findWork }: { name: string; drivers: Drivers; findWork(): Promise<RoundWork> },
): RoundRunner {
  const lease = openLease(house.db, name);
  const reins = holdReins(house, drivers);
  let workSeenAt = Number.NEGATIVE_INFINITY;
  let lookAt = 0;

  /** Whether there is anything to do, and whether it is ours to do. */
  async function look(): Promise<RoundWork> {
    const work = await findWork();
    const now = performance.now();
    if (work.isAny) workSeenAt = now;
    const wasHeld = lease.isHeld();
    if (now - workSeenAt < REST_AFTER_MS) await lease.take();
    else if (wasHeld) await lease.release();
    for (const tableId of wasHeld ? work.changed : drivers.keys()) drivers.get(tableId)?.forget();
    return work;
  }

  let wanted: ReadonlySet<string> = new Set();
  const loop = repeat(
    async () => {
      if (performance.now() >= lookAt) {
        lookAt = performance.now() + RENEW_MS;
        ({ wanted } = await look());
      }
      if (lease.isHeld()) reins.driveDue(wanted);
    },
    {
      everyMs: () => (lease.isHeld() ? reins.restMs() : RENEW_MS),
      onError: (err) => house.log.warn({ err }, 'the tables stand still'),
    },
  );

  return {
    wake: () => {
      lookAt = 0;
      loop.wake();
    },
    stop: async () => {
      const resting = reins.stop();
      await loop.stop();
      await resting;
      await lease.release().catch(() => undefined);
    },
  };
}

/** Each table takes one step at a time, when it is due. */
function holdReins(house: House, drivers: Drivers) {
  const dueAt = new Map<string, number>();
  const busy = new Map<string, Promise<void>>();
  let isStopped = false;

  async function drive(tableId: string, driver: RoundDriver, isWanted: boolean): Promise<void> {
    try {
      const waitMs = await driver.step(isWanted);
      dueAt.set(tableId, performance.now() + Math.min(waitMs, LONGEST_SLEEP_MS));
    } catch (err) {
      driver.forget();
      dueAt.set(tableId, performance.now() + LONGEST_SLEEP_MS);
      if (!isStopped) house.log.warn({ err, tableId }, 'a table stands still');
    }
  }

  return {
    driveDue: (wanted: ReadonlySet<string>) => {
      const now = performance.now();
      for (const [tableId, driver] of drivers) {
        if (isStopped || busy.has(tableId) || (dueAt.get(tableId) ?? 0) > now) continue;
        const driving = drive(tableId, driver, wanted.has(tableId));
        busy.set(
          tableId,
          driving.finally(() => busy.delete(tableId)),
        );
      }
    },
    /** A table that is due soon is not kept waiting for the next look. */
    restMs: () => {
      const waiting = [...dueAt].filter(([tableId]) => !busy.has(tableId));
      const first = Math.min(...waiting.map(([, at]) => at)) - performance.now();
      return Math.max(SHORTEST_SLEEP_MS, Math.min(first, TICK_MS));
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(busy.values());
    },
  };
}
