import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { sceneOf } from './scene.ts';
import type { MatchEvent } from './use-match.ts';

const event = (kind: string, side: 'HOME' | 'AWAY' | null, more: object = {}): MatchEvent => ({
  seq: 1,
  at: 0,
  clock: 0,
  value: 0,
  spot: null,
  kind,
  side,
  ...more,
});

test('pressure of a minute is what both sides did in it, and goals stand where they fell', () => {
  const { kind, bars, marks } = courseOf('FOOTBALL', [
    event('ATTACK', 'HOME', { clock: 30 }),
    event('GOAL', 'AWAY', { clock: 2_050 }),
    event('PERIOD_END', null, { clock: 2_700 }),
  ]);
  expect(kind).toBe('pressure');
  expect(bars.map(({ value }) => value)).toEqual([0.2, -1]);
  expect(marks).toEqual([{ at: 2_050 / 5_400, kind: 'GOAL', side: 'AWAY', minute: 35 }]);
});

test('other sports are told by who led', () => {
  const { bars } = courseOf('BASKETBALL', [
    event('POSSESSION', 'HOME', { value: 2 }),
    event('POSSESSION', 'AWAY', { value: 0 }),
    event('POSSESSION', 'AWAY', { value: 3 }),
  ]);
  expect(bars.map(({ value }) => value)).toEqual([1, -0.5]);
});

test('the ball lies where the last event was, and in the middle before the first', () => {
  expect(sceneOf([]).ball).toEqual([0.5, 0.5]);
  const scene = sceneOf([event('CORNER', 'AWAY', { spot: { x: 5, y: 990 }, seq: 9 })]);
  expect(scene).toMatchObject({ ball: [0.005, 0.99], side: 'AWAY', isMoment: false, seq: 9 });
  expect(sceneOf([event('KILL', 'HOME')]).ball[0]).toBeGreaterThan(0.5);
});
