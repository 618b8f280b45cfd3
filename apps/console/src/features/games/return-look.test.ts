import { expect, test } from 'vitest';
import { distanceOf, pointsOf, promiseOf } from './return-look.ts';

test('a game is as far from its promise as from the nearer end of it', () => {
  const promise = { lowest: 0.96, highest: 0.98 };
  expect(distanceOf({ mean: 0.97, ...promise })).toBe(0);
  expect(distanceOf({ mean: 0.9, ...promise })).toBeCloseTo(-0.06);
  expect(distanceOf({ mean: 1.03, ...promise })).toBeCloseTo(0.05);
});

test('a promise is one figure where its ends are written alike', () => {
  expect(promiseOf({ lowest: 0.98985, highest: 0.9899 })).toBe('98.98 – 98.99 %');
  expect(promiseOf({ lowest: 0.97, highest: 0.97 })).toBe('97.00 %');
  expect([pointsOf(0.0123), pointsOf(-0.004), pointsOf(0)]).toEqual(['+1.23', '−0.40', '0.00']);
});
