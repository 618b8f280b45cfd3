import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { days } from '@baize/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { begin, type Database, openDatabase, openPool, REPORTING } from '../database.ts';
import { archivableEvents as events } from '../events/archive.ts';
import { drainEvents } from '../events/drain.ts';
import { eventsRetention } from '../events/retention.ts';
import { announce } from '../events.ts';
import { archivedBefore, findDue, type Part } from './archive/due.ts';
import { type Archive, type ArchiveState, readArchives } from './archive/kept.ts';
import { proveArchives } from './archive/prove.ts';
import { restorePartition } from './archive/restore.ts';
import { closePartition, detachPartition, exportPart, verifyPart } from './archive/steps.ts';
import { archiveAgain, archiveOld } from './archive.ts';

const WIDTH = 10_000_000n;

let here: TestHouse;
let owner: Database;
beforeAll(async () => {
  here = await openTestHouse({ BAIZE_ARCHIVE_AFTER: 'events=2' });
  owner = openDatabase(openPool(here.migrateUrl, REPORTING));
});
afterAll(async () => {
  await owner.destroy();
  await here.close();
});

/** A partition of old events that all have heard, with texts that are hard to write down. */
let part: Part;
let before: unknown[];
beforeEach(async () => {
  const { house } = here;
  await drainEvents(house);
  const { rows } = await sql<{ top: bigint }>`select coalesce(max(below_id), 0) as top
    from partitions_of('events')`.execute(house.db);
  const start = rows[0]!.top - WIDTH;
  await moveNumbersTo(start);
  const old = new Date(house.clock.now().getTime() - days(70));
  const texts = ['\u2028 \r\n \\ " \u00e9 \u{1f3b2}', "'; --", '\t,{}'];
  for (const text of texts) await say(text, old);
  await moveNumbersTo(start + WIDTH);
  await say('new', house.clock.now());
  await say('new', house.clock.now());
  await sql`update event_cursors set after_id = ${start + WIDTH}`.execute(house.db);
  const due = await findDue(house, events, house.clock.now());
  part = due.find(({ fromId }) => fromId === start)!;
  before = await rowsOf(part);
  expect(before).toHaveLength(texts.length);
});

const say = (text: string, at: Date) =>
  begin(here.house.db, (tx) =>
    announce(tx, { name: 'money.moved', key: text, at, payload: { memberIds: ['1'] } }),
  );

const moveNumbersTo = async (next: bigint) => {
  await sql`select setval('events_id_seq', ${next}, false)`.execute(owner);
  await sql`select make_partitions()`.execute(owner);
};

async function rowsOf({ fromId, belowId }: Pick<Part, 'fromId' | 'belowId'>): Promise<unknown[]> {
  const { rows } = await sql`select xact::text, id, name, key, payload::text, at from events
    where id >= ${fromId} and id < ${belowId} order by id`.execute(here.house.db);
  return rows;
}

const archived = async (): Promise<Archive | undefined> =>
  (await readArchives(here.house.db, 'events')).find(({ child }) => child === part.child);

const stateNow = async (): Promise<ArchiveState | undefined> => (await archived())?.state;

const fileNow = () => join(here.house.config.archiveDir, `${part.child}.jsonl.gz`);

const archive = () => archiveOld(here.house, [events]);

const faultNow = async () =>
  (await archive()).failed.find(({ child }) => child === part.child)?.fault;

const restore = (child = part.child) =>
  restorePartition(owner, events, {
    child,
    folder: here.house.config.archiveDir,
    at: here.house.clock.now(),
  });

const faults = async () =>
  (await proveArchives(here.house, [events])).filter(({ fault }) => fault !== undefined);

test('an old partition goes into a file that holds every row, and its numbers stay closed', async () => {
  const { house } = here;
  expect((await archive()).detached).toContain(part.child);
  expect(await rowsOf(part)).toEqual([]);
  expect(await rowsOf({ fromId: part.belowId, belowId: part.belowId + WIDTH })).toHaveLength(2);
  const manifest = JSON.parse(
    readFileSync(join(house.config.archiveDir, `${part.child}.json`), 'utf8'),
  );
  expect(manifest).toMatchObject({
    rows: '3',
    firstId: String(part.fromId),
    sums: { 'money.moved': '3' },
  });
  const lines = gunzipSync(readFileSync(fileNow())).toString().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(
    [0, 1, 2].map((n) => Number(part.fromId) + n),
  );
  expect(await faults()).toEqual([]);
  const again = sql`insert into events (id, name, key, payload, at) overriding system value
    values (${part.fromId}, 'again', 'again', '{}', now())`;
  await expect(again.execute(owner)).rejects.toThrow('no partition');
  await expect(house.pool.query(`select 1 from archived.${part.child}`)).rejects.toThrow(
    'permission denied',
  );
});

test('wherever a run is killed, the next one goes on and the file is whole', async () => {
  const { house } = here;
  const now = async () => (await archived())!;
  const steps = [
    () => closePartition(house, part),
    async () => {
      mkdirSync(house.config.archiveDir, { recursive: true });
      writeFileSync(`${fileNow()}.half`, 'cut off');
    },
    async () => exportPart(house, events, await now()),
    async () => verifyPart(house, events, await now()),
    () => detachPartition(house, part),
  ];
  for (let killedAfter = 1; killedAfter <= steps.length; killedAfter += 1) {
    for (const step of steps.slice(0, killedAfter)) await step();
    await archive();
    expect(await stateNow()).toBe('detached');
    expect(await faults()).toEqual([]);
    expect(existsSync(`${fileNow()}.half`)).toBe(false);
    await restore();
    expect(await rowsOf(part)).toEqual(before);
  }
});

