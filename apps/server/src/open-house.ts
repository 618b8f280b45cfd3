import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openClock } from './platform/clock.ts';
import { openDatabase, openPool, REPORTING, SERVING, WORKING } from './platform/database.ts';
import { openEvents } from './platform/events.ts';
import { openFanout } from './platform/fanout.ts';
import type { House } from './platform/house.ts';
import { openJobs } from './platform/jobs.ts';
import { openKeys } from './platform/keys.ts';
import { openRealtime } from './platform/realtime-publish.ts';

/** The house on an open database; tests build theirs with the same hands. */
export function openHouse(config: Config, serveUrl: string, log: Logger) {
  const pool = openPool(serveUrl, SERVING);
  const reportPool = openPool(serveUrl, REPORTING);
  const clock = openClock();
  const fanout = openFanout({ config, serveUrl, pool, log });
  const house: House = {
    config,
    pool,
    db: openDatabase(pool),
    reports: openDatabase(reportPool),
    work: openDatabase(openPool(serveUrl, WORKING)),
    clock,
    log,
    keys: openKeys(config),
    events: openEvents(),
    jobs: openJobs(serveUrl),
    fanout,
    realtime: openRealtime({ pool, fanout, clock, log }),
  };
  return {
    house,
    close: async () => {
      await house.realtime.close();
      await house.fanout.close();
      await house.jobs.pool.end();
      await house.work.destroy();
      await house.db.destroy();
      await house.reports.destroy();
    },
  };
}
