import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Fanout, openEars } from './fanout/ears.ts';
import { postgresFanout } from './fanout/postgres.ts';
import { redisFanout } from './fanout/redis.ts';
import type { House } from './house.ts';

declare module './house.ts' {
  interface House {
    fanout: Fanout;
  }
}

export type FanoutPlace = { config: Config; serveUrl: string; pool: pg.Pool; log: House['log'] };

/** In this process; through Redis where there is one; through the database where servers share it. */
export function openFanout(place: FanoutPlace): Fanout {
  if (place.config.REDIS_URL) return redisFanout(place.config.REDIS_URL, place.log);
  if (place.config.DATABASE_URL) return postgresFanout(place);
  const { publish, subscribe, onGap } = openEars();
  return { publish, subscribe, onGap, isShared: false, redis: null, close: async () => {} };
}
