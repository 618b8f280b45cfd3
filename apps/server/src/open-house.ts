import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openClock } from './platform/clock.ts';
import { openKeys } from './platform/crypto/keys.ts';
import { openDatabaseWatch } from './platform/database/watch.ts';
import {
  openDatabase,
  openPool,
  type PoolSettings,
  patiently,
  REPORTING,
  SERVING,
  WORKING,
} from './platform/database.ts';
import { openEvents } from './platform/events.ts';
import { openFanout } from './platform/fanout.ts';
import type { House } from './platform/house.ts';
import { openJobs } from './platform/jobs.ts';
import { openRealtime } from './platform/realtime/publish.ts';
import { within } from './platform/repeat.ts';

const CLOSE_WITHIN_MS = 1_500;

/** The house on an open database; tests build theirs with the same hands, and more patience. */
export function openHouse(config: Config, serveUrl: string, log: Logger, patience = 1) {
  const watch = openDatabaseWatch();
  const pools: pg.Pool[] = [];
  const openGuarded = (settings: PoolSettings) => {
    const pool = watch.guard(openPool(serveUrl, patiently(settings, patience)));
    pools.push(pool);
    return pool;
  };
  const pool = openGuarded(SERVING);
  const clock = openClock();
  const fanout = openFanout({ config, serveUrl, pool, log });
  const house: House = {
    config,
    pool,
    db: openDatabase(pool),
    reports: openDatabase(openGuarded(REPORTING)),
    work: openDatabase(openGuarded(WORKING)),
    watch,
    clock,
    log,
    patience,
    keys: openKeys(config),
    events: openEvents(),
    jobs: openJobs(serveUrl, patiently(WORKING, patience)),
    fanout,
    realtime: openRealtime({ pool, fanout, clock, log }),
    contributed: () => [],
  };
  return {
    house,
    pools,
    close: async () => {
      await watch.stop();
      await within(CLOSE_WITHIN_MS, house.realtime.close().then(house.fanout.close));
      const ends = [house.jobs.pool.end(), house.work.destroy(), house.db.destroy()];
      await within(CLOSE_WITHIN_MS, Promise.all([...ends, house.reports.destroy()]));
    },
  };
}
