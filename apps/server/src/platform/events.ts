import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { jsonbColumn } from './database/array-bytes.ts';
import { textColumn, wordColumn } from './database/array-text.ts';
import type { Transaction } from './database.ts';
import { type Payload, writePayload } from './events/payload.ts';
import type { House } from './house.ts';

declare module './house.ts' {
  interface House {
    events: EventStream;
  }
}

/** Every event by name. Each domain adds its own in its events.ts, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface Events {}

export type EventName = keyof Events & string;

/** Events of one key are heard in the order of the row locks under which they were announced. */
export type Announcement = {
  [Name in EventName]: { name: Name; key: string; at: Date; payload: Events[Name] };
}[EventName];

export type HeardEvent<Name extends EventName = EventName> = {
  [One in Name]: { id: bigint; name: One; key: string; at: Date; payload: Events[One] };
}[Name];

/** Hears events in batches. What it writes with `tx` happens exactly once; all else at least once. */
export type Listener<Name extends EventName = EventName> = {
  /** Kept with its place in the stream: `promotions.turnover`. Renamed, it hears everything again. */
  name: string;
  events: readonly Name[];
  handle(tx: Transaction, events: readonly HeardEvent<Name>[], house: House): Promise<void>;
};

export function listen<Name extends EventName>(listener: Listener<Name>): Listener<Name> {
  return listener;
}

/** Announces in the caller's transaction: what is rolled back was never said. */
export async function announce(tx: Transaction, ...events: Announcement[]): Promise<void> {
  if (events.length === 0) return;
  const { text, values } = announcementQuery(events);
  await tx.executeQuery(CompiledQuery.raw(text, values));
}

/** The same on a bare connection, for those who write many at once. */
export async function announceMany(
  client: Pick<pg.ClientBase, 'query'>,
  events: readonly Announcement[],
): Promise<void> {
  if (events.length > 0) await client.query(announcementQuery(events));
}

/** One statement for any number of events, prepared once per connection. */
export function announcementQuery(events: readonly Announcement[]) {
  return {
    name: 'announce',
    // Where the list of instants ends, the first one holds.
    text: `insert into events (name, key, payload, at)
      select name, key, payload, coalesce(at, $5::timestamptz)
      from unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[]) w (name, key, payload, at)`,
    values: [
      wordColumn(events, ({ name }) => name),
      textColumn(events, ({ key }) => key),
      jsonbColumn(events.map(({ payload }) => writePayload(payload as Payload))),
      ...instants(events),
    ],
  };
}

/** What is announced together is nearly always of one instant: the database reads it once. */
function instants(events: readonly Announcement[]): [all: string, first: Date | null] {
  const first = events[0]?.at ?? null;
  const isOne = events.every(({ at }) => at.getTime() === first?.getTime());
  return [isOne ? '{}' : wordColumn(events, ({ at }) => at.toISOString()), first];
}

/** Who listens in this house, and a bell for those who do not want to wait for the next look. */
export type EventStream = {
  add(...listeners: readonly AnyListener[]): void;
  listeners(): readonly Listener[];
  /** Call after a commit: what was announced is looked for at once. */
  poke(): void;
  onPoke(wake: () => void): () => void;
  /** How many numbers each listener is behind the last event it wants; kept for the metrics. */
  backlog: Map<string, number>;
};

// A listener of some events fits wherever it is only ever given those.
// biome-ignore lint/suspicious/noExplicitAny: a parameter of a narrower type has no other spelling
type AnyListener = Listener<any>;

export function openEvents(): EventStream {
  const listeners = new Map<string, Listener>();
  const wakers = new Set<() => void>();
  return {
    add: (...added) => {
      for (const listener of added) {
        const known = listeners.get(listener.name) ?? listener;
        if (known !== listener) throw new Error(`There are two listeners named ${listener.name}`);
        listeners.set(listener.name, listener);
      }
    },
    listeners: () => [...listeners.values()],
    poke: () => {
      for (const wake of wakers) wake();
    },
    onPoke: (wake) => {
      wakers.add(wake);
      return () => wakers.delete(wake);
    },
    backlog: new Map(),
  };
}
