import { days } from '@baize/calendar';
import { expect, test } from 'vitest';
import { instantsOf } from './period.ts';

test('a day begins and ends by the house, not by the browser', () => {
  const { startDate, endDate } = instantsOf({ from: '2026-11-15', to: '2026-11-15' }, 480);
  expect(new Date(startDate).toISOString()).toBe('2026-11-14T16:00:00.000Z');
  expect(endDate - startDate).toBe(days(1));
});
