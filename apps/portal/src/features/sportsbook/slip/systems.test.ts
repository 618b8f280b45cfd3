import { expect, test } from 'vitest';
import { systemsFor } from './systems.ts';

test('every system says how many parlays it holds', () => {
  const counts = (legs: number) =>
    Object.fromEntries(systemsFor(legs).map(({ id, cover, lines }) => [cover ?? id, lines]));
  expect(counts(2)).toEqual({});
  expect(counts(3)).toEqual({ '2': 3, TRIXIE: 4, PATENT: 7 });
  expect(counts(4)).toEqual({ '2': 6, '3': 4, YANKEE: 11, LUCKY_15: 15 });
  expect(counts(7)).toMatchObject({ '3': 35, SUPER_HEINZ: 120 });
  expect(counts(8)).toMatchObject({ GOLIATH: 247 });
});
