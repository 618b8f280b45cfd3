import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, hourOf, periodKinds, periodOf, startOfDay } from './index.ts';

const GMT8 = 480;

test('a day begins at midnight of the platform, to the millisecond', () => {
  expect(dayOf(new Date('2026-11-14T15:59:59.999Z'), GMT8)).toBe('2026-11-14');
  expect(dayOf(new Date('2026-11-14T16:00:00.000Z'), GMT8)).toBe('2026-11-15');
  expect(hourOf(new Date('2026-11-14T15:59:59.999Z'), GMT8)).toBe(23);
  expect(startOfDay('2026-11-15', GMT8).toISOString()).toBe('2026-11-14T16:00:00.000Z');
  expect(startOfDay('2026-11-15', -300).toISOString()).toBe('2026-11-15T05:00:00.000Z');
});

test('the second half of February ends on its 28th or 29th', () => {
  expect(periodOf('HALF_MONTH', '2027-02-16')).toEqual({ from: '2027-02-16', to: '2027-02-28' });
  expect(periodOf('HALF_MONTH', '2028-02-29')).toEqual({ from: '2028-02-16', to: '2028-02-29' });
  expect(periodOf('HALF_MONTH', '2028-02-15')).toEqual({ from: '2028-02-01', to: '2028-02-15' });
  expect(periodOf('MONTHLY', '2100-02-10').to).toBe('2100-02-28');
});

test('a week begins on Monday, also across the end of a year', () => {
  expect(periodOf('WEEKLY', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(periodOf('WEEKLY', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
});

test('periods of a kind follow one another: every day lies in one, and none in two', () => {
  const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(day, fc.constantFrom(...periodKinds), (one, kind) => {
      const period = periodOf(kind, one);
      expect(period.from <= one && one <= period.to).toBe(true);
      expect(periodOf(kind, period.from)).toEqual(period);
      expect(periodOf(kind, period.to)).toEqual(period);
      expect(periodOf(kind, addDays(period.to, 1)).from).toBe(addDays(period.to, 1));
      expect(daysBetween(period.from, period.to)).toBeLessThan(31);
    }),
  );
});
