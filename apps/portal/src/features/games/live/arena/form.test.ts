import type { PooledFight as Fight } from '@baize/games';
import { expect, test } from 'vitest';
import { formOf } from './form.ts';

const fight = (meron: number, wala: number, end: Fight['end']): Fight => ({
  meron,
  wala,
  strength: 50,
  end,
});

test('a bird’s form counts its fights in either corner, newest first', () => {
  const fights = [
    fight(1, 2, 'meron'),
    fight(3, 1, 'meron'),
    fight(1, 4, 'draw'),
    fight(5, 6, 'wala'),
    fight(7, 1, 'wala'),
  ];
  expect(formOf(1, fights)).toEqual({ fights: 4, won: 2, last: ['W', 'L', 'D', 'W'] });
  expect(formOf(9, fights)).toEqual({ fights: 0, won: 0, last: [] });
});
