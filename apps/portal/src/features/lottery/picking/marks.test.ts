import { lotteryKinds, playOf } from '@baize/games';
import { expect, test } from 'vitest';
import { cartRows } from '../cart.ts';
import { luckyMarks, noMarks, picked, readTyped, toggled } from './marks.ts';

const pool = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('quick picks take the upper or lower half, the odd or even, all or none', () => {
  expect(picked(pool, 'big')).toEqual([5, 6, 7, 8, 9]);
  expect(picked(pool, 'small')).toEqual([0, 1, 2, 3, 4]);
  expect(picked([1, 2, 3, 4, 5, 6], 'odd')).toEqual([1, 3, 5]);
  expect(picked(pool, 'even')).toEqual([0, 2, 4, 6, 8]);
  expect(picked(pool, 'all')).toEqual(pool);
  expect(picked(pool, 'none')).toEqual([]);
  expect(toggled(toggled([1], 2), 1)).toEqual([2]);
});

test('a pasted list keeps its numbers once and names what is none', () => {
  const lo2 = playOf(lotteryKinds.get('vn-north')!, 'lo2')!;
  expect(readTyped('07, 45 45;123 9\n46 ab ٣٤', lo2)).toEqual({
    texts: ['07', '45', '46', '34'],
    twice: 1,
    wrong: ['123', '9', 'ab'],
  });
  const tod = playOf(lotteryKinds.get('thai')!, 'tod')!;
  expect(readTyped('321 123 777', tod)).toEqual({ texts: ['123'], twice: 1, wrong: ['777'] });
});

test('ten thousand pasted numbers are read whole, and are rows of as many as a row takes', () => {
  const big = playOf(lotteryKinds.get('4d')!, 'big')!;
  const all = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
  const { texts, twice, wrong } = readTyped(`${all.join('\n')}\n0001 12 abcd`, big);
  expect([texts.length, twice, wrong]).toEqual([10_000, 1, ['12', 'abcd']]);
  const laying = { unit: '2', multiple: 1, amount: '1', group: 1_800 } as const;
  const rows = cartRows(big, { marks: { texts }, percentOf: () => 100 }, laying);
  expect(rows.map(({ notes }) => notes)).toEqual(Array.from({ length: 10 }, () => 1_000));
});

test('a lucky pick is a selection of every play of every kind, and no marks are none', () => {
  for (const kind of lotteryKinds.values()) {
    for (const play of kind.plays) {
      const picks = Array.from({ length: 5 }, () => play.read(luckyMarks(play)));
      expect(
        picks.filter((pick) => 'fault' in pick),
        `${kind.code} ${play.code}`,
      ).toEqual([]);
      expect('fault' in play.read(noMarks(play.form)), `${kind.code} ${play.code}`).toBe(true);
    }
  }
});
