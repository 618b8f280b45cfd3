import type { Socket } from 'node:net';
import pg from 'pg';
import { repeat } from '../repeat.ts';

/** Knows whether the database answers, and says so at once to all who wait for it. */
export type DatabaseWatch = {
  isAway(): boolean;
  /** What this pool's connections wait for ends when the database goes away. */
  guard(pool: pg.Pool): pg.Pool;
  start(url: string): void;
  stop(): Promise<void>;
};

const ASK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 1_200;
// When this process itself was held up, the answer lies there unread as the time runs out.
const GRACE_MS = 200;

/**
 * A paused database or a cut line gives no error: every query would wait for its own timeout, one
 * after another, and so would the next request. So one connection asks all the time, and when it
 * gets no answer everyone's waiting ends.
 */
export function openDatabaseWatch(): DatabaseWatch {
  let isAway = false;
  let loop: ReturnType<typeof repeat> | undefined;
  const pools: GuardedPool[] = [];
  const lookOnce = async (url: string, prober: Prober) => {
    const answered = await prober.ask(url);
    if (!answered && !isAway) for (const pool of pools) pool.letGo();
    isAway = !answered;
  };
  return {
    isAway: () => isAway,
    guard: (pool) => {
      pools.push(guardPool(pool, () => isAway));
      return pool;
    },
    start: (url) => {
      const prober = openProber();
      const rhythm = { everyMs: ASK_EVERY_MS, onError: () => {} };
      const asking = repeat(() => lookOnce(url, prober), rhythm);
      loop = { ...asking, stop: () => asking.stop().then(prober.close) };
    },
    stop: async () => loop?.stop(),
  };
}

type GuardedPool = { letGo(): void };

const AWAY = 'Connection terminated: the database does not answer';

/** A pool that gives out nothing while the database is away, and lets go of all it holds as it goes. */
function guardPool(pool: pg.Pool, isAway: () => boolean): GuardedPool {
  const clients = new Set<pg.PoolClient>();
  const waiting = new Set<(error: Error) => void>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const acquire = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      if (isAway()) return reject(new Error(AWAY));
      waiting.add(reject);
      connect().then(
        (client) => {
          if (waiting.delete(reject)) resolve(client);
          else client.release(true);
        },
        (error) => {
          waiting.delete(reject);
          reject(error);
        },
      );
    });
  type Callback = (error?: Error, client?: pg.PoolClient, done?: pg.PoolClient['release']) => void;
  const guarded = (callback?: Callback) => {
    if (!callback) return acquire();
    acquire().then((client) => callback(undefined, client, client.release), callback);
    return undefined;
  };
  pool.connect = guarded as pg.Pool['connect'];
  return {
    letGo: () => {
      for (const reject of waiting) reject(new Error(AWAY));
      waiting.clear();
      for (const client of clients) streamOf(client).destroy();
    },
  };
}

/** The driver ends a connection by asking the server; one that does not answer can only be cut. */
function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

type Prober = { ask(url: string): Promise<boolean>; close(): void };

function openProber(): Prober {
  let client: pg.Client | undefined;
  const close = () => {
    if (client) streamOf(client).destroy();
    client = undefined;
  };
  const ask = async (url: string) => {
    const asked =
      client ?? new pg.Client({ connectionString: url, application_name: 'baize watch' });
    if (!client) asked.on('error', () => {});
    const answer = (client ? Promise.resolve() : asked.connect()).then(() =>
      asked.query('select 1'),
    );
    client = asked;
    const answered = await inTime(answer);
    if (!answered) close();
    return answered;
  };
  return { ask, close };
}

function inTime(answer: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const give = () => setTimeout(() => resolve(false), GRACE_MS);
    const timer = setTimeout(give, ANSWER_WITHIN_MS);
    answer
      .then(
        () => resolve(true),
        (error) => resolve(isFull(error)),
      )
      .finally(() => clearTimeout(timer));
  });
}

// A database that has no room for one more connection is there all the same.
const TOO_MANY_CONNECTIONS = '53300';

function isFull(error: unknown): boolean {
  return (error as { code?: string }).code === TOO_MANY_CONNECTIONS;
}
