import { days } from '@baize/calendar';
import { sql } from 'kysely';
import { archivedBefore } from '../database/archive/due.ts';
import { readArchives } from '../database/archive/kept.ts';
import type { House } from '../house.ts';
import { defineJob } from '../jobs.ts';

const KEPT_MS = days(30);
/** Where a partition is filled within this time, its rows wait for each other and go together. */
const FILLED_WITHIN_MS = days(7);
const AT_ONCE = 5_000;

/**
 * Events that every listener has heard are kept for thirty days, then go: by whole partitions in a
 * busy house, row by row where a partition takes weeks to fill. Where old events are archived, nothing
 * goes by itself: a file holds a partition whole, and what was brought back out of one stays.
 */
export const eventsRetention = defineJob({
  name: 'platform.events-retention',
  schedule: { dailyAt: '04:10' },
  run: async (house, { dueAt }) => {
    if (archivedBefore(house, 'events') || (await isBroughtBack(house))) return;
    const before = new Date(dueAt.getTime() - KEPT_MS);
    await dropPartitions(house, before);
    if (await isFilledSlowly(house)) while ((await deleteSome(house, before)) === AT_ONCE);
  },
});

async function isBroughtBack({ work }: House): Promise<boolean> {
  const archives = await readArchives(work, 'events');
  return archives.some(({ state }) => state === 'restored');
}

/** A partition goes when its last event is old, all have heard it, and no detour leads back to it. */
async function dropPartitions(house: House, before: Date): Promise<void> {
  const { rows } = await sql<{ below: bigint | null }>`
    with parts as (
      select p.below_id, (select e.at from events e where e.id < p.below_id order by e.id desc limit 1) as last_at
      from partitions_of('events') p)
    select max(below_id) as below from parts
    where below_id <= ${heardByAll(house)} + 1 and coalesce(last_at < ${before}, true)
      and not exists (select 1 from event_detours d where d.event_id < below_id)`.execute(
    house.work,
  );
  const below = rows[0]?.below;
  if (below) await sql`select drop_partitions('events', ${below})`.execute(house.work);
}

/** The oldest partition is still in use, or took its time. */
async function isFilledSlowly(house: House): Promise<boolean> {
  const { rows } = await sql<{ first: Date; last: Date; inUse: boolean }>`
    with oldest as (
      select e.at, (select min(p.below_id) from partitions_of('events') p where p.below_id > e.id) as below
      from events e order by e.id limit 1)
    select o.at as first, (select max(id) from events) < o.below as "inUse",
      (select e.at from events e where e.id < o.below order by e.id desc limit 1) as last
    from oldest o`.execute(house.work);
  const [oldest] = rows;
  if (!oldest) return false;
  return oldest.inUse || oldest.last.getTime() - oldest.first.getTime() > FILLED_WITHIN_MS;
}

async function deleteSome(house: House, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from events where id in (
      select id from events e
      where at < ${before} and id <= ${heardByAll(house)}
        and not exists (select 1 from event_detours d where d.event_id = e.id)
      order by id limit ${AT_ONCE}
    )`.execute(house.work);
  return Number(numAffectedRows ?? 0);
}

/** The number up to which no listener misses anything. */
function heardByAll(house: House) {
  const listeners = house.events.listeners().map(({ name }) => name);
  return sql`(select coalesce(min(coalesce(c.after_id, 0)), 0)
    from unnest(${listeners}::text[]) as l (name) left join event_cursors c on c.listener = l.name)`;
}

/** Why events below a number must stay: somebody has not heard them all. */
export async function unheardOf(house: House, belowId: bigint): Promise<string | undefined> {
  const listeners = house.events.listeners().map(({ name }) => name);
  // Beside the server nobody listens; then those count who ever did.
  const { rows } = await sql<{ reason: string }>`
    select format('%s has heard up to event %s', l.name, coalesce(c.after_id, 0)) as reason
    from (select unnest(${listeners}::text[]) as name
      union select listener from event_cursors where ${listeners.length === 0}) l
    left join event_cursors c on c.listener = l.name
    where coalesce(c.after_id, 0) < ${belowId} - 1
    union all
    select format('%s has put event %s aside', listener, event_id) from event_detours
    where event_id < ${belowId}
    limit 1`.execute(house.work);
  return rows[0]?.reason;
}

/** Why what was announced up to an instant is still needed: somebody has not heard all of it. */
export async function unheardBefore(house: House, at: Date): Promise<string | undefined> {
  const listeners = house.events.listeners().map(({ name }) => name);
  const { rows } = await sql<{ reason: string }>`
    select format('%s has not heard event %s', c.listener, e.id) as reason
    from event_cursors c cross join lateral (
      select id, at from events where id > c.after_id order by id limit 1) e
    where e.at <= ${at} and (c.listener = any(${listeners}::text[]) or ${listeners.length === 0})
    union all
    select format('%s has put event %s aside', d.listener, e.id)
    from event_detours d join events e on e.id = d.event_id where e.at <= ${at}
    limit 1`.execute(house.work);
  return rows[0]?.reason;
}
