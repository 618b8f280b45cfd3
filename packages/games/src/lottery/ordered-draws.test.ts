import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { falseChances } from './counted-chances.ts';
import { elevenFive } from './kinds/eleven-five.ts';
import { k3 } from './kinds/k3.ts';
import { pk10 } from './kinds/pk10.ts';
import type { LotteryKind, LotteryPlay } from './lottery.ts';
import type { Balls } from './plays/balls.ts';
import { upFrom } from './plays/position-plays.ts';
import { payoutOf, prizeOf, returnsOf } from './prizes.ts';
import { mustPlay, settleAlone } from './settle-alone.ts';

const drawOf = (kind: LotteryKind<Balls>) =>
  kind.draw(
    chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 }),
    '2026-11-15',
  );
const winsOf = (kind: LotteryKind<Balls>, code: string, marked: unknown) =>
  settleAlone(mustPlay(kind, code), marked, drawOf(kind)).wins;
const returnOf = (kind: LotteryKind<Balls>, code: string, line?: string) =>
  returnsOf(mustPlay(kind, code) as LotteryPlay, { group: 1950 }).find(
    ({ bet }) => !line || bet === line,
  )!.returnToPlayer;

test('example-11x5: 9 7 3 11 5, and what it wins', () => {
  expect(elevenFive.printed(drawOf(elevenFive))).toBe('09 07 03 11 05');
  const hit = [{ prize: 'hit', count: 1 }];
  expect(winsOf(elevenFive, 'any5', { numbers: [3, 5, 7, 9, 11] })).toEqual(hit);
  expect(winsOf(elevenFive, 'any6', { numbers: [1, 3, 5, 7, 9, 11] })).toEqual(hit);
  expect(winsOf(elevenFive, 'first2-direct', { positions: [[9], [7]] })).toEqual(hit);
});

test.each([
  ['any1', '4.29', 5, 11],
  ['any2', '10.725', 2, 11],
  ['any3', '32.175', 2, 33],
  ['any4', '128.7', 1, 66],
  ['any5', '900.9', 1, 462],
  ['any6', '150.15', 1, 77],
  ['any7', '42.9', 1, 22],
  ['any8', '16.0875', 4, 33],
  ['first3-direct', '1930.5', 1, 990],
  ['first3-group', '321.75', 1, 165],
  ['first2-direct', '214.5', 1, 110],
  ['first2-group', '107.25', 1, 55],
  ['fixed', '21.45', 1, 11],
])('five of eleven, %s: %s a note at 97.5 %%, won %i in %i', (code, prize, ways, of) => {
  const [one] = mustPlay(elevenFive, code).prizes;
  expect(prizeOf(one!, { group: 1950 })).toBe(money(prize));
  expect(one!.ways * BigInt(of)).toBe(one!.of * BigInt(ways));
  expect(returnOf(elevenFive, code)).toBeCloseTo(0.975, 12);
});

test('five of eleven: every chance is the counted one, over all 55,440 draws', () => {
  const draws = orders(upFrom(1, 11), 5).map((numbers) => ({ result: { numbers }, weight: 1 }));
  expect(draws).toHaveLength(55_440);
  for (const play of elevenFive.plays) expect(falseChances(play, draws), play.code).toEqual([]);
});

test('example-K3: 5 4 2, and what it wins', () => {
  expect(k3.printed(drawOf(k3))).toBe('5 4 2');
  expect(k3.facts(drawOf(k3))).toMatchObject({ sum: 11, size: 'big', parity: 'odd' });
  expect(winsOf(k3, 'three-different', { numbers: [2, 4, 5] })).toHaveLength(1);
  expect(winsOf(k3, 'two-different', { numbers: [2, 4] })).toHaveLength(1);
  expect(winsOf(k3, 'sum-side', { spots: ['big', 'odd'] })).toEqual([{ prize: 'side', count: 2 }]);
});

test('three dice: sums come 1, 3, 6, 10 … ways and all return 0.945', () => {
  const play = mustPlay(k3, 'sum');
  const ways = play.prizes.map((prize) => Number(prize.ways));
  expect(ways).toEqual([1, 3, 6, 10, 15, 21, 25, 27]);
  const before = ['189', '63', '31.5', '18.9', '12.6', '9', '7.56', '7'];
  expect(play.prizes.map(({ odds }) => odds)).toEqual(
    before.map((odds) => (money(odds) * 108n) / 100n),
  );
  for (const { returnToPlayer } of returnsOf(play as LotteryPlay, {})) {
    expect(returnToPlayer).toBeCloseTo(0.945, 12);
  }
});

