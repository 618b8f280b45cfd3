import { expect, test } from 'vitest';
import { daysIn, lastOf, rangeOf, readRange } from './period.ts';

test('a week begins on Monday, also when today is Sunday', () => {
  expect(rangeOf('week', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(rangeOf('week', '2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-16' });
});

test('last month is whole, over the turn of a year and in a leap year', () => {
  expect(rangeOf('lastMonth', '2027-01-03')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(rangeOf('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('an address names a span of real days in order, and not too many of them', () => {
  expect(readRange({ from: '2026-11-01', to: '2026-11-15' }, 62)).toBeDefined();
  expect(readRange({ from: '2026-11-15', to: '2026-11-01' }, 62)).toBeUndefined();
  expect(readRange({ from: '2026-02-30', to: '2026-03-01' }, 62)).toBeUndefined();
  expect(readRange({ from: '2026-01-01', to: '2026-03-04' }, 62)).toBeUndefined();
  expect(daysIn({ from: '2026-01-01', to: '2026-03-03' })).toBe(62);
});

test('where a page can show fewer days, it shows the last ones', () => {
  expect(lastOf({ from: '2026-10-01', to: '2026-11-15' }, 31)).toEqual({
    from: '2026-10-16',
    to: '2026-11-15',
  });
});
