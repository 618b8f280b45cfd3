import { expect, test } from 'vitest';
import { runningScore, tennisPoints } from './state.ts';
import { matchState } from './testing/rows.ts';

const points = (home: number, away: number, games: [number, number] = [2, 1]) =>
  tennisPoints(
    matchState({ points: { home, away }, periods: [{ home: games[0], away: games[1] }] }),
  ).join('–');

test('points of a game are called as an umpire calls them', () => {
  expect(points(0, 1)).toBe('0–15');
  expect(points(2, 3)).toBe('30–40');
  expect(points(3, 3)).toBe('40–40');
  expect(points(5, 4)).toBe('A–40');
  expect(points(4, 5)).toBe('40–A');
  expect(points(5, 4, [6, 6])).toBe('5–4');
});

test('a running set or map stands beside those that are won, and none between them', () => {
  const periods = [
    { home: 6, away: 4 },
    { home: 2, away: 3 },
  ];
  expect(runningScore('TENNIS', matchState({ periods, periodsDone: 1 }))).toEqual(periods[1]);
  expect(runningScore('TENNIS', matchState({ periods, periodsDone: 2 }))).toBeNull();
  expect(runningScore('FOOTBALL', matchState({ periods, periodsDone: 1 }))).toBeNull();
  const kills = [
    { home: 20, away: 9 },
    { home: 3, away: 4 },
  ];
  expect(runningScore('MOBA', matchState({ periods, periodsDone: 1, kills }))).toEqual(kills[1]);
});
