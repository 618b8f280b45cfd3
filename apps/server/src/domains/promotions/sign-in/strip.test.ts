import { expect, test } from 'vitest';
import { placeToday } from './strip.ts';

const LENGTH = 7;
const last = (day: string, place: number) => ({ day, place });

test('example-3.3: signed 1, 2, 3 and missed a day is day 1 again; made up for before, it is day 5', () => {
  expect(placeToday(undefined, '2026-11-16', LENGTH).today).toBe(1);
  const missed = placeToday(last('2026-11-14', 3), '2026-11-16', LENGTH);
  expect(missed).toMatchObject({ today: 1, missed: '2026-11-15', gap: 1 });
  expect(placeToday(last('2026-11-15', 4), '2026-11-16', LENGTH).today).toBe(5);
});

test('after the last day the strip starts over, and what is finished cannot be saved', () => {
  expect(placeToday(last('2026-11-15', 7), '2026-11-16', LENGTH).today).toBe(1);
  expect(placeToday(last('2026-11-14', 7), '2026-11-16', LENGTH).missed).toBeNull();
  expect(placeToday(last('2026-11-16', 2), '2026-11-16', LENGTH)).toMatchObject({
    today: 2,
    isSignedToday: true,
  });
});
