import { expect, test } from 'vitest';
import { assertSchedule, occurrences, type Schedule, STEPS_AFTER_SILENCE } from './schedule.ts';

const GMT8 = 480;
const INDIA = 330;

const due = (schedule: Schedule, after: string, until: string, offset = GMT8) =>
  occurrences(schedule, { after: new Date(after), until: new Date(until) }, offset).map((instant) =>
    instant.toISOString().slice(0, 16),
  );

test('a daily job at midnight GMT+8 is due at 16:00 UTC of the day before', () => {
  expect(due({ dailyAt: '00:00' }, '2026-03-01T00:00Z', '2026-03-03T00:00Z')).toEqual([
    '2026-03-01T16:00',
    '2026-03-02T16:00',
  ]);
});

test('an occurrence belongs to the span that ends on it, and not to the one that starts on it', () => {
  const midnight = '2026-03-01T16:00Z';
  expect(due({ dailyAt: '00:00' }, '2026-03-01T15:59Z', midnight)).toHaveLength(1);
  expect(due({ dailyAt: '00:00' }, midnight, '2026-03-02T15:59Z')).toEqual([]);
});

test('half-hour steps fall on local half hours, also where the offset is half an hour', () => {
  const hourly: Schedule = { everyMinutes: 60 };
  expect(due(hourly, '2026-01-01T00:00Z', '2026-01-01T02:00Z', INDIA)).toEqual([
    '2026-01-01T00:30',
    '2026-01-01T01:30',
  ]);
  expect(due({ everyMinutes: 30 }, '2026-01-01T00:00Z', '2026-01-01T01:00Z', INDIA)).toEqual([
    '2026-01-01T00:30',
    '2026-01-01T01:00',
  ]);
});

test('steps are counted from local midnight', () => {
  expect(due({ everyMinutes: 720 }, '2026-01-01T15:00Z', '2026-01-02T05:00Z')).toEqual([
    '2026-01-01T16:00',
    '2026-01-02T04:00',
  ]);
});

test('a week is named by its local day: Monday 00:05 in GMT+8 is still Sunday in UTC', () => {
  const weekly: Schedule = { weeklyAt: { day: 1, time: '00:05' } };
  // 2 March 2026 is a Monday.
  expect(due(weekly, '2026-02-28T00:00Z', '2026-03-09T00:00Z')).toEqual([
    '2026-03-01T16:05',
    '2026-03-08T16:05',
  ]);
});

test('the 31st is the 28th in February, and the 29th in a leap year', () => {
  const monthly: Schedule = { monthlyAt: { days: [31], time: '12:00' } };
  expect(due(monthly, '2026-01-31T05:00Z', '2026-04-01T00:00Z')).toEqual([
    '2026-02-28T04:00',
    '2026-03-31T04:00',
  ]);
  expect(due(monthly, '2028-02-01T00:00Z', '2028-03-01T00:00Z')).toEqual(['2028-02-29T04:00']);
});

test('half months fall on the 1st and the 16th', () => {
  expect(
    due({ monthlyAt: { days: [1, 16], time: '01:00' } }, '2026-02-01T00:00Z', '2026-03-02T00:00Z'),
  ).toEqual(['2026-02-15T17:00', '2026-02-28T17:00']);
});

test('a day of five-minute work is run in full; a year of it is stepped through, up to its end', () => {
  const step: Schedule = { everyMinutes: 5 };
  expect(due(step, '2026-01-01T00:00Z', '2026-01-02T00:00Z')).toHaveLength(288);
  const year = due(step, '2026-01-01T00:00Z', '2027-01-01T00:00Z');
  expect(year.length).toBeLessThanOrEqual(STEPS_AFTER_SILENCE);
  expect(year.at(-1)).toBe('2027-01-01T00:00');
});

test('a year of daily work is run in full', () => {
  expect(due({ dailyAt: '02:05' }, '2026-01-01T00:00Z', '2027-01-01T00:00Z')).toHaveLength(365);
});

test('a clock that went backwards makes nothing due', () => {
  expect(due({ everyMinutes: 1 }, '2026-01-02T00:00Z', '2026-01-01T00:00Z')).toEqual([]);
});

test('a time that no day has is refused', () => {
  expect(() => assertSchedule({ dailyAt: '24:00' })).toThrow();
  expect(() => assertSchedule({ everyMinutes: 0 })).toThrow();
  expect(() => assertSchedule({ weeklyAt: { day: 0, time: '10:00' } })).toThrow();
});
