import { fish as contract } from '@baize/contract';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { shootWords } from './words.ts';

const shot = { magazineId: '12', n: 1, at: 1_700_000_000_000, angle: -1.5, weapon: 'bolt' };
const hit = { magazineId: '12', n: 40, at: 5, x: -400, y: 2_400, fish: [0, 7, 8, 9, 10] };
const said = { visitId: '7', shots: [shot, { ...shot, n: 2, lockedOn: 5 }], hits: [hit] };

const asIs = [
  said,
  { visitId: '7' },
  { ...said, open: ['12', '13'] },
  { ...said, shots: [{ ...shot, weapon: 'net', lockedOn: null }] },
  { ...said, shots: Array.from({ length: 40 }, () => shot) },
];

test.each(asIs)('what a page says is read as its shape reads it (%#)', (input) => {
  const asked = z.parse(contract.shoot.input, structuredClone(input));
  const { open, ...read } = shootWords.read(structuredClone(input))!;
  expect(open === undefined ? read : { ...read, open }).toEqual(asked);
});

const many = <Item>(item: Item) => Array.from({ length: 41 }, () => item);
const wrongShots: object[] = [
  { magazineId: 12 },
  { magazineId: '' },
  { n: 0 },
  { n: 41 },
  { n: 1.5 },
  { n: '1' },
  { at: 1.5 },
  { at: '1' },
  { at: 2 ** 53 },
  { angle: 7.1 },
  { angle: -8 },
  { angle: null },
  { weapon: 'bow' },
  { lockedOn: 1.5 },
  { lockedOn: '5' },
];
const wrongHits: object[] = [
  { magazineId: '1a' },
  { n: 0 },
  { at: null },
  { x: -401 },
  { y: 2_401 },
  { x: '1' },
  { fish: [] },
  { fish: 7 },
  { fish: [-1] },
  { fish: [1.5] },
  { fish: ['1'] },
  { fish: [1, 2, 3, 4, 5, 6] },
];
const wrong: unknown[] = [
  undefined,
  null,
  'shots',
  [],
  {},
  { visitId: 7 },
  { visitId: '7a' },
  { visitId: '1234567890123456789' },
  ...[null, {}, [null], many(shot)].map((shots) => ({ ...said, shots })),
  ...[null, {}, [null], many(hit)].map((hits) => ({ ...said, hits })),
  ...[null, [12], many('1')].map((open) => ({ ...said, open })),
  ...wrongShots.map((change) => ({ ...said, shots: [{ ...shot, ...change }] })),
  ...wrongHits.map((change) => ({ ...said, hits: [{ ...hit, ...change }] })),
];

test.each(wrong)('what its shape refuses is left to it (%#)', (input) => {
  expect(z.safeParse(contract.shoot.input, structuredClone(input)).success).toBe(false);
  expect(shootWords.read(structuredClone(input))).toBeUndefined();
});

test('an answer is written as its shape writes it', () => {
  const caught = { seat: 1, bullet: '12.3', fishId: 9, worth: 5, pay: 50_000n, takes: [8], at: 3 };
  const magazine = {
    magazineId: '12',
    cost: 10_000n,
    bullets: 8,
    firstNonce: 1,
    loadedAt: 2,
    state: 'closed' as const,
    fired: [1, 2],
    hit: [1],
    won: 50_000n,
  };
  const named = { magazineId: '12', n: 3 };
  const value = {
    now: 4,
    results: [
      { ...named, outcome: 'caught' as const, caught: [caught], pots: ['mini'] },
      { ...named, outcome: 'missed' as const, caught: [], pots: [] },
    ],
    refused: [named],
    closed: [magazine],
    pending: 12_345n,
    balance: 98_765_432_100n,
    againInMs: 240,
  };
  expect(JSON.parse(shootWords.write(value))).toEqual(z.encode(contract.shoot.value, value));
});
