import { expect, test } from 'vitest';
import { falseChances } from './counted-chances.ts';
import { elements, keno80 } from './kinds/keno80.ts';
import { lucky28 } from './kinds/lucky28.ts';
import { wingo } from './kinds/wingo.ts';
import type { LotteryPlay } from './lottery.ts';
import { upFrom } from './plays/position-plays.ts';
import { sumOf } from './plays/ssc-panel.ts';
import { returnsOf } from './prizes.ts';
import { mustPlay, settleAlone } from './settle-alone.ts';

const returns = (play: LotteryPlay) =>
  new Map(returnsOf(play, {}).map(({ bet, returnToPlayer }) => [bet, returnToPlayer]));

const threeDigits = upFrom(0, 1_000).map((draw) => ({
  result: { numbers: [Math.floor(draw / 100), Math.floor(draw / 10) % 10, draw % 10] },
  weight: 1,
}));

test('lucky 28: sums come 1, 3, 6 … 75 ways and every chance is the counted one', () => {
  const ways = mustPlay(lucky28, 'sum').prizes.map((prize) => Number(prize.ways));
  expect(ways).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]);
  for (const play of lucky28.plays) expect(falseChances(play, threeDigits), play.code).toEqual([]);
});

test('lucky 28 returns what is printed', () => {
  const back = (code: string) => returns(mustPlay(lucky28, code) as LotteryPlay);
  for (const value of back('sum-side').values()) expect(value).toBeCloseTo(0.98, 12);
  expect(back('sum-both').get('big-odd')).toBeCloseTo(0.947, 3);
  expect(back('sum-both').get('small-even')).toBeCloseTo(0.947, 3);
  // Printed as 0.942; 0.269 × 3.5 is 0.9415.
  expect(back('sum-both').get('big-even')).toBeCloseTo(0.9415, 12);
  expect(back('sum-both').get('small-odd')).toBeCloseTo(0.9415, 12);
  for (const value of back('sum').values()) expect(value).toBeCloseTo(0.93, 4);
});

test('example-wingo: 5 is green and violet, 0 red and violet', () => {
  const paid = (code: string, marked: unknown, digit: number) =>
    Number(settleAlone(mustPlay(wingo, code), marked, { numbers: [digit] }).payout) / 20_000;
  const colour = (id: string, digit: number) => paid('colour', { spots: [id] }, digit);
  expect([1, 3, 7, 9].map((digit) => colour('green', digit))).toEqual([2, 2, 2, 2]);
  expect([2, 4, 6, 8].map((digit) => colour('red', digit))).toEqual([2, 2, 2, 2]);
  expect([colour('green', 5), colour('red', 0), colour('green', 0), colour('red', 5)]).toEqual([
    1.5, 1.5, 0, 0,
  ]);
  expect([0, 5, 1].map((digit) => colour('violet', digit))).toEqual([4.5, 4.5, 0]);
  expect(paid('number', { numbers: [7] }, 7)).toBe(9);
});

test('a colour digit returns 0.90 on a number and violet, 0.95 on a colour, 0.98 on a side', () => {
  const draws = upFrom(0, 10).map((digit) => ({ result: { numbers: [digit] }, weight: 1 }));
  for (const play of wingo.plays) expect(falseChances(play, draws), play.code).toEqual([]);
  const back = (code: string) => returns(mustPlay(wingo, code) as LotteryPlay);
  expect(back('number').get('note')).toBeCloseTo(0.9, 12);
  expect(back('colour').get('green')).toBeCloseTo(0.95, 12);
  expect(back('colour').get('red')).toBeCloseTo(0.95, 12);
  expect(back('colour').get('violet')).toBeCloseTo(0.9, 12);
  expect(back('side').get('big')).toBeCloseTo(0.98, 12);
});

/** How many sets of `take` of 1 … 80 have each sum. */
function waysOfKenoSums(take: number): bigint[] {
  const highest = sumOf(upFrom(81 - take, take));
  const ways = upFrom(0, take + 1).map(() => new Array<bigint>(highest + 1).fill(0n));
  ways[0]![0] = 1n;
  for (const ball of upFrom(1, 80)) {
    for (let count = Math.min(take, ball); count > 0; count -= 1) {
      const [with_, without] = [ways[count]!, ways[count - 1]!];
      for (let sum = highest; sum >= ball; sum -= 1) with_[sum]! += without[sum - ball]!;
    }
  }
  return ways[take]!;
}

test('keno sums: every chance is the counted one, and returns lie between 0.92 and 0.98', () => {
  const ways = waysOfKenoSums(20);
  const among = (isIn: (sum: number) => boolean) =>
    ways.reduce((total, count, sum) => (isIn(sum) ? total + count : total), 0n);
  const waysOf = (code: string, prize: string) =>
    mustPlay(keno80, code).prizes.find((one) => one.code === prize)!.ways;
  expect(waysOf('over-under', 'level')).toBe(among((sum) => sum > 810));
  expect(waysOf('over-under', 'level')).toBe(among((sum) => sum < 810));
  expect(waysOf('over-under', 'exact')).toBe(among((sum) => sum === 810));
  expect(waysOf('odd-even', 'odd')).toBe(among((sum) => sum % 2 === 1));
  expect(waysOf('odd-even', 'even')).toBe(among((sum) => sum % 2 === 0));
  for (const [i, { id, from }] of elements.entries()) {
    const next = elements[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    expect(waysOf('element', id)).toBe(among((sum) => sum >= from && sum < next));
  }
  for (const play of keno80.plays) {
    for (const value of returns(play as LotteryPlay).values()) {
      expect(value).toBeGreaterThan(0.92);
      expect(value).toBeLessThan(0.98);
    }
  }
});
