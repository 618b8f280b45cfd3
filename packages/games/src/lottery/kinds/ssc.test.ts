import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { falseChances } from '../counted-chances.ts';
import type { Win } from '../lottery.ts';
import { payoutOf, prizeOf, returnsOf } from '../prizes.ts';
import { capSinglePick, stakeByUnit } from '../stakes.ts';
import { playOf } from './kind.ts';
import { ssc } from './ssc.ts';

const result = ssc.draw(
  chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 }),
  '2026-11-15',
);
const play = (code: string) => playOf(ssc, code)!;
const wins = (code: string, selection: unknown) => {
  const read = play(code).read(selection);
  if ('fault' in read) throw new Error(read.fault);
  return play(code).winsOf(read.selection, result);
};
const hit = (count = 1): Win[] => [{ prize: 'hit', count }];

test('example-SSC: nonce 1 of the published seeds draws 7 6 2 9 5', () => {
  expect(ssc.printed(result)).toBe('7 6 2 9 5');
  expect(ssc.facts(result)).toMatchObject({
    sum: 29,
    size: 'big',
    parity: 'odd',
    dragon: 'dragon',
  });
  expect(wins('last3-direct', { positions: [[2], [9], [5]] })).toEqual(hit());
  expect(wins('last3-group6', { numbers: [2, 5, 9] })).toEqual(hit());
  expect(wins('first2-direct', { positions: [[7], [6]] })).toEqual(hit());
  expect(wins('sum-side', { spots: ['big', 'odd'] })).toEqual([{ prize: 'side', count: 2 }]);
  expect(wins('dragon-tiger', { spots: ['dragon'] })).toEqual([{ prize: 'dragon', count: 1 }]);
});

test('example-SSC: four notes of a jiao, five times, of which one hits at group 1920, pay 960.00', () => {
  const last3 = play('last3-direct');
  const read = last3.read({ positions: [[2, 3], [9], [5, 6]] });
  if ('fault' in read) throw new Error(read.fault);
  expect(read.notes).toBe(4);
  const { stake, perNote } = stakeByUnit({ notes: 4, unit: '0.2', multiple: 5 })!;
  expect(stake).toBe(money('4'));
  const won = last3.winsOf(read.selection, result);
  const payout = payoutOf({ play: last3, wins: won, perNote, terms: { group: 1920 } });
  expect(payout).toBe(money('960'));
  expect(capSinglePick(last3, 4, payout)).toBe(money('960'));
});

test.each([
  ['five-direct', '195000'],
  ['first4-direct', '19500'],
  ['last4-direct', '19500'],
  ['first3-direct', '1950'],
  ['middle3-direct', '1950'],
  ['last3-direct', '1950'],
  ['last3-sum', '1950'],
  ['last3-group3', '650'],
  ['last3-group6', '325'],
  ['last2-direct', '195'],
  ['last2-sum', '195'],
  ['first2-group', '97.5'],
  ['fixed', '19.5'],
  ['last3-contains', '7.19'],
])('%s pays %s a note at group 1950, scaled by the group', (code, prize) => {
  const [one] = play(code).prizes;
  expect(prizeOf(one!, { group: 1950 })).toBe(money(prize));
  const [returned] = returnsOf(play(code), { group: 1950 });
  // The one prize that is floored returns a little less than its group says.
  expect(returned!.returnToPlayer).toBeCloseTo(code === 'last3-contains' ? 0.974245 : 0.975, 9);
});

test('every chance is the counted one', () => {
  const all = drawsOf(100_000, (digits) => digits);
  // Any four of these are even: enough for whatever looks at four balls or fewer.
  const four = drawsOf(10_000, ([, ...four]) => [...four, four.reduce((a, b) => a + b, 0) % 10]);
  for (const play of ssc.plays) {
    const looksAtFive = ['five-direct', 'sum-side', 'bull'].includes(play.code);
    expect(falseChances(play, looksAtFive ? all : four), play.code).toEqual([]);
  }
});

const drawsOf = (count: number, numbersOf: (digits: number[]) => number[]) =>
  Array.from({ length: count }, (_, draw) => {
    const digits = [4, 3, 2, 1, 0].map((power) => Math.floor(draw / 10 ** power) % 10);
    return { result: { numbers: numbersOf(digits) }, weight: 1 };
  });

test.each([
  ['pattern', [0.9, 0.93, 0.945, 0.936, 0.93]],
  ['dragon-tiger', [0.9675, 0.9675, 0.95]],
  ['ball-side', [0.99]],
  ['sum-side', [0.99]],
])('the panel %s returns what is printed', (code, printed) => {
  const returned = returnsOf(play(code), {}).map(({ returnToPlayer }) => returnToPlayer);
  for (const [i, value] of printed.entries()) expect(returned[i]).toBeCloseTo(value, 9);
});

test('sum 13 of three digits makes 75 notes', () => {
  expect(play('last3-sum').read({ numbers: [13] })).toMatchObject({ notes: 75 });
});
