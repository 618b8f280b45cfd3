import { expect, test } from 'vitest';
import { matchRow, matchState } from '../testing/rows.ts';
import { gameClock } from './game-clock.ts';

const at = (
  state: Parameters<typeof matchState>[0],
  now: number,
  sport: 'FOOTBALL' | 'BASKETBALL' = 'FOOTBALL',
) => {
  const row = matchRow({ sport, startsAt: 1_000_000 });
  return gameClock(row, matchState(state), now);
};

test('between two events the clock goes on at the pace of the match', () => {
  // 60 s of real time were 15 minutes of the match.
  expect(at({ at: 60_000, clock: 900 }, 1_060_000)).toBe('15:00');
  expect(at({ at: 60_000, clock: 900 }, 1_064_000)).toBe('16:00');
});

test('it stops at the end of the period, in a break, and before it began', () => {
  expect(at({ at: 178_000, clock: 2_670 }, 1_400_000)).toBe('45:00');
  expect(at({ at: 60_000, clock: 900, phase: 'BREAK' }, 1_090_000)).toBe('15:00');
  expect(at({ at: 0, clock: 0 }, 1_000_000)).toBe('0:00');
  expect(at({ at: 60_000, clock: 900 }, 900_000)).toBe('15:00');
});

test('basketball tells what is left of the quarter', () => {
  expect(at({ at: 10_000, clock: 60 }, 1_010_000, 'BASKETBALL')).toBe('11:00');
});
