import type { Socket } from 'node:net';
import pg from 'pg';
import type { House } from '../../../platform/house.ts';
import type { Statement } from '../../wallet/index.ts';

/** One connection that a lane works on: statements are sent without waiting for each other. */
export type LaneConnection = {
  run(statement: Statement, values: unknown[]): Promise<unknown[][]>;
  /** Sends several statements in one go, and waits for all of them even when one fails. */
  together(send: () => Sent[]): Promise<unknown[][][]>;
  isBroken(): boolean;
  end(): Promise<void>;
};

type Sent = unknown[][] | Promise<unknown[][]>;

// A bet gives up before its caller does; a lane never waits long for one account.
const laneTimeouts = ({ patience }: House) => ({
  lock_timeout: 300 * patience,
  statement_timeout: 1_500 * patience,
  query_timeout: 1_800 * patience,
  connectionTimeoutMillis: 1_500 * patience,
});

/** Tables are empty when the first plans are made: no plan may be one that scans. */
const SETTINGS = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set enable_material = off; set join_collapse_limit = 1; set plan_cache_mode = force_generic_plan`;

export async function connectLane(house: House): Promise<LaneConnection> {
  let broken = false;
  const options = house.pool.options as pg.ClientConfig;
  const settings = { ...options, ...laneTimeouts(house), pipeline: true };
  const client = new pg.Client(settings as pg.ClientConfig);
  client.on('error', () => {
    broken = true;
  });
  client.on('end', () => {
    broken = true;
  });
  await client.connect();
  await client.query(SETTINGS);
  return {
    run: async ({ name, text }, values) => {
      const { rows } = await client.query({ name, text, values, rowMode: 'array' });
      return rows;
    },
    together: async (send) => {
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
      stream.cork();
      const parts = send();
      stream.uncork();
      const results = await Promise.allSettled(parts.map(async (part) => part));
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    isBroken: () => broken,
    end: () => client.end().catch(() => undefined),
  };
}

export const BEGIN: Statement = { name: 'play-begin', text: 'begin' };
export const COMMIT: Statement = { name: 'play-commit', text: 'commit' };
export const ROLLBACK: Statement = { name: 'play-rollback', text: 'rollback' };
