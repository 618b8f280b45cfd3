import { sql } from 'kysely';
import { begin, type Transaction } from '../database.ts';
import { writePayload } from '../events/payload.ts';
import type { House } from '../house.ts';
import type { Job } from '../jobs.ts';
import { occurrences } from './schedule.ts';

export type Occurrence = { job: Job; dueAt: Date };

/** Hands everything that has become due to the runner. On several servers, one of them succeeds. */
export async function enqueueDue(house: House): Promise<void> {
  const now = house.clock.now();
  const due = (await dueUntil(house, now)).filter(({ job }) => comesByItself(house, job));
  for (const job of new Set(due.map((one) => one.job))) {
    await begin(house.work, async (tx) => {
      for (const one of due.filter((one) => one.job === job)) {
        if (await claim(tx, one)) await hand(tx, one);
      }
    });
  }
  await wakeMovedJobs(house, now);
}

/** Tests that look at one member for minutes would see another balance when a day's rebates are paid. */
function comesByItself(house: House, { schedule }: Job): boolean {
  const isOfTheDay = schedule !== undefined && !('everyMinutes' in schedule);
  return !isOfTheDay || house.config.BAIZE_TEST_DAILY_WORK === 'clock';
}

/** Every occurrence up to an instant that nobody has taken yet, in the order of time. */
export async function dueUntil(house: House, until: Date): Promise<Occurrence[]> {
  const offset = await house.jobs.offsetMinutes();
  const places = await readPlaces(house);
  return house.jobs
    .all()
    .flatMap((job) => {
      const after = places.get(job.name);
      if (!job.schedule || !after) return [];
      return occurrences(job.schedule, { after, until }, offset).map((dueAt) => ({ job, dueAt }));
    })
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** A job that is new here starts with now: what would have been due before it existed is not missed. */
async function readPlaces(house: House): Promise<Map<string, Date>> {
  const names = house.jobs.all().flatMap(({ name, schedule }) => (schedule ? [name] : []));
  const places = await storedPlaces(house);
  const missing = names.filter((name) => !places.has(name));
  if (missing.length === 0) return places;
  await sql`insert into job_schedules (name, last_due_at)
    select name, ${house.clock.now()} from unnest(${missing}::text[]) as n (name)
    on conflict do nothing`.execute(house.work);
  return storedPlaces(house);
}

async function storedPlaces(house: House): Promise<Map<string, Date>> {
  const { rows } = await sql<{ name: string; lastDueAt: Date }>`
    select name, last_due_at as "lastDueAt" from job_schedules`.execute(house.work);
  return new Map(rows.map(({ name, lastDueAt }) => [name, lastDueAt]));
}

/** True for one caller only, whatever the number of servers. */
export async function claim(
  db: Transaction | House['work'],
  { job, dueAt }: Occurrence,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update job_schedules set last_due_at = ${dueAt}
    where name = ${job.name} and last_due_at < ${dueAt}`.execute(db);
  return numAffectedRows === 1n;
}

/** One queue per job: its runs follow each other, on whichever server. */
export async function hand(
  db: Transaction | House['work'],
  { job, dueAt }: Occurrence,
): Promise<void> {
  const carried = writePayload({ dueAt: dueAt.toISOString() });
  await sql`select graphile_worker.add_job(${job.name}, payload => ${carried}::json,
    queue_name => ${job.name}, job_key => ${`${job.name} ${dueAt.toISOString()}`})`.execute(db);
}

/** A clock that was set: what lies ahead of it will be due, what lies behind it no longer is. */
export async function startOver(house: House, now: Date): Promise<void> {
  await sql`update job_schedules set last_due_at = ${now}`.execute(house.work);
}

/** The runner knows only the machine's time: with a moved clock, what is due by ours is woken. */
async function wakeMovedJobs(house: House, now: Date): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => clock_timestamp())
    from graphile_worker.jobs
    where run_at > clock_timestamp() and run_at <= ${now} and attempts = 0 and locked_at is null
    having count(*) > 0`.execute(house.work);
}
