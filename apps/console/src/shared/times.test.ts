import { expect, test } from 'vitest';
import { daySpan, fromFieldText, timesOf, toFieldText } from './times.ts';

const NOON = Date.UTC(2026, 10, 15, 12, 0);

test('an instant is told by the fixed offset of the brand', () => {
  expect(timesOf('GMT+8', 480).dayAndTime(NOON)).toBe('15 Nov 2026, 20:00');
  expect(timesOf('GMT-3:30', -210).exact(NOON)).toBe('15 Nov 2026, 08:30:00');
  expect(timesOf('GMT+14', 840).today(NOON)).toBe('2026-11-16');
});

test('a date-and-time field shows and reads the same instant', () => {
  expect(toFieldText(NOON, 480)).toBe('2026-11-15T20:00');
  expect(fromFieldText('2026-11-15T20:00', 480)).toBe(NOON);
  expect(fromFieldText('', 480)).toBeNull();
  expect(fromFieldText('2026-13-45T20:00', 480)).toBeNull();
});

test('a span of days reaches from the first instant to the last, at the offset', () => {
  const span = daySpan('2026-11-15', '2026-11-16', 480);
  expect(span?.from).toBe(Date.UTC(2026, 10, 14, 16));
  expect(span?.to).toBe(Date.UTC(2026, 10, 16, 16) - 1);
  expect(daySpan('yesterday', '2026-11-16', 480)).toBeUndefined();
});