test('a file that was damaged is refused while the table stands, and written anew', async () => {
  const { house } = here;
  const swapped = (file: string) => {
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.replace('money.moved', 'money.moveD')));
  };
  const harms = [
    swapped,
    (file: string) => truncateSync(file, 40),
    (file: string) => appendFileSync(file, gzipSync('{}\n')),
    (file: string) => writeFileSync(file, gzipSync('no row\n')),
  ];
  await closePartition(house, part);
  for (const harm of harms) {
    await exportPart(house, events, (await archived())!);
    harm(fileNow());
    expect(await faultNow()).toContain(part.child);
    expect(await stateNow()).toBe('closed');
    expect(await rowsOf(part)).toEqual(before);
  }
  expect((await archive()).detached).toContain(part.child);
  expect(await faults()).toEqual([]);
});

test('a file that does not match its table is refused, whatever was kept of it', async () => {
  const { house } = here;
  await closePartition(house, part);
  await exportPart(house, events, (await archived())!);
  await sql`alter table ${sql.table(part.child)} disable trigger closed`.execute(owner);
  await sql`update events set key = 'other' where id = ${part.fromId + 1n}`.execute(owner);
  await sql`alter table ${sql.table(part.child)} enable trigger closed`.execute(owner);
  expect(await faultNow()).toContain(`differs from events at row ${part.fromId + 1n}`);
});

test('a detached table goes after a week, and only when its file is proved once more', async () => {
  const { house } = here;
  await archive();
  const whole = readFileSync(fileNow());
  house.clock.moveTo(new Date(house.clock.now().getTime() + days(8)));
  truncateSync(fileNow(), 30);
  expect((await faults()).map(({ child }) => child)).toEqual([part.child]);
  expect(await faultNow()).toContain(part.child);
  expect(await stateNow()).toBe('detached');
  writeFileSync(fileNow(), whole);
  expect((await archive()).dropped).toContain(part.child);
  expect(await faults()).toEqual([]);
  truncateSync(fileNow(), 30);
  await expect(restore()).rejects.toThrow(fileNow());
  expect(await stateNow()).toBe('dropped');
  writeFileSync(fileNow(), whole);
  await restore();
  expect(await rowsOf(part)).toEqual(before);
  await archive();
  expect(await stateNow()).toBe('restored');
  expect(await archiveAgain(house, events, part.child)).toBe(`${part.child} is archived`);
  expect(await stateNow()).toBe('detached');
});

test('a partition comes back into a table that has got other columns since, detached or from its file', async () => {
  const { house } = here;
  const add = (column: string) =>
    sql`alter table events add column ${sql.ref(column)} text not null default 'none'`.execute(
      owner,
    );
  await archive();
  await add('one');
  await restore();
  expect(await rowsOf(part)).toEqual(before);
  await archiveAgain(house, events, part.child);
  house.clock.moveTo(new Date(house.clock.now().getTime() + days(8)));
  expect((await archive()).dropped).toContain(part.child);
  await add('two');
  await restore();
  expect(await rowsOf(part)).toEqual(before);
  await sql`alter table events drop column one, drop column two`.execute(owner);
});

test('an export that breaks off leaves no half of a file on the disk', async () => {
  await closePartition(here.house, part);
  const sums = () => sql`select 'all' as what, 1 / 0 as amount`;
  const exporting = exportPart(here.house, { ...events, sums }, (await archived())!);
  await expect(exporting).rejects.toThrow('division by zero');
  expect(existsSync(`${fileNow()}.half`)).toBe(false);
});

test('what was brought back stays, also when nothing is archived any longer', async () => {
  const unruled = { ...here.house, config: { ...here.house.config, archiveAfter: new Map() } };
  await archive();
  await restore();
  await eventsRetention.run(unruled, { dueAt: here.house.clock.now(), payload: null });
  expect(await rowsOf(part)).toEqual(before);
});

test('a month is never a short one', () => {
  const at = (now: string) => ({
    ...here.house,
    clock: { ...here.house.clock, now: () => new Date(now) },
  });
  const { archiveAfter } = here.house.config;
  expect(archiveAfter.get('events')).toBe(2);
  for (const [now, before] of [
    ['2031-04-30T10:00:00Z', '2031-02-28T10:00:00Z'],
    ['2031-05-01T10:00:00Z', '2031-03-01T10:00:00Z'],
    ['2031-01-31T10:00:00Z', '2030-11-30T10:00:00Z'],
  ]) {
    expect(archivedBefore(at(now!), 'events')).toEqual(new Date(before!));
  }
});

test('a partition stays while a listener has not heard it, and opens again when the rule is taken back', async () => {
  const { house } = here;
  const [listener] = house.events.listeners();
  await sql`update event_cursors set after_id = ${part.fromId} where listener = ${listener!.name}`.execute(
    house.db,
  );
  const { kept } = await archive();
  expect(kept.find(({ child }) => child === part.child)?.reason).toContain(listener!.name);
  await closePartition(house, part);
  const forget = sql`delete from events where id = ${part.fromId}`;
  await expect(forget.execute(house.db)).rejects.toThrow('is being archived');
  await eventsRetention.run(house, { dueAt: house.clock.now(), payload: null });
  expect(await rowsOf(part)).toEqual(before);
  const unruled = { ...house, config: { ...house.config, archiveAfter: new Map() } };
  await archiveOld(unruled, [events]);
  expect(await stateNow()).toBeUndefined();
  expect((await forget.execute(house.db)).numAffectedRows).toBe(1n);
});
