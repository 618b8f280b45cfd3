import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { bigintColumn, jsonbColumn } from './array-bytes.ts';
import { jsonColumn, numberColumn, textColumn, wordColumn } from './array-text.ts';

let test_: TestHouse;
beforeAll(async () => {
  test_ = await openTestHouse();
});
afterAll(() => test_.close());

test('a column of any text, or of none, arrives as it was', async () => {
  const anyText = fc.option(
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyText), async (texts) => {
      const column = textColumn(texts, (text) => text);
      const { rows } = await test_.house.pool.query('select $1::text[] as texts', [column]);
      expect(rows[0].texts).toEqual(texts);
    }),
    { numRuns: 100 },
  );
});

test('a column of any JSON, or of none, arrives as it was', async () => {
  const tame = { maxDepth: 3, stringUnit: 'binary' } as const;
  const anyJson = fc.option(fc.json(tame).filter((text) => !text.includes('\\u0000')));
  await fc.assert(
    fc.asyncProperty(fc.array(anyJson), async (texts) => {
      const column = jsonColumn(texts, (text) => text);
      const { rows } = await test_.house.pool.query('select $1::text[] as texts', [column]);
      expect(rows[0].texts).toEqual(texts);
    }),
    { numRuns: 100 },
  );
  const strange = ['\\ "quoted"\n\t\u0001', '\u2028{,}NULL', { 'a b': '🐟', lone: '\ud83d' }];
  const { rows } = await test_.house.pool.query('select $1::text[] as texts', [
    jsonColumn(strange, (value) => JSON.stringify(value)),
  ]);
  expect(rows[0].texts.map((text: string) => JSON.parse(text))).toEqual(strange);
});

test('a column of JSON as bytes arrives as it was', async () => {
  const strange = ['"', '\\', '\\"', '{"a":1}', '\n', 'é種🎲', '', 'NULL', '\u0001', '{},'];
  for (const values of [strange, []]) {
    const column = jsonbColumn(values.map((value) => JSON.stringify({ value })));
    const { rows } = await test_.house.pool.query(
      "select array(select one ->> 'value' from unnest($1::jsonb[]) one) as texts",
      [column],
    );
    expect(rows[0].texts).toEqual(values);
  }
});

test('a column of few words, many times each, arrives as it was', async () => {
  const words = fc.array(fc.constantFrom('', 'USD', 'a "b"', '\\', '{,}', 'NULL', '種'));
  await fc.assert(
    fc.asyncProperty(words, async (texts) => {
      const column = wordColumn(texts, (text) => text);
      const { rows } = await test_.house.pool.query('select $1::text[] as texts', [column]);
      expect(rows[0].texts).toEqual(texts);
    }),
    { numRuns: 50 },
  );
});

test('a column of whole numbers arrives as it was', async () => {
  const anyNumber = fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }));
  await fc.assert(
    fc.asyncProperty(fc.array(anyNumber), async (numbers) => {
      const text = 'select array(select unnest($1::bigint[])::text) as numbers';
      for (const columnOf of [numberColumn, bigintColumn]) {
        const column = columnOf(numbers, (number) => number);
        const { rows } = await test_.house.pool.query(text, [column]);
        expect(rows[0].numbers).toEqual(numbers.map((one) => (one === null ? null : String(one))));
      }
    }),
    { numRuns: 100 },
  );
});

test('a whole number that has no room in eight bytes is refused', () => {
  for (const number of [2n ** 63n, -(2n ** 63n) - 1n]) {
    expect(() => bigintColumn([number], (one) => one)).toThrow('too large');
  }
});
