import { expect, test } from 'vitest';
import { greatestPot, JACKPOT_START, nextJackpot, nextPauseMs, readJackpot } from './jackpot.ts';

test('it starts at 101,000,000 and grows by 100 to 500, to the cent', () => {
  expect(readJackpot(null)).toBe(101_000_000);
  expect(nextJackpot(JACKPOT_START, 0)).toBe(101_000_100);
  expect(nextJackpot(JACKPOT_START, 1)).toBe(101_000_500);
  expect(nextJackpot(JACKPOT_START, 0.12345)).toBe(101_000_149.38);
});

test('above 150,000,000 it begins anew', () => {
  expect(nextJackpot(149_999_800, 0.25)).toBe(150_000_000);
  expect(nextJackpot(149_999_950, 0)).toBe(JACKPOT_START);
});

test('it waits 3, 4 or 5 seconds', () => {
  expect([0, 0.34, 0.7, 0.999, 1].map(nextPauseMs)).toEqual([3_000, 4_000, 5_000, 5_000, 5_000]);
});

test('what was kept counts only within its range', () => {
  expect(readJackpot('123456789.01')).toBe(123_456_789.01);
  expect(['99', '150000001', 'x', ''].map(readJackpot)).toEqual(Array(4).fill(JACKPOT_START));
});

test('of the real pots the greatest is shown, and none where there is none', () => {
  const pots = [
    { pot: 'mini', amount: 12.5 },
    { pot: 'grand', amount: 50_000.01 },
  ];
  expect(greatestPot(pots)).toBe(50_000.01);
  expect(greatestPot([])).toBeUndefined();
});
