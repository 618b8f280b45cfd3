import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { MovableClock } from './clock.ts';
import type { Keys } from './crypto/keys.ts';
import type { DatabaseWatch } from './database/watch.ts';
import type { Database } from './database.ts';

/**
 * What every domain works with: passed to it, never imported by it. Events, jobs, fan-out and sockets
 * add themselves, by declaration merging, because what they call is given the house.
 */
export interface House {
  config: Config;
  /** The serving pool: short timeouts, the role that cannot change ledger rows. */
  db: Database;
  pool: pg.Pool;
  /** A small pool of its own for reports and reconciliation, with long timeouts. */
  reports: Database;
  /** A small pool of its own for what listens and runs by the clock. */
  work: Database;
  /** Whether the database answers at all. */
  watch: DatabaseWatch;
  clock: MovableClock;
  log: FastifyBaseLogger;
  /** How many times as long as usual it waits before it says "busy": 1, but more while nobody waits. */
  patience: number;
  /** Secrets of this installation, kept outside the database. */
  keys: Keys;
}
