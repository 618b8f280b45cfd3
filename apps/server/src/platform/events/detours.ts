import { sql } from 'kysely';
import { begin, type Transaction } from '../database.ts';
import type { HeardEvent, Listener } from '../events.ts';
import type { House } from '../house.ts';
import { heard, lockCursor, type Row } from './cursor.ts';

export type Trouble = { attempts: number; error: string; nextAt: Date | null };

/** After the last pause an event is parked: it is counted in the metrics and waits for a person. */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000];

export function troubleOf(house: House, error: unknown, attempts: number): Trouble {
  const pauseMs = PAUSES_MS[attempts - 1];
  return {
    attempts,
    error: (error instanceof Error ? error.message : String(error)).slice(0, 2_000),
    nextAt: pauseMs === undefined ? null : new Date(house.clock.now().getTime() + pauseMs),
  };
}

/** Puts an event aside: the one in trouble, or one that must wait behind another of its key. */
export async function detour(
  tx: Transaction,
  listener: string,
  event: HeardEvent,
  trouble?: Trouble,
): Promise<void> {
  await sql`insert into event_detours (listener, event_id, key, attempts, error, next_at)
    values (${listener}, ${event.id}, ${event.key}, ${trouble?.attempts ?? 0},
      ${trouble?.error ?? null}, ${trouble?.nextAt ?? null})`.execute(tx);
}

export async function blockedKeys(tx: Transaction, listener: string): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from event_detours where listener = ${listener}`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

type Waiting = Row & { attempts: number };

/** Tries the event that has waited long enough, then those behind it. False when none is due. */
export async function retryDetour(house: House, listener: Listener): Promise<boolean> {
  let tried: Waiting | undefined;
  try {
    await begin(house.work, async (tx) => {
      tried = undefined;
      if ((await lockCursor(tx, listener.name, false)) === undefined) return;
      tried = await firstDue(tx, listener.name, house.clock.now());
      if (!tried) return;
      await listener.handle(tx, [heard(tried)], house);
      await closeDetour(tx, listener.name, tried, house.clock.now());
    });
  } catch (error) {
    if (!tried) throw error;
    const trouble = troubleOf(house, error, tried.attempts + 1);
    house.log.error({ err: error, listener: listener.name, event: tried.id }, 'event failed again');
    await noteTrouble(house, listener.name, tried.id, trouble);
  }
  return tried !== undefined;
}

async function firstDue(
  tx: Transaction,
  listener: string,
  now: Date,
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select e.id, e.name, e.key, e.at, e.payload::text as payload, d.attempts
    from event_detours d join events e on e.id = d.event_id
    where d.listener = ${listener} and d.next_at <= ${now}
    order by d.event_id limit 1`.execute(tx);
  return rows[0];
}

/** Handled: the next of the same key may go. */
async function closeDetour(
  tx: Transaction,
  listener: string,
  { id, key }: Waiting,
  now: Date,
): Promise<void> {
  await sql`delete from event_detours where listener = ${listener} and event_id = ${id}`.execute(
    tx,
  );
  await sql`update event_detours set next_at = ${now} where listener = ${listener} and event_id = (
      select min(event_id) from event_detours where listener = ${listener} and key = ${key}
    )`.execute(tx);
}

async function noteTrouble(
  house: House,
  listener: string,
  id: bigint,
  { attempts, error, nextAt }: Trouble,
): Promise<void> {
  await sql`update event_detours set attempts = ${attempts}, error = ${error}, next_at = ${nextAt}
    where listener = ${listener} and event_id = ${id}`.execute(house.work);
}

/** Lets a parked event be tried once more, after its cause was mended. */
export async function releaseParked(house: House, listener: string, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`update event_detours set next_at = ${house.clock.now()}
    where listener = ${listener} and event_id = ${id} and attempts > 0`.execute(house.work);
  return numAffectedRows === 1n;
}

export type DetourCount = { listener: string; waiting: number; parked: number; due: number };

export async function countDetours(house: House): Promise<DetourCount[]> {
  const { rows } = await sql<DetourCount>`select listener,
      count(*)::int as waiting,
      (count(*) filter (where attempts > 0 and next_at is null))::int as parked,
      (count(*) filter (where next_at <= ${house.clock.now()}))::int as due
    from event_detours group by listener`.execute(house.work);
  return rows;
}
