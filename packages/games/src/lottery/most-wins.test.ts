import { expect, test } from 'vitest';
import { fastChance } from '../simulate/fast-chance.ts';
import { lotteryKinds } from './every-lottery.ts';
import { playOf } from './kinds/kind.ts';
import { mostWins } from './most-wins.ts';

const most = (kindCode: string, code: string) => {
  const kind = lotteryKinds.get(kindCode)!;
  return mostWins(kind, playOf(kind, code)!);
};

test('as many of a play win together as the draw has room for', () => {
  expect(most('ssc', 'five-direct')).toBe(1);
  expect(most('ssc', 'fixed')).toBe(5);
  expect(most('ssc', 'ball-side')).toBe(10);
  expect(most('ssc', 'first3-contains')).toBe(3);
  expect(most('11x5', 'any2')).toBe(10);
  expect(most('k3', 'pair')).toBe(1);
  // On 49 every side gets its stake back.
  expect(most('mark6', 'special-side')).toBe(4);
  expect(most('thai', 'top2')).toBe(1);
  expect(most('vn-north', 'lo2')).toBe(27);
  expect(most('vn-south', 'lo2')).toBe(18);
});

test('no other draw has more wins of a play than were counted', () => {
  for (const kind of lotteryKinds.values()) {
    const chance = fastChance('other draws');
    for (let n = 0; n < 50; n += 1) {
      const result = kind.draw(chance, '2026-11-15');
      for (const play of kind.plays) {
        const won = play.winsOf(play.usual, result).reduce((sum, { count }) => sum + count, 0);
        expect(won, `${kind.code} ${play.code}`).toBeLessThanOrEqual(mostWins(kind, play));
      }
    }
  }
});
