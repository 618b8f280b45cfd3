import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { HeardEvent, Listener } from '../events.ts';
import { readPayload } from './payload.ts';

/** Holding this lock makes a server the only one that delivers to the listener. */
export async function lockCursor(
  tx: Transaction,
  listener: string,
  wait: boolean,
): Promise<bigint | undefined> {
  const skip = wait ? sql`` : sql`skip locked`;
  const locked = () =>
    sql<{ after: bigint }>`select after_id as after from event_cursors
      where listener = ${listener} for update ${skip}`.execute(tx);
  const { rows } = await locked();
  if (rows[0]) return rows[0].after;
  await sql`insert into event_cursors (listener) values (${listener})
    on conflict do nothing`.execute(tx);
  return (await locked()).rows[0]?.after;
}

export async function moveCursor(tx: Transaction, listener: string, after: bigint): Promise<void> {
  await sql`update event_cursors set after_id = ${after} where listener = ${listener}`.execute(tx);
}

export type Row = { id: bigint; name: string; key: string; at: Date; payload: string };

export async function eventsAfter(
  tx: Transaction,
  listener: Listener,
  { after, safe, limit }: { after: bigint; safe: bigint; limit: number },
): Promise<HeardEvent[]> {
  const { rows } = await sql<Row>`select id, name, key, at, payload::text as payload from events
    where id > ${after} and id <= ${safe} and name = any(${listener.events})
    order by id limit ${limit}`.execute(tx);
  return rows.map(heard);
}

export function heard({ payload, ...row }: Row): HeardEvent {
  return { ...row, payload: readPayload(payload) } as unknown as HeardEvent;
}
