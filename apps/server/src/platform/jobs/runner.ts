import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import { readPayload } from '../events/payload.ts';
import type { House } from '../house.ts';
import { type Loop, repeat, within } from '../repeat.ts';
import { enqueueDue } from './due.ts';
import { runnerLogger } from './logger.ts';

const TICK_MS = 1_000;
const BEAT_EVERY_MS = 10_000;
const SILENT_AFTER_SECONDS = 60;
const AT_ONCE = 4;
const ABORT_AFTER_MS = 4_000;
const STOP_WITHIN_MS = 5_000;

/** Runs jobs as long as the server lives; several servers share them. */
export function startJobs(house: House): Pick<Loop, 'stop'> {
  const onError = (err: unknown) => house.log.warn({ err }, 'jobs wait for the database');
  const ticker = repeat(() => house.jobs.inTurn(() => enqueueDue(house)), {
    everyMs: TICK_MS,
    onError,
  });
  const runner = keepRunner(house, () => beats.wake());
  const beats = repeat(() => beat(house, runner.id()), { everyMs: BEAT_EVERY_MS, onError });
  return {
    stop: () => {
      const ends = [ticker.stop(), beats.stop(), runner.stop()];
      return within(
        STOP_WITHIN_MS,
        Promise.all(ends).then(() => signOff(house, runner.id())),
      );
    },
  };
}

/** The runner ends by itself when the database refuses it for long; then another one is started. */
function keepRunner(house: House, onStart: () => void) {
  // A promise, so that one who stops while the runner is only starting waits for it, and then stops it.
  let current: ReturnType<typeof run> | undefined;
  let poolId: string | undefined;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
    onStart();
  });
  const life = repeat(
    async () => {
      current = run({ ...runnerOptions(house), events });
      await (await current).promise;
    },
    {
      everyMs: TICK_MS,
      onError: (err) => house.log.warn({ err }, 'the job runner is started again'),
    },
  );
  return {
    id: () => poolId,
    stop: async () => {
      const ended = life.stop();
      await current?.then((runner) => runner.stop()).catch(() => {});
      await ended;
    },
  };
}

export function runnerOptions(house: House) {
  return {
    pgPool: house.jobs.pool,
    taskList: tasksOf(house),
    concurrency: AT_ONCE,
    noHandleSignals: true,
    noPreparedStatements: false,
    parsedCronItems: [],
    logger: runnerLogger(house.log),
    preset: { worker: { gracefulShutdownAbortTimeout: ABORT_AFTER_MS } },
  };
}

/** As the runner stores it: an instant for work by the clock, a payload for work that was asked for. */
type Carried = { dueAt?: string; payload?: unknown };

function tasksOf(house: House): TaskList {
  const tasks = house.jobs.all().map((job) => [
    job.name,
    async (carried: unknown) => {
      const { dueAt, payload = null } = readPayload(JSON.stringify(carried)) as Carried;
      await job.run(house, {
        dueAt: dueAt ? new Date(dueAt) : house.clock.now(),
        payload: payload as null,
      });
      house.events.poke();
    },
  ]);
  return Object.fromEntries(tasks);
}

/** A runner that was killed still holds its jobs; after a minute of silence the others take them. */
async function beat(house: House, id: string | undefined): Promise<void> {
  if (!id) return;
  await sql`insert into job_runners (id, seen_at) values (${id}, clock_timestamp())
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(house.work);
  await sql`with silent as (
      delete from job_runners
      where seen_at < clock_timestamp() - make_interval(secs => ${SILENT_AFTER_SECONDS})
      returning id
    )
    select graphile_worker.force_unlock_workers(array_agg(id)) from silent
    having count(*) > 0`.execute(house.work);
}

async function signOff(house: House, id = ''): Promise<void> {
  await sql`delete from job_runners where id = ${id}`.execute(house.work).catch(() => {});
}
