import { expect, test } from 'vitest';
import { readPeriods } from './periods.ts';

test('periods are typed as people write scores', () => {
  expect(readPeriods('1-0 0-2')).toEqual([
    { home: 1, away: 0 },
    { home: 0, away: 2 },
  ]);
  expect(readPeriods(' 25:18, 112–98 ')).toEqual([
    { home: 25, away: 18 },
    { home: 112, away: 98 },
  ]);
});

test('what is no score is no result', () => {
  for (const typed of ['', '1', '1-', 'a-b', '1-0 2', '-1-0']) {
    expect(readPeriods(typed), typed).toBeUndefined();
  }
});
