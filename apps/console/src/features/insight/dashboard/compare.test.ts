import { expect, test } from 'vitest';
import { scaleOf, shareMore, shareText, shortNumber, ticksOf } from './compare.ts';

test('a loss that became a gain is more, and what was nothing is compared with nothing', () => {
  expect(shareMore(50n, -100n)).toBe(1.5);
  expect(shareMore(-150n, -100n)).toBe(-0.5);
  expect(shareMore(5, 0)).toBeNull();
  expect([0.097, -0.07, 12.4].map(shareText)).toEqual(['+9.7%', '−7.0%', '+12×']);
});

test('an axis has few round lines and holds nothing and every bar', () => {
  const { place } = scaleOf([30, -10]);
  expect([30, 0, -10].map(place)).toEqual([0, 75, 100]);
  expect(scaleOf([]).place(0)).toBe(0);
  expect(ticksOf(0, 240_000)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  expect(ticksOf(-530, 360)).toEqual([-400, -200, 0, 200]);
  expect(ticksOf(-10, 30)).toEqual([-10, 0, 10, 20, 30]);
  expect(ticksOf(0, 0)).toEqual([0]);
  expect([240_000, -1_250_000, 9.5].map(shortNumber)).toEqual(['240k', '−1.3M', '9.5']);
});
