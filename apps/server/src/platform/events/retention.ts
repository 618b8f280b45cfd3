import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { defineJob } from '../jobs.ts';

const KEPT_MS = days(30);
const AT_ONCE = 5_000;

/** Events that every listener has heard are kept for thirty days, then go. */
export const eventsRetention = defineJob({
  name: 'platform.events-retention',
  schedule: { dailyAt: '04:10' },
  run: async (house, { dueAt }) => {
    const before = new Date(dueAt.getTime() - KEPT_MS);
    while ((await deleteSome(house, before)) === AT_ONCE);
  },
});

async function deleteSome(house: House, before: Date): Promise<number> {
  const listeners = house.events.listeners().map(({ name }) => name);
  const { numAffectedRows } = await sql`
    delete from events where id in (
      select id from events e
      where at < ${before} and id <= (
        select coalesce(min(coalesce(c.after_id, 0)), 0)
        from unnest(${listeners}::text[]) as l (name) left join event_cursors c on c.listener = l.name
      ) and not exists (select 1 from event_detours d where d.event_id = e.id)
      order by id limit ${AT_ONCE}
    )`.execute(house.work);
  return Number(numAffectedRows ?? 0);
}
