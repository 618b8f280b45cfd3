import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { House } from '../house.ts';
import { repeat } from '../repeat.ts';
import { type Fanout, openEars, type Parcel } from './ears.ts';

const CHANNEL = 'baize';
/** PostgreSQL takes notifications below 8,000 bytes; longer ones travel as a row and its number. */
const LONGEST_BYTES = 7_000;
const CHECK_EVERY_MS = 15_000;
const PARCELS_KEPT_SECONDS = 60;

export type SharedDatabase = { serveUrl: string; pool: pg.Pool; log: House['log'] };

/** One connection listens for all channels; what is published together is sent in one statement. */
export function postgresFanout({ serveUrl, pool, log }: SharedDatabase): Fanout {
  const self = randomUUID();
  const ears = openEars();
  let sent = 0;
  const ours = `{"from":"${self}"`;
  const hear = async (text: string) => {
    // What comes back to us was heard when it was said, and is not worth reading.
    if (text.startsWith(ours)) return;
    const { from, channel, message } = JSON.parse(await unpacked(pool, text)) as Parcel;
    if (from !== self) ears.publish(channel, message);
  };
  const line = keepListening(serveUrl, {
    hear: (text) => {
      hear(text).catch((err) => log.warn({ err }, 'a message of another server was lost'));
    },
    mendGap: ears.mendGap,
    onError: (err) => log.warn({ err }, 'fan-out waits for the database'),
  });
  const outbox = openOutbox(pool, (err) => log.warn({ err }, 'the other servers were not told'));
  return {
    publish: (channel, message) => {
      ears.publish(channel, message);
      // Numbered, because PostgreSQL drops a notification that equals another of its transaction.
      outbox.send(JSON.stringify({ from: self, number: ++sent, channel, message }));
    },
    subscribe: ears.subscribe,
    onGap: ears.onGap,
    isShared: true,
    redis: null,
    close: async () => {
      await outbox.empty();
      await line.stop();
    },
  };
}

type Line = { hear(text: string): void; mendGap(): void; onError(error: unknown): void };

/** A connection that only listens can die unnoticed, so it is asked something now and then. */
function keepListening(url: string, { hear, mendGap, onError }: Line) {
  let client: pg.Client | undefined;
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: 'baize fan-out',
    });
    fresh.on('error', () => life.wake());
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
    });
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    mendGap();
  };
  const life = repeat(
    async () => {
      if (!client) return connect();
      const asked = client;
      await asked.query('select 1').catch(async (error) => {
        client = undefined;
        void asked.end().catch(() => {});
        throw error;
      });
    },
    { everyMs: CHECK_EVERY_MS, onError },
  );
  return {
    stop: async () => {
      await life.stop();
      await client?.end().catch(() => {});
    },
  };
}

/** While one statement is under way the next messages gather, in order. */
function openOutbox(pool: pg.Pool, onError: (error: unknown) => void) {
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  const sendAll = async () => {
    while (waiting.length > 0) {
      const texts = waiting;
      waiting = [];
      await sendTogether(pool, texts).catch(onError);
    }
    sending = undefined;
  };
  return {
    send: (text: string) => {
      waiting.push(text);
      sending ??= Promise.resolve().then(sendAll);
    },
    empty: async () => sending,
  };
}

async function sendTogether(pool: pg.Pool, texts: string[]): Promise<void> {
  const payloads = await Promise.all(texts.map((text) => packed(pool, text)));
  await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as p (payload)', [
    CHANNEL,
    payloads,
  ]);
}

async function packed(pool: pg.Pool, text: string): Promise<string> {
  if (Buffer.byteLength(text) <= LONGEST_BYTES) return text;
  const { rows } = await pool.query<{ id: bigint }>(
    `with old as (delete from fanout_parcels
       where at < clock_timestamp() - make_interval(secs => $2))
     insert into fanout_parcels (body, at) values ($1, clock_timestamp()) returning id`,
    [text, PARCELS_KEPT_SECONDS],
  );
  return `#${rows[0]!.id}`;
}

async function unpacked(pool: pg.Pool, text: string): Promise<string> {
  if (!text.startsWith('#')) return text;
  const { rows } = await pool.query<{ body: string }>(
    'select body from fanout_parcels where id = $1',
    [text.slice(1)],
  );
  if (!rows[0]) throw new Error('A long message was gone before it was read');
  return rows[0].body;
}
