import { sql } from 'kysely';
import pg from 'pg';
import { connectionSettings, type PoolSettings, type Transaction } from './database.ts';
import { type Payload, writePayload } from './events/payload.ts';
import type { House } from './house.ts';
import { assertSchedule, type Schedule } from './jobs/schedule.ts';

declare module './house.ts' {
  interface House {
    jobs: Jobs;
  }
}

export type Task<Carried extends Payload = Payload> = {
  /** When it should have run, by the platform's clock. */
  dueAt: Date;
  /** What it was enqueued with; null for work that runs by the clock. */
  payload: Carried;
};

/**
 * Work outside any request. It may run more than once for the same instant, and after a long silence
 * not for each one, so it handles whatever is due by then, once, by keys of its own.
 */
export type Job<Carried extends Payload = Payload> = {
  /** `domain.what`, as operators and tests call it. */
  name: string;
  schedule?: Schedule;
  run(house: House, task: Task<Carried>): Promise<void>;
};

export function defineJob<Carried extends Payload = null>(job: Job<Carried>): Job<Carried> {
  if (job.schedule) assertSchedule(job.schedule);
  return job;
}

export type Enqueued = {
  runAt?: Date;
  /** While one with this key waits, another one replaces it. */
  key?: string;
  /** True: it follows other runs of the same job, those by the clock among them, on whichever server. */
  inTurn?: boolean;
};

/** Asks for a job in the caller's transaction: what is rolled back was never asked for. */
export async function enqueue(
  tx: Transaction,
  name: string,
  payload: Payload,
  { runAt, key, inTurn = false }: Enqueued = {},
): Promise<void> {
  const carried = `{"payload":${writePayload(payload)}}`;
  await sql`select graphile_worker.add_job(${name}, payload => ${carried}::json,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text,
    queue_name => ${inTurn ? name : null}::text)`.execute(tx);
}

export type Jobs = {
  // biome-ignore lint/suspicious/noExplicitAny: a parameter of a narrower type has no other spelling
  add(...jobs: readonly Job<any>[]): void;
  all(): readonly Job[];
  find(name: string): Job | undefined;
  /** The platform's time zone, as minutes east of Greenwich. */
  offsetMinutes(): Promise<number>;
  /** Lets a setting decide the time zone. */
  followZone(read: () => number | Promise<number>): void;
  /** The runner's own connections, with the driver's plain types. */
  pool: pg.Pool;
  /** One at a time: the ticker, and whoever moves the clock. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
};

const GMT8_MINUTES = 480;
const RUNNER_CONNECTIONS = 7;

export function openJobs(serveUrl: string, working: PoolSettings): Jobs {
  const jobs = new Map<string, Job>();
  const { types: _, ...settings } = connectionSettings(serveUrl, working);
  const pool = new pg.Pool({ ...settings, max: RUNNER_CONNECTIONS });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let readZone: () => number | Promise<number> = () => GMT8_MINUTES;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    add: (...added) => {
      for (const job of added) {
        if ((jobs.get(job.name) ?? job) !== job)
          throw new Error(`There are two jobs named ${job.name}`);
        jobs.set(job.name, job);
      }
    },
    all: () => [...jobs.values()],
    find: (name) => jobs.get(name),
    offsetMinutes: async () => readZone(),
    followZone: (read) => {
      readZone = read;
    },
    pool,
    inTurn: (work) => {
      const result = turn.then(work);
      turn = result.catch(() => {});
      return result;
    },
  };
}
