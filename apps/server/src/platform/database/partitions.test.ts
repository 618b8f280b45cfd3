import { days } from '@baize/calendar';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { begin, type Transaction } from '../database.ts';
import { drainEvents } from '../events/drain.ts';
import { eventsRetention } from '../events/retention.ts';
import { announce } from '../events.ts';
import { partitionsAhead, partitionsCounted } from './partitions.ts';

const WIDTH = 10_000_000n;

let here: TestHouse;
let owner: pg.Client;
beforeAll(async () => {
  here = await openTestHouse();
  owner = new pg.Client({ connectionString: here.migrateUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await here.close();
});
beforeEach(() => drainEvents(here.house));

const say = (tx: Transaction, at = here.house.clock.now()) =>
  announce(tx, { name: 'money.moved', key: 'money:1', at, payload: { memberIds: ['1'] } });

const announceAt = (at?: Date) => begin(here.house.db, (tx) => say(tx, at));

const moveNumbersTo = (next: bigint) =>
  owner.query(`select setval('events_id_seq', ${next}, false)`);

async function partitions(table: string): Promise<bigint[]> {
  const { rows } = await sql<{ below: bigint }>`
    select below_id as below from partitions_of(${table})`.execute(here.house.db);
  return rows.map(({ below }) => below);
}

const highest = async () => {
  const { rows } = await sql<{
    id: bigint;
  }>`select coalesce(max(id), 0) as id from events`.execute(here.house.db);
  return rows[0]!.id;
};

test('two empty partitions stand ready, and more are made before the numbers reach them', async () => {
  const before = await partitions('events');
  expect(before.at(-1)! - (await highest())).toBeGreaterThanOrEqual(2n * WIDTH);
  await moveNumbersTo(before.at(-1)! - 5n);
  await partitionsAhead.run(here.house, { dueAt: here.house.clock.now(), payload: null });
  const after = await partitions('events');
  expect(after.at(-1)).toBe(before.at(-1)! + 2n * WIDTH);
  for (let n = 0; n < 10; n += 1) await announceAt();
  expect(await highest()).toBe(before.at(-1)! + 4n);
});

test('where no partition stands ready, one is made and nothing fails, however many ask at once', async () => {
  const top = (await partitions('events')).at(-1)!;
  await moveNumbersTo(top + 3n * WIDTH);
  await Promise.all(Array.from({ length: 8 }, () => announceAt()));
  expect(await highest()).toBeGreaterThanOrEqual(top + 3n * WIDTH + 7n);
  expect((await partitions('events')).at(-1)! - (await highest())).toBeGreaterThan(2n * WIDTH);
});

test('a partition whose events are old and heard goes at once, with nothing of the next', async () => {
  const { house } = here;
  const old = new Date(house.clock.now().getTime() - days(32));
  const start = (((await highest()) + WIDTH) / WIDTH) * WIDTH;
  await moveNumbersTo(start - 2n);
  await announceAt(old);
  await announceAt(old);
  await announceAt();
  await sql`update event_cursors set after_id = ${start}`.execute(house.db);
  await sql`delete from events where id < ${start - 2n}`.execute(house.db);
  await eventsRetention.run(house, { dueAt: house.clock.now(), payload: null });
  expect((await partitions('events'))[0]).toBe(start + WIDTH);
  const { rows } = await sql<{ id: bigint }>`select id from events order by id`.execute(house.db);
  expect(rows.map(({ id }) => id)).toEqual([start]);
});

test('a partition has the storage, the statistics and the rights of its table, and no more', async () => {
  await partitionsCounted.run(here.house, { dueAt: here.house.clock.now(), payload: null });
  const { rows } = await owner.query<{ parent: string; child: string }>(
    `select r.parent, p.child from partition_rules r, partitions_of(r.parent) p`,
  );
  expect(rows.length).toBeGreaterThan(1);
  const settings = (table: string, columns: string) =>
    owner.query(`select ${columns} from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.oid = '${table}'::regclass and a.attnum > 0 order by a.attnum`);
  for (const { parent, child } of rows) {
    const spread = 'a.attname, a.attstattarget, a.attnotnull';
    expect((await settings(child, spread)).rows).toEqual((await settings(parent, spread)).rows);
    const first = rows.find((row) => row.parent === parent)!.child;
    expect((await settings(child, 'c.reloptions')).rows).toEqual(
      (await settings(first, 'c.reloptions')).rows,
    );
    await expect(here.house.pool.query(`select 1 from ${child} limit 1`)).rejects.toThrow(
      'permission denied',
    );
  }
  await expect(
    here.house.pool.query("select drop_partitions('bets', 9223372036854775807)"),
  ).resolves.toMatchObject({ rows: [{ drop_partitions: 0 }] });
});

test('a table that was there before keeps its rows, numbers, rights, indexes and views', async () => {
  await owner.query(`
    create table growing (id bigint generated always as identity primary key, note text check (note <> ''))
      with (fillfactor = 70);
    comment on table growing is 'kept: by this test';
    create index growing_notes on growing (note) where note <> 'none';
    grant select, insert on growing to baize_serve;
    create view growing_shown as select id, note from growing;
    create view growing_counted as select count(*) as rows from growing_shown;
    comment on view growing_counted is 'how many';
    grant select on growing_shown, growing_counted to baize_serve;
    insert into growing (note) select 'old ' || n from generate_series(1, 250) n;
    select announce_partitions('growing', 'growing_id_seq', 100)`);
  await owner.query(
    "select divide_table(row('growing', 'growing_id_seq', 100, 2, false, '{note}')::partition_rules, true)",
  );
  expect(await partitions('growing')).toEqual([400n, 500n]);
  const { pool } = here.house;
  await pool.query("insert into growing (note) select 'new ' || n from generate_series(1, 200) n");
  const again =
    'insert into growing (note) select note from growing where id >= 400 order by id limit 1';
  await expect(pool.query(again)).rejects.toThrow('growing_4_note_key');
  const seen = await pool.query(`select c.rows as counted,
    (select max(id) from growing_shown) as top, obj_description('growing_counted'::regclass) as said,
    obj_description('growing'::regclass) as kept,
    (select indexdef from pg_indexes where indexname = 'growing_notes') as index from growing_counted c`);
  expect(seen.rows[0]).toMatchObject({
    counted: 450n,
    top: 450n,
    said: 'how many',
    kept: 'kept: by this test',
  });
  expect(seen.rows[0].index).toContain('ON ONLY public.growing USING btree (note)');
  await expect(pool.query('delete from growing')).rejects.toThrow('permission denied');
  await expect(pool.query("insert into growing (note) values ('')")).rejects.toThrow('check');
});
