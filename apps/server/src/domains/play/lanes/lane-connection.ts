import type pg from 'pg';
import { type Asked, connectWire } from '../../../platform/database/wire.ts';
import type { House } from '../../../platform/house.ts';
import type { Statement } from '../../wallet/index.ts';

/** One connection that a lane works on. */
export type LaneConnection = {
  run(statement: Statement, values: unknown[]): Promise<unknown[][]>;
  /** Sends several statements in one piece; the first that fails ends those behind it. */
  together(send: () => Sent[]): Promise<unknown[][][]>;
  isBroken(): boolean;
  end(): Promise<void>;
};

type Sent = unknown[][] | Promise<unknown[][]>;

// A bet gives up before its caller does; a lane never waits long for one account.
const laneTimeouts = ({ patience }: House) => ({
  lock_timeout: 300 * patience,
  statement_timeout: 1_500 * patience,
  connectionTimeoutMillis: 1_500 * patience,
});
const ANSWER_WITHIN_MS = 1_800;

/** Tables are empty when the first plans are made: no plan may be one that scans. */
const SETTINGS = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set enable_material = off; set join_collapse_limit = 1; set plan_cache_mode = force_generic_plan`;

/** What is gathered for one piece, and who is told when it is answered. */
type Gathered = Asked & { resolve(rows: unknown[][]): void; reject(error: unknown): void };

export async function connectLane(house: House): Promise<LaneConnection> {
  const options = house.pool.options as pg.ClientConfig;
  const wire = await connectWire({
    connection: { ...options, ...laneTimeouts(house) },
    prelude: SETTINGS,
    answerWithinMs: ANSWER_WITHIN_MS * house.patience,
  });
  let gathering: Gathered[] | undefined;

  async function run(statement: Statement, values: unknown[]): Promise<unknown[][]> {
    const [rows] = await wire.send([{ statement, values }]);
    return rows!;
  }

  function sendAll(gathered: readonly Gathered[]): void {
    wire.send(gathered).then(
      (answers) => {
        for (const [n, { resolve }] of gathered.entries()) resolve(answers[n]!);
      },
      (error) => {
        for (const { reject } of gathered) reject(error);
      },
    );
  }

  return {
    run: (statement, values) => {
      const gathered = gathering;
      if (!gathered) return run(statement, values);
      return new Promise((resolve, reject) => {
        gathered.push({ statement, values, resolve, reject });
      });
    },
    together: async (send) => {
      const gathered: Gathered[] = [];
      gathering = gathered;
      let parts: Sent[];
      try {
        parts = send();
      } finally {
        gathering = undefined;
      }
      if (gathered.length > 0) sendAll(gathered);
      return Promise.all(parts.map(async (part) => part));
    },
    isBroken: wire.isBroken,
    end: wire.end,
  };
}

export const BEGIN: Statement = { name: 'play-begin', text: 'begin' };
export const COMMIT: Statement = { name: 'play-commit', text: 'commit' };
export const ROLLBACK: Statement = { name: 'play-rollback', text: 'rollback' };
