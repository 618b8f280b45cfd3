import { expect, test } from 'vitest';
import { dayOf, days, lastDays, minuteOf, periodOf, spanOf, zoneName } from './index.ts';

test('a day is told by the clock on the wall, east and west of Greenwich', () => {
  const at = new Date('2026-11-14T16:30:00Z');
  expect(dayOf(at, 480)).toBe('2026-11-15');
  expect(dayOf(at, -1_020)).toBe('2026-11-13');
  expect(minuteOf(at, 480)).toBe(30);
});

test('a period of days ends at the first instant that no longer belongs to it', () => {
  const { from, to } = spanOf({ from: '2026-02-27', to: '2026-03-01' }, 480);
  expect(from.toISOString()).toBe('2026-02-26T16:00:00.000Z');
  expect(to.getTime() - from.getTime()).toBe(days(3));
});

test('some days up to today have today among them', () => {
  expect(lastDays('2026-03-01', 2)).toEqual({ from: '2026-02-28', to: '2026-03-01' });
});

test('weeks begin on Monday, months are halved after the 15th, February has its own length', () => {
  expect(periodOf('WEEKLY', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(periodOf('HALF_MONTH', '2028-02-16')).toEqual({ from: '2028-02-16', to: '2028-02-29' });
  expect(periodOf('MONTHLY', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('a zone is named by its distance, with minutes only where it has some', () => {
  expect([480, -210, 0].map(zoneName)).toEqual(['GMT+8', 'GMT-3:30', 'GMT+0']);
});