test.each([
  ['sum-side', 'big', 108, 1.94],
  ['sum-side', 'odd', 108, 1.94],
  ['triple', '111', 1, 200],
  ['figure', 'any-triple', 6, 34],
  ['figure', 'any-straight', 24, 8.5],
  ['pair', '66', 16, 12.8],
  ['pair-single', '112', 3, 66],
  ['three-different', 'note', 6, 34],
  ['two-different', 'note', 30, 6.8],
])('three dice, %s %s: %i of 216 at %f', (code, line, ways, odds) => {
  expect(returnOf(k3, code, line)).toBeCloseTo((ways / 216) * odds, 12);
});

test('three dice: every chance is the counted one, over all 216 rolls', () => {
  const faces = upFrom(1, 6);
  const draws = faces.flatMap((a) =>
    faces.flatMap((b) => faces.map((c) => ({ result: { numbers: [a, b, c] }, weight: 1 }))),
  );
  for (const play of k3.plays) expect(falseChances(play, draws), play.code).toEqual([]);
});

test('example-PK10: 8 6 3 10 5 9 4 2 7 1; sum 14 at 14 pays 140.00, the dragon of 1 v 10 wins', () => {
  const result = drawOf(pk10);
  expect(pk10.printed(result)).toBe('8 6 3 10 5 9 4 2 7 1');
  expect(pk10.facts(result)).toEqual({ sum: 14, size: 'big', parity: 'even', dragon: 'dragon' });
  const play = mustPlay(pk10, 'sum') as LotteryPlay;
  const wins = winsOf(pk10, 'sum', { spots: ['14'] });
  expect(payoutOf({ play, wins, perNote: money('10'), terms: {} })).toBe(money('140'));
  expect(winsOf(pk10, 'dragon-tiger', { spots: ['1-dragon', '1-tiger'] })).toHaveLength(1);
  expect(winsOf(pk10, 'sum-side', { spots: ['big', 'even'] })).toEqual([
    { prize: 'big', count: 1 },
    { prize: 'even', count: 1 },
  ]);
});

test.each([
  ['position-number', 'note', 0.98],
  ['position-side', '1-big', 0.99],
  ['dragon-tiger', '5-tiger', 0.99],
  ['sum', '3', 0.93333],
  ['sum', '17', 0.93333],
  ['sum', '8', 0.93333],
  ['sum', '12', 0.93333],
  ['sum', '11', 0.94444],
  ['sum-side', 'big', 0.95556],
  ['sum-side', 'small', 0.97222],
  ['sum-side', 'odd', 0.97222],
  ['sum-side', 'even', 0.95556],
  ['first1-direct', 'note', 0.975],
  ['first2-direct', 'note', 0.975],
  ['first3-direct', 'note', 0.975],
])('ten cars, %s %s returns %f', (code, line, printed) => {
  expect(returnOf(pk10, code, line)).toBeCloseTo(printed, 5);
});

test('ten cars: every chance is the counted one, over all orders of the places it looks at', () => {
  const on = (at: number[]) =>
    arrangements(at).map((numbers) => ({ result: { numbers }, weight: 1 }));
  const top = on([0, 1, 2]);
  for (const code of [
    'first1-direct',
    'first2-direct',
    'first3-direct',
    'fixed',
    'position-number',
  ]) {
    expect(falseChances(mustPlay(pk10, code), top), code).toEqual([]);
  }
  for (const code of ['sum', 'sum-side'])
    expect(falseChances(mustPlay(pk10, code), top)).toEqual([]);
  for (const place of upFrom(0, 10)) {
    for (const code of ['position-side', 'dragon-tiger']) {
      const play = mustPlay(pk10, code);
      const lines = play.lines.filter(({ id }) => id.startsWith(`${place + 1}-`));
      expect(falseChances({ ...play, lines }, on([place, 9 - place]))).toEqual([]);
    }
  }
});

/** Every row of `count` different numbers. */
function orders(pool: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return pool.flatMap((first) =>
    orders(
      pool.filter((number) => number !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/** Ten cars with every order on the given places; the others follow in their own order. */
function arrangements(at: readonly number[]): number[][] {
  return orders(upFrom(1, 10), at.length).map((placed) => {
    const rest = upFrom(1, 10).filter((car) => !placed.includes(car));
    return upFrom(0, 10).map((place) => {
      const index = at.indexOf(place);
      return index === -1 ? rest.shift()! : placed[index]!;
    });
  });
}
