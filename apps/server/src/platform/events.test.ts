import { days, hours } from '@baize/calendar';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BareHouse, openBareHouse } from '../testing/bare-house.ts';
import { begin } from './database.ts';
import { deliverBatch } from './events/deliver.ts';
import { countDetours, releaseParked } from './events/detours.ts';
import { startEvents } from './events/dispatcher.ts';
import { drainEvents, openDrain } from './events/drain.ts';
import { openHorizon } from './events/horizon.ts';
import { eventsRetention } from './events/retention.ts';
import { announce, announceMany, type HeardEvent, listen } from './events.ts';

declare module './events.ts' {
  interface Events {
    'test.counted': { n: number; amount?: bigint; on?: Date };
    'test.ignored': { n: number };
  }
}

let test1: BareHouse;
beforeEach(async () => {
  test1 = await openBareHouse();
});
afterEach(() => test1.close());

const at = new Date('2026-05-01T00:00:00Z');
const counted = (key: string, n: number) => ({
  name: 'test.counted' as const,
  key,
  at,
  payload: { n },
});

/** Hears into memory; throws where it is told to. */
function ear(name = 'test.ear') {
  const heard: HeardEvent<'test.counted'>[] = [];
  const failing = new Set<number>();
  const listener = listen({
    name,
    events: ['test.counted'],
    handle: async (_tx, events) => {
      const bad = events.find(({ payload }) => failing.has(payload.n));
      if (bad) throw new Error(`cannot take ${bad.payload.n}`);
      heard.push(...events);
    },
  });
  return { listener, failing, heard, numbers: () => heard.map(({ payload }) => payload.n) };
}

test('an announced event is heard once, with its amounts and instants', async () => {
  const { house } = test1;
  const { listener, heard } = ear();
  house.events.add(listener);
  const payload = { n: 1, amount: 12_345_678_901_234_567n, on: new Date(5) };
  await begin(house.db, (tx) => announce(tx, { ...counted('a', 1), payload }));
  await drainEvents(house);
  await drainEvents(house);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ name: 'test.counted', key: 'a', at, payload });
});

test('what is rolled back was never announced', async () => {
  const { house } = test1;
  const { listener, heard } = ear();
  house.events.add(listener);
  const work = begin(house.db, async (tx) => {
    await announce(tx, counted('a', 1));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await drainEvents(house);
  expect(heard).toEqual([]);
});

test('many events are announced in one statement on a bare connection', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  const client = await house.pool.connect();
  await announceMany(client, [counted('a', 1), counted('b', 2), counted('a', 3)]);
  client.release();
  await drainEvents(house);
  expect(numbers()).toEqual([1, 2, 3]);
});

test('a listener hears only what it asked for', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  await begin(house.db, (tx) =>
    announce(tx, { name: 'test.ignored', key: 'a', at, payload: { n: 9 } }, counted('a', 1)),
  );
  await drainEvents(house);
  expect(numbers()).toEqual([1]);
});

test('an event that commits late is not skipped, and holds back those numbered after it', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  const late = await house.pool.connect();
  await late.query('begin');
  await announceMany(late, [counted('a', 1)]);
  await begin(house.db, (tx) => announce(tx, counted('b', 2)));
  const horizon = openHorizon();
  const { top, safe } = await horizon.read(house.work);
  expect(safe).toBeLessThan(top);
  await deliverBatch(house, listener, { safe, limit: 10, wait: true });
  expect(numbers()).toEqual([]);
  await late.query('commit');
  late.release();
  await drainEvents(house);
  expect(numbers()).toEqual([1, 2]);
});

test('a transaction that began first and announced last is heard last', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  const [first, idle] = [await house.pool.connect(), await house.pool.connect()];
  // Its transaction id is the lowest, its turn with the key comes after the other's.
  await first.query('begin; select pg_current_xact_id()');
  await idle.query('begin; select pg_current_xact_id()');
  await begin(house.db, (tx) => announce(tx, counted('a', 1)));
  await announceMany(first, [counted('a', 2)]);
  await first.query('commit');
  const horizon = openHorizon();
  // While another transaction in between is still open, nothing may be heard out of turn.
  const { safe } = await horizon.read(house.work);
  await deliverBatch(house, listener, { safe, limit: 10, wait: true });
  await idle.query('rollback');
  for (const client of [first, idle]) client.release();
  await drainEvents(house);
  expect(numbers()).toEqual([1, 2]);
});

