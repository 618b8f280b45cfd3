import { expect, test } from 'vitest';
import { dayAt, instantsOf, lastDays } from './period.ts';

const MANILA = 480;

test('a day begins and ends by the house, not by the browser', () => {
  const { startDate, endDate } = instantsOf({ from: '2026-11-15', to: '2026-11-15' }, MANILA);
  expect(new Date(startDate).toISOString()).toBe('2026-11-14T16:00:00.000Z');
  expect(endDate - startDate).toBe(86_400_000);
  expect(dayAt(startDate, MANILA)).toBe('2026-11-15');
  expect(dayAt(startDate - 1, MANILA)).toBe('2026-11-14');
});

test('the last seven days are today and six before it, over the end of a month', () => {
  expect(lastDays('2026-03-02', 7)).toEqual({ from: '2026-02-24', to: '2026-03-02' });
});
