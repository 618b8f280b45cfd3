import { setTimeout as sleep } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { openDrain } from '../events/drain.ts';
import type { House } from '../house.ts';
import { claim, dueUntil, hand, type Occurrence, startOver } from './due.ts';
import { runnerOptions } from './runner.ts';

export type Moved = { now: Date; ran: number; failed: string[] };

type Way = {
  /** What became due on the way is left undone: a day of all that is timed takes minutes. */
  leavesWork?: boolean | undefined;
};

/**
 * Moves the platform's time and does what became due on the way, in the order of time, with the clock
 * standing at each instant. Backwards, and back to real time, nothing is due.
 */
export function moveClock(
  house: House,
  target: Date | 'real',
  { leavesWork = false }: Way = {},
): Promise<Moved> {
  return house.jobs.inTurn(async () => {
    const moved = { ran: 0, failed: [] as string[], drain: openDrain(house) };
    const to = target === 'real' ? undefined : target;
    if (to && !leavesWork && to > house.clock.now()) {
      for (const one of await dueUntil(house, to)) await runOccurrence(house, one, moved);
      await runEnqueued(house, to, moved);
    }
    if (to) house.clock.moveTo(to);
    else house.clock.reset();
    await startOver(house, house.clock.now());
    await moved.drain();
    return { ran: moved.ran, failed: moved.failed, now: house.clock.now() };
  });
}

type Tally = Pick<Moved, 'ran' | 'failed'> & { drain: ReturnType<typeof openDrain> };

async function runOccurrence(house: House, one: Occurrence, tally: Tally): Promise<void> {
  await runEnqueued(house, one.dueAt, tally);
  house.clock.moveTo(one.dueAt);
  if (!(await claim(house.work, one))) return;
  try {
    await one.job.run(house, { dueAt: one.dueAt, payload: null });
    tally.ran++;
  } catch (err) {
    house.log.error({ err, job: one.job.name }, 'job failed');
    tally.failed.push(one.job.name);
    await hand(house.work, one);
  }
  await tally.drain();
}

/** What was asked for at some instant up to this one, and what that asks for in turn. */
async function runEnqueued(house: House, until: Date, tally: Tally): Promise<void> {
  for (let next = await nextEnqueued(house, until); next; next = await nextEnqueued(house, until)) {
    if (next.runAt > house.clock.now()) house.clock.moveTo(next.runAt);
    await sql`select graphile_worker.reschedule_jobs(array[${next.id}::bigint],
      run_at => clock_timestamp() - interval '1 second')`.execute(house.work);
    await runOnce(runnerOptions(house));
    while (await isUnderWay(house, next.id)) await sleep(10);
    tally.ran++;
    await tally.drain();
  }
}

async function nextEnqueued(house: House, until: Date) {
  const known = house.jobs.all().map(({ name }) => name);
  const { rows } = await sql<{ id: bigint; runAt: Date }>`
    select id, run_at as "runAt" from graphile_worker.jobs
    where task_identifier = any(${known}) and run_at <= ${until} and attempts = 0 and locked_at is null
    order by run_at, id limit 1`.execute(house.work);
  return rows[0];
}

/** Another runner may have been quicker; a job that failed has its attempt counted and is left alone. */
async function isUnderWay(house: House, id: bigint): Promise<boolean> {
  const { rows } = await sql`select 1 from graphile_worker.jobs
    where id = ${id} and (locked_at is not null or attempts = 0)`.execute(house.work);
  return rows.length > 0;
}

/** One job, now, whatever its schedule; then everything it announced. */
export async function runJobNow(house: House, name: string): Promise<boolean> {
  const job = house.jobs.find(name);
  if (!job) return false;
  await house.jobs.inTurn(() => job.run(house, { dueAt: house.clock.now(), payload: null }));
  await openDrain(house)();
  return true;
}