test('under concurrent commits the order of a key is the order of its row lock', async () => {
  const { house } = test1;
  const { listener, heard } = ear();
  house.events.add(listener);
  // The cursor of an unknown listener serves as a row with a number per key.
  const keys = ['a', 'b', 'c'];
  await sql`insert into event_cursors (listener) select unnest(${keys}::text[])`.execute(house.db);
  const dispatcher = startEvents(house);
  const writer = async (seed: number) => {
    for (let i = 0; i < 15; i++) {
      const key = keys[(seed + i) % 3]!;
      await begin(house.db, async (tx) => {
        await sql`select pg_current_xact_id(), pg_sleep(${((seed * 7 + i * 3) % 5) / 1000})`.execute(
          tx,
        );
        const { rows } = await sql<{ n: bigint }>`update event_cursors set after_id = after_id + 1
          where listener = ${key} returning after_id as n`.execute(tx);
        await announce(tx, counted(key, Number(rows[0]!.n)));
        await sql`select pg_sleep(${((seed + i) % 4) / 1000})`.execute(tx);
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, seed) => writer(seed)));
  await drainEvents(house);
  await dispatcher.stop();
  for (const key of keys) {
    const numbers = heard.filter((event) => event.key === key).map(({ payload }) => payload.n);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  }
});

test('a neighbour who never ends their transaction does not hold up our events', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  const neighbour = await openBareHouse();
  const idle = await neighbour.house.pool.connect();
  await idle.query('begin; select pg_current_xact_id()');
  await begin(house.db, (tx) => announce(tx, counted('a', 1)));
  await drainEvents(house);
  expect(numbers()).toEqual([1]);
  await idle.query('rollback');
  idle.release();
  await neighbour.close();
});

test('a crash between handling and commit hands the events over again, their effects undone', async () => {
  const { house } = test1;
  let calls = 0;
  house.events.add(
    listen({
      name: 'test.crash',
      events: ['test.counted'],
      handle: async (tx) => {
        await sql`insert into job_schedules values ('effect', ${at})`.execute(tx);
        if (++calls === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      },
    }),
  );
  await begin(house.db, (tx) => announce(tx, counted('a', 1)));
  await openDrain(house)();
  const { rows } = await sql`select * from job_schedules where name = 'effect'`.execute(house.db);
  expect(calls).toBe(2);
  expect(rows).toHaveLength(1);
});

test('two dispatchers share the work and hand nothing over twice', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  const dispatchers = [startEvents(house), startEvents(house)];
  for (let n = 1; n <= 40; n++) await begin(house.db, (tx) => announce(tx, counted('a', n)));
  house.events.poke();
  await expect.poll(() => numbers().length).toBe(40);
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
  expect(numbers()).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
});

test('an event that cannot be handled steps aside; its key waits, the others go on', async () => {
  const { house } = test1;
  const { listener, numbers, failing } = ear();
  house.events.add(listener);
  failing.add(2);
  await begin(house.db, (tx) =>
    announce(tx, counted('a', 1), counted('b', 2), counted('b', 3), counted('c', 4)),
  );
  await expect(drainEvents(house)).rejects.toThrow('test.ear failed on test.counted');
  expect(numbers()).toEqual([1, 4]);
  failing.clear();
  house.clock.moveTo(new Date(house.clock.now().getTime() + 2_000));
  await drainEvents(house);
  expect(numbers()).toEqual([1, 4, 2, 3]);
});

test('after its last pause an event is parked until someone releases it', async () => {
  const { house } = test1;
  const { listener, numbers, failing } = ear();
  house.events.add(listener);
  failing.add(1);
  await begin(house.db, (tx) => announce(tx, counted('a', 1), counted('a', 2)));
  await expect(drainEvents(house)).rejects.toThrow();
  for (let tries = 0; tries < 6; tries++) {
    house.clock.moveTo(new Date(house.clock.now().getTime() + hours(1)));
    await drainEvents(house);
  }
  expect(await countDetours(house)).toEqual([
    { listener: 'test.ear', waiting: 2, parked: 1, due: 0 },
  ]);
  failing.clear();
  const { rows } = await sql<{ id: bigint }>`select event_id as id from event_detours
    order by event_id`.execute(house.db);
  expect(await releaseParked(house, 'test.ear', rows[0]!.id)).toBe(true);
  await drainEvents(house);
  expect(numbers()).toEqual([1, 2]);
});

test('the dispatcher goes on after the database has thrown everyone out', async () => {
  const { house } = test1;
  const { listener, numbers } = ear();
  house.events.add(listener);
  const dispatcher = startEvents(house);
  await begin(house.db, (tx) => announce(tx, counted('a', 1)));
  await expect.poll(numbers).toEqual([1]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and datname = current_database()
      and pid <> pg_backend_pid()`.execute(house.reports);
  // The pool may still hand out connections that are gone.
  const isAnnounced = () =>
    begin(house.db, (tx) => announce(tx, counted('a', 2))).then(
      () => true,
      () => false,
    );
  await expect.poll(isAnnounced).toBe(true);
  await expect.poll(numbers).toEqual([1, 2]);
  await dispatcher.stop();
});

test('events that all have heard go after thirty days, and no others', async () => {
  const { house } = test1;
  const { listener } = ear();
  house.events.add(listener);
  const recent = new Date(at.getTime() + days(20));
  await begin(house.db, (tx) => announce(tx, counted('a', 1), { ...counted('a', 2), at: recent }));
  await drainEvents(house);
  await begin(house.db, (tx) => announce(tx, counted('a', 3)));
  const dueAt = new Date(at.getTime() + days(31));
  await eventsRetention.run(house, { dueAt, payload: null });
  const { rows } = await sql<{ n: number }>`select (payload->>'n')::int as n from events
    order by id`.execute(house.db);
  expect(rows.map(({ n }) => n)).toEqual([2, 3]);
});
