import { expect, test } from 'vitest';
import { isPercent, isSum, isSumOrNone, percentOf, rateOf } from './typed-sums.ts';

test('sums are above zero, or may be nothing where that means something', () => {
  expect(isSum('10.00')).toBe(true);
  expect(isSum('0')).toBe(false);
  expect(isSum('ten')).toBe(false);
  expect(isSumOrNone('0')).toBe(true);
  expect(isSumOrNone('')).toBe(false);
});

test('a percentage becomes parts per million', () => {
  expect(percentOf('1')).toBe(10_000);
  expect(percentOf('0.8')).toBe(8_000);
  expect(isPercent('1,5')).toBe(false);
});

test('a rate has up to six decimals', () => {
  expect(rateOf('0.995')).toBe(995_000);
  expect(rateOf('1')).toBe(1_000_000);
  expect(rateOf('0')).toBeNull();
  expect(rateOf('-1')).toBeNull();
});
