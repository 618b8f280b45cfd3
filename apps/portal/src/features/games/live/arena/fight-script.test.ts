import type { FightEnd } from '@baize/games';
import { expect, test } from 'vitest';
import { fightAt, fightScript } from './fight-script.ts';

const card = { meron: 7, wala: 12, strength: 55 };
const poseAtEnd = (end: FightEnd) => {
  const { meron, wala } = fightAt(fightScript(128, card, end), 1);
  return [meron.pose, wala.pose];
};

test('the last picture of a fight is its end', () => {
  expect(poseAtEnd('meron')).toEqual(['stand', 'rest']);
  expect(poseAtEnd('wala')).toEqual(['rest', 'stand']);
  expect(poseAtEnd('draw')).toEqual(['rest', 'rest']);
  expect(poseAtEnd('ftd')).toEqual(['stand', 'stand']);
});

test('everyone sees the same fight, and another fight looks different', () => {
  const seen = (number: number) =>
    Array.from({ length: 40 }, (_, n) => fightAt(fightScript(number, card, 'wala'), n / 40));
  expect(seen(128)).toEqual(seen(128));
  expect(seen(128)).not.toEqual(seen(129));
});

test('no bird leaves the ring, and the pressure ends with the winner', () => {
  for (const end of ['meron', 'wala', 'draw', 'ftd'] as const) {
    const script = fightScript(3, card, end);
    for (let n = 0; n <= 400; n++) {
      const { meron, wala, pressure, flash } = fightAt(script, n / 400);
      for (const { near, high } of [meron, wala]) {
        expect(near).toBeGreaterThan(-0.1);
        expect(near).toBeLessThan(1);
        expect(high).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
      }
      expect(Math.abs(pressure)).toBeLessThanOrEqual(1);
      expect(flash).toBeLessThanOrEqual(1);
    }
  }
  expect(fightAt(fightScript(3, card, 'wala'), 1).pressure).toBe(1);
});
