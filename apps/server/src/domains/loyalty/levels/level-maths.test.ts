import { loyaltyRules } from '@baize/contract';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { earnedLevel, levelAfterMonth, levelsBetween, regainedLevel } from './level-maths.ts';
import { monthsToJudge } from './months.ts';

const { levels } = z.parse(loyaltyRules.clubRules, {});
const earned = (deposit: string, validBet: string) =>
  earnedLevel(levels, { deposit: money(deposit), validBet: money(validBet) });

test('a level is earned by both lifetime sums, to the cent', () => {
  expect(earned('0', '99999999')).toBe(0);
  expect(earned('499.99', '5000')).toBe(0);
  expect(earned('500', '4999.99')).toBe(0);
  expect(earned('500', '5000')).toBe(1);
  expect(earned('25000', '210000')).toBe(3);
  expect(earned('20000000', '200000000')).toBe(10);
});

test('no level is skipped without its gift, whatever the way', () => {
  for (let from = 0; from <= 10; from += 1) {
    for (let to = from; to <= 10; to += 1) {
      const middle = Math.floor((from + to) / 2);
      expect([...levelsBetween(from, middle), ...levelsBetween(middle, to)]).toEqual(
        levelsBetween(from, to),
      );
      expect(levelsBetween(from, to)).toHaveLength(to - from);
    }
  }
});

test('a month that was not kept costs one level; the play that keeps it brings it back', () => {
  expect(levelAfterMonth(levels, 3, money('19999.99'))).toBe(2);
  expect(levelAfterMonth(levels, 3, money('20000'))).toBe(3);
  expect(levelAfterMonth(levels, 1, 0n)).toBe(1);
  expect(regainedLevel(levels, { level: 2, peak: 5 }, money('50000'))).toBe(4);
  expect(regainedLevel(levels, { level: 2, peak: 5 }, money('100000'))).toBe(5);
  expect(regainedLevel(levels, { level: 2, peak: 2 }, money('100000'))).toBe(2);
});

test('every month that ended is judged once, also over a year and a leap day', () => {
  expect(monthsToJudge('2026-10-01', '2026-11-30')).toEqual([]);
  expect(monthsToJudge('2026-10-01', '2026-12-01')).toEqual([
    { from: '2026-11-01', to: '2026-11-30' },
  ]);
  expect(monthsToJudge('2027-11-01', '2028-03-01').map(({ to }) => to)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
  ]);
});
