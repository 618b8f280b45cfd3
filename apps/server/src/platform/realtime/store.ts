import { hours, minutes } from '@baize/calendar';
import type pg from 'pg';
import { jsonColumn, numberColumn, textColumn } from '../database/array-text.ts';

/** One message of a topic, as every server keeps and sends it. */
export type Message = { topic: string; id: number; at: number; body: string };
export type Draft = { topic: string; body: string };

export const KEPT_MS = minutes(5);
const TOPICS_KEPT_MS = hours(24);

/**
 * Gives each message the next number of its topic and keeps it. A topic nobody remembers goes on from
 * the time of day, which is above any number it had before.
 */
export async function storeMessages(
  pool: pg.Pool,
  drafts: readonly Draft[],
  at: Date,
): Promise<Message[]> {
  const counts = new Map<string, number>();
  const places = drafts.map(({ topic }) => {
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
    return counts.get(topic)!;
  });
  const { rows } = await pool.query<{ topic: string; last_id: bigint }>({
    name: 'realtime-store',
    text: STORE,
    values: [
      textColumn(drafts, ({ topic }) => topic),
      jsonColumn(drafts, ({ body }) => body),
      numberColumn(places, (place) => place),
      at,
    ],
  });
  const before = new Map(
    rows.map(({ topic, last_id }) => [topic, Number(last_id) - counts.get(topic)!]),
  );
  return drafts.map(({ topic, body }, n) => ({
    topic,
    id: before.get(topic)! + places[n]!,
    at: at.getTime(),
    body,
  }));
}

const STORE = `
  with input as (
    select * from unnest($1::text[], $2::text[], $3::int[]) as i (topic, body, place)
  ), start as (
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as id
  ), counts as (
    select topic, max(place) as messages from input group by topic order by topic
  ), numbered as (
    insert into realtime_topics as t (topic, last_id, at)
    select topic, start.id + messages, $4 from counts, start order by topic
    on conflict (topic) do update
      set last_id = t.last_id + excluded.last_id - (select id from start), at = excluded.at
    returning topic, last_id
  ), kept as (
    insert into realtime_messages (topic, id, at, body)
    select topic, last_id - messages + place, $4, body
    from input join numbered using (topic) join counts using (topic)
    order by topic, place
  )
  select topic, last_id from numbered`;

export type Past = { lastId: number; messages: Message[] };

/** What a topic said lately, and the number of its last message however long ago. */
export async function readPast(pool: pg.Pool, topic: string, since: Date): Promise<Past> {
  const { rows } = await pool.query<{ lastId: bigint; id: bigint | null; at: Date; body: string }>(
    `select t.last_id as "lastId", m.id, m.at, m.body
     from realtime_topics t left join realtime_messages m on m.topic = t.topic and m.at >= $2
     where t.topic = $1 order by m.id`,
    [topic, since],
  );
  const messages = rows.flatMap(({ id, at, body }) =>
    id === null ? [] : [{ topic, id: Number(id), at: at.getTime(), body }],
  );
  return { lastId: Number(rows[0]?.lastId ?? 0n), messages };
}

/** Messages are kept for five minutes, numbers for a day. */
export async function forgetOld(pool: pg.Pool, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await pool.query('delete from realtime_messages where at < $1 or at > $2', [
    before(KEPT_MS),
    before(-KEPT_MS),
  ]);
  await pool.query('delete from realtime_topics where at < $1', [before(TOPICS_KEPT_MS)]);
}
