import { sql } from 'kysely';
import { countDetours } from '../events/detours.ts';
import type { House } from '../house.ts';

export type JobHealth = {
  name: string;
  /** When it was last handed to a runner; null: not yet since it came. */
  lastDueAt: Date | null;
  /** How often its run failed in a row; 0: it does well. */
  failures: number;
};

/** Work by the clock: when each was last due, and what fails. */
export async function jobsHealth(house: House): Promise<JobHealth[]> {
  const names = house.jobs.all().flatMap(({ name, schedule }) => (schedule ? [name] : []));
  const { rows } = await sql<{ name: string; last: Date | null; failures: number }>`
    select n.name, s.last_due_at as last, coalesce(f.failures, 0)::int as failures
    from unnest(${names}::text[]) as n (name)
    left join job_schedules s on s.name = n.name
    left join (select task_identifier, max(attempts) as failures from graphile_worker.jobs
        where last_error is not null group by 1) f on f.task_identifier = n.name
    order by failures desc, n.name`.execute(house.work);
  return rows.map(({ name, last, failures }) => ({ name, lastDueAt: last, failures }));
}

/** Events that nobody could handle and that wait for a person. */
export async function parkedEvents(house: House): Promise<number> {
  const detours = await countDetours(house);
  return detours.reduce((sum, { parked }) => sum + parked, 0);
}
