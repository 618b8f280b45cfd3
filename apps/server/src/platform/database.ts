import { minutes } from '@baize/calendar';
import {
  type ColumnType,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  sql,
} from 'kysely';
import pg from 'pg';
import { StartFailure } from './errors/start-failure.ts';

/** Every table by name. Each domain adds its own beside its rules, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface Tables {}

/** A column of JSON: read as what it holds, written as text. */
export type JsonColumn<Value> = ColumnType<
  Value,
  string | Extract<Value, null>,
  string | Extract<Value, null>
>;

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export type PoolSettings = {
  max: number;
  connectWithinMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionMs: number;
};

/** The same settings with so many times the patience, for houses on a machine that others keep busy. */
export function patiently(settings: PoolSettings, times: number): PoolSettings {
  return {
    max: settings.max,
    connectWithinMs: settings.connectWithinMs * times,
    statementTimeoutMs: settings.statementTimeoutMs * times,
    lockTimeoutMs: settings.lockTimeoutMs * times,
    idleInTransactionMs: settings.idleInTransactionMs * times,
  };
}

/** Whoever asks for something waits no longer than this for a connection. */
const CONNECT_WITHIN_MS = 2_000;

/** What serves people gives up soon; reports and reconciliation may take their time. */
export const SERVING: PoolSettings = {
  max: 20,
  connectWithinMs: CONNECT_WITHIN_MS,
  statementTimeoutMs: 2_000,
  lockTimeoutMs: 1_000,
  idleInTransactionMs: 5_000,
};
export const REPORTING: PoolSettings = {
  max: 4,
  connectWithinMs: CONNECT_WITHIN_MS,
  statementTimeoutMs: minutes(1),
  lockTimeoutMs: 5_000,
  idleInTransactionMs: minutes(1),
};
/** What listens and runs by the clock: few connections, a little more patience. */
export const WORKING: PoolSettings = {
  max: 6,
  connectWithinMs: CONNECT_WITHIN_MS,
  statementTimeoutMs: 10_000,
  lockTimeoutMs: 3_000,
  idleInTransactionMs: 15_000,
};

const INT8 = 20;
// The driver's own list of types does not name it.
const INT8_LIST: number = 1016;

const readList = (text: string): bigint[] =>
  (pg.types.getTypeParser(INT8_LIST, 'text')(text) as string[]).map(BigInt);

/** Whole numbers of 8 bytes are bigints here, never floats nor texts; so are lists of them. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return BigInt;
    return oid === INT8_LIST ? readList : pg.types.getTypeParser(oid, format as 'text');
  },
};

/** While a house opens nobody asks yet, and a busy machine may need its time. */
const OPENING: Omit<PoolSettings, 'max'> = {
  connectWithinMs: minutes(1),
  statementTimeoutMs: minutes(2),
  lockTimeoutMs: minutes(1),
  idleInTransactionMs: minutes(2),
};

/**
 * Lets pools take their time while a house opens; what it answers ends that, and the connections that were
 * made in that time.
 */
export function openPatiently(pools: readonly pg.Pool[]): () => Promise<void> {
  const serving = pools.map(({ options }) => ({ ...options }));
  for (const { options } of pools) Object.assign(options, timeoutsOf(OPENING));
  return async () => {
    for (const [n, { options }] of pools.entries()) Object.assign(options, serving[n]);
    await Promise.all(pools.map(endConnections));
  };
}

async function endConnections(pool: pg.Pool): Promise<void> {
  const connections = Array.from({ length: pool.idleCount }, () => pool.connect());
  for (const connection of await Promise.all(connections)) connection.release(true);
}

export function connectionSettings(url: string, settings: PoolSettings): pg.ClientConfig {
  return {
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    ...timeoutsOf(settings),
    application_name: 'baize',
    keepAlive: true,
  };
}

function timeoutsOf(settings: Omit<PoolSettings, 'max'>): pg.ClientConfig {
  return {
    connectionTimeoutMillis: settings.connectWithinMs,
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionMs,
    query_timeout: settings.statementTimeoutMs + 500,
  };
}

export function openPool(url: string, settings: PoolSettings): pg.Pool {
  return poolOf({ ...connectionSettings(url, settings), max: settings.max });
}

/**
 * The same database by connections of its own, whose commits do not wait for the disk: for work that is
 * begun again wherever it broke off. The next commit that waits takes all that came before it along.
 */
export function openInHaste({ options }: pg.Pool): Database {
  return openDatabase(poolOf({ ...options, options: '-c synchronous_commit=off' }));
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // An idle connection that breaks is dropped by the pool; the next query opens another.
  pool.on('error', () => {});
  // One that breaks in use fails its query; heard by nobody, the break itself would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const ATTEMPTS = 3;

/** Runs the work in one transaction; what the database asks to try again is tried again. */
export async function begin<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !wantsAnotherTry(error)) throw error;
      if (lacksPartition(error)) await makePartitions(db);
    }
  }
}

function wantsAnotherTry(error: unknown): boolean {
  const code = sqlState(error);
  return code === DEADLOCK || code === SERIALIZATION_FAILURE || lacksPartition(error);
}

/** Makes the partitions that are missing ahead of what was numbered; the migration of it says how. */
export async function makePartitions(db: Database): Promise<void> {
  await sql`select make_partitions()`.execute(db);
}

/** A row has a number that no partition stands ready for: made now, the same work goes through. */
export function lacksPartition(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'ExecFindPartition';
}

/** A row was to be written in a partition that is on its way into the archive. */
export function isClosed(error: unknown): boolean {
  return sqlState(error) === 'BZ001';
}

/** What was to be read or changed is in the archive, or on its way there. */
export function isArchived(error: unknown): boolean {
  return isClosed(error) || sqlState(error) === 'BZ002';
}

/** PostgreSQL's five-character reason, where an error carries one. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

// Connection trouble (08, 57P), too many connections (53), timeouts (57014, 55P03), and the driver's own words.
const UNAVAILABLE = /^(08|53|57P|57014|55P03|25P03)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/;
const DRIVER_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|Cannot use a pool after/;

/** The database did not answer in time, or not at all: the same request may go through later. */
export function isUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE.test(sqlState(error) ?? '') ||
    // A socket that is gone for a moment is a file that is not found.
    (error as NodeJS.ErrnoException | undefined)?.syscall === 'connect' ||
    (error instanceof Error && DRIVER_WORDS.test(error.message))
  );
}

/** A server that may lose an acknowledged bet in a crash is not started. */
export async function assertDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await pool.query<Record<string, string>>(`show ${setting}`);
    if (rows[0]?.[setting] === 'off') {
      throw new StartFailure(
        `PostgreSQL runs with ${setting} = off and could lose acknowledged bets. Turn it on, then start again.`,
      );
    }
  }
}
