import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { sqlState } from '../database.ts';
import { connectWire, type Wire } from './wire.ts';

let test_: TestHouse;
let wire: Wire;

beforeAll(async () => {
  test_ = await openTestHouse();
  wire = await connect();
});
afterAll(async () => {
  await wire.end();
  await test_.close();
});

function connect(answerWithinMs = 30_000): Promise<Wire> {
  const connection = test_.house.pool.options as pg.ClientConfig;
  return connectWire({ connection, prelude: 'select 1', answerWithinMs });
}

const MANY = { name: 'many', text: 'select n, repeat($1, n) from generate_series(1, $2::int) n' };
const FAULT = { name: 'fault', text: 'select 1 / $1::int' };
const EACH = {
  name: 'each',
  text: `select $1::bigint, $2::text, $3::bool, $4::int, $5::jsonb, $6::timestamptz, $7::bigint[],
    $8::text[], $9::float8, null::text, ''::text`,
};
const PID = { name: 'pid', text: 'select pg_backend_pid()' };

test('every kind of value comes back as the driver reads it', async () => {
  const at = new Date('2026-11-19T01:02:03.456Z');
  const values = [
    -(2n ** 63n),
    'ä "\\ 🐟\n',
    true,
    -2_147_483_648,
    '{"a":[1]}',
    at,
    [1n, -3n],
    ['a,"b"', null, '\\', ''],
    0.1,
  ];
  const { rows } = await test_.house.pool.query({ text: EACH.text, values, rowMode: 'array' });
  for (let time = 0; time < 2; time += 1) {
    expect(await wire.send([{ statement: EACH, values }])).toEqual([rows]);
  }
  const none = values.map(() => null);
  expect(await wire.send([{ statement: EACH, values: none }])).toEqual([[[...none, null, '']]]);
});

test('any text and any whole number arrive as they were', async () => {
  const anyText = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
  const anyNumber = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  const statement = { name: 'both', text: 'select $1::text, $2::bigint' };
  await fc.assert(
    fc.asyncProperty(anyText, anyNumber, async (text, number) => {
      const [rows] = await wire.send([{ statement, values: [text, number] }]);
      expect(rows).toEqual([[text, number]]);
    }),
    { numRuns: 100 },
  );
});

test('what is sent together is answered in order, however long, and however much is under way', async () => {
  const journeys = Array.from({ length: 8 }, (_, n) => {
    const values = ['long words ', 100 + n];
    return wire.send([
      { statement: MANY, values },
      { statement: { name: `once ${n}`, text: `select ${n}` }, values: [] },
      { statement: MANY, values: ['x'.repeat(20_000), 3] },
    ]);
  });
  for (const [n, journey] of journeys.entries()) {
    const [many, once, long] = await journey;
    expect(many!.length).toBe(100 + n);
    expect(many!.at(-1)).toEqual([100 + n, 'long words '.repeat(100 + n)]);
    expect(once).toEqual([[n]]);
    expect(long!.map(([, text]) => String(text).length)).toEqual([20_000, 40_000, 60_000]);
  }
});

test('the first that fails ends those behind it, and the connection goes on', async () => {
  const begin = { name: 'begin', text: 'begin' };
  const rollback = { name: 'rollback', text: 'rollback' };
  const learnt = { name: 'learnt late', text: 'select 7' };
  const failed = wire.send([
    { statement: begin, values: [] },
    { statement: FAULT, values: [0] },
    { statement: learnt, values: [] },
  ]);
  await expect(failed).rejects.toMatchObject({ code: '22012', message: 'division by zero' });
  const aborted = await wire.send([{ statement: PID, values: [] }]).catch(sqlState);
  expect(aborted).toBe('25P02');
  await wire.send([{ statement: rollback, values: [] }]);
  expect(await wire.send([{ statement: learnt, values: [] }])).toEqual([[[7]]]);
  expect(await wire.send([{ statement: FAULT, values: [1] }])).toEqual([[[1]]]);
  expect(wire.isBroken()).toBe(false);
});

test('a statement that does not stand is refused as often as it is sent', async () => {
  const statement = { name: 'wrong', text: 'select nothing from nowhere' };
  for (let time = 0; time < 2; time += 1) {
    await expect(wire.send([{ statement, values: [] }])).rejects.toMatchObject({ code: '42P01' });
  }
});

test('a value that no statement takes is refused here, and nothing is sent', async () => {
  const values = [{ a: 1 }, 1];
  await expect(wire.send([{ statement: MANY, values }])).rejects.toThrow('takes no object');
  expect(await wire.send([{ statement: MANY, values: ['a', 1] }])).toEqual([[[1, 'a']]]);
});

test('two statements of one name are refused before the second is taken for the first', async () => {
  const other = { name: PID.name, text: 'select 5' };
  const [[row]] = (await wire.send([{ statement: PID, values: [] }])) as [[[number]]];
  await expect(wire.send([{ statement: other, values: [] }])).rejects.toThrow('are named pid');
  expect(await wire.send([{ statement: PID, values: [] }])).toEqual([[row]]);
});

test('a line that is cut fails all that is under way and all that comes after', async () => {
  const mine = await connect();
  const [[row]] = (await mine.send([{ statement: PID, values: [] }])) as [[[number]]];
  const waits = { name: 'waits', text: 'select pg_sleep(60)' };
  const both = [waits, PID].map((statement) => mine.send([{ statement, values: [] }]));
  const heard = Promise.allSettled(both);
  await expect
    .poll(async () => {
      await test_.house.pool.query('select pg_terminate_backend($1)', [row[0]]);
      return mine.isBroken();
    })
    .toBe(true);
  expect((await heard).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(mine.send([{ statement: PID, values: [] }])).rejects.toThrow();
  await mine.end();
});

test('a line that the database closes while nothing is asked is known to be broken', async () => {
  const mine = await connect();
  const [[row]] = (await mine.send([{ statement: PID, values: [] }])) as [[[number]]];
  await test_.house.pool.query('select pg_terminate_backend($1)', [row[0]]);
  await expect.poll(mine.isBroken).toBe(true);
});

test('an answer that does not come in time cuts the line', async () => {
  const mine = await connect(50);
  const waits = { name: 'waits', text: 'select pg_sleep(60)' };
  await expect(mine.send([{ statement: waits, values: [] }])).rejects.toThrow('Query read timeout');
  expect(mine.isBroken()).toBe(true);
});
