import { days } from '@baize/calendar';
import { expect, test } from 'vitest';
import { readDays, readPeriod } from './report-period.ts';

const now = new Date('2026-11-15T10:00:00Z');
const house = { clock: { now: () => now } } as Parameters<typeof readPeriod>[0];
const limit = { maxDays: 92 };
const tooLong = (maxDays: number) =>
  expect.objectContaining({
    code: 'PERIOD_TOO_LONG',
    details: { value: { maxDays }, words: { days: maxDays } },
  });

test('a period that nobody named ends now and is as long as the report allows', () => {
  const { from, to } = readPeriod(house, {}, limit);
  expect(to.getTime()).toBe(now.getTime() + 1);
  expect(to.getTime() - from.getTime()).toBe(days(92));
});

test('a period that is too long is refused by the limit of its report', () => {
  const endDate = now.getTime();
  const begun = { startDate: endDate - days(32) + 1, endDate };
  expect(readPeriod(house, begun).to).toEqual(now);
  expect(() => readPeriod(house, { startDate: endDate - days(32), endDate })).toThrow(tooLong(31));
  expect(() => readPeriod(house, { startDate: 0 }, limit)).toThrow(tooLong(92));
});

test('days are counted with the first and the last, and in their order', () => {
  expect(readDays({ from: '2026-02-27', to: '2026-03-01' }, limit)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(() => readDays({ from: '2026-01-01', to: '2026-04-03' }, limit)).toThrow(tooLong(92));
  for (const from of ['2026-03-02', '2026-02-31x'])
    expect(() => readDays({ from, to: '2026-03-01' }, limit)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
});
