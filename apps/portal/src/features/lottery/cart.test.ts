import { lotteryKinds } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { type Board, countAll, prizesFor } from './cart.ts';

const board = {
  odds: {},
  limits: { singlePick: money('20000') },
} as unknown as Board;
const laying = { unit: '2' as const, multiple: 1, amount: '5', group: 1_950 };
const { plays } = lotteryKinds.get('ssc')!;
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const percentOf = () => 100;

test('a page of several plays is one sum, and tells of each play what it holds', () => {
  const page = [
    { play: playOf('sum-side'), marked: { marks: { spots: ['big', 'odd'] }, percentOf } },
    { play: playOf('dragon-tiger'), marked: { marks: { spots: ['tiger'] }, percentOf } },
    { play: playOf('bull'), marked: { marks: { spots: [] }, percentOf } },
  ];
  const counted = countAll(page, laying);
  expect(counted).toMatchObject({ notes: 3, laid: { perNote: money('5'), stake: money('15') } });
  expect(counted.parts.map(({ play, notes }) => [play.code, notes])).toEqual([
    ['sum-side', 2],
    ['dragon-tiger', 1],
  ]);
});

test('a tie that nobody marked is no prize that can be won', () => {
  const play = playOf('dragon-tiger');
  const of = (...spots: string[]) =>
    prizesFor(play, board, { perNote: money('1'), notes: 1, group: 1_950, marks: { spots } });
  const [tiger, both] = [of('tiger'), of('tiger', 'tie')];
  expect(tiger.low).toBe(tiger.high);
  expect(both.low).toBe(tiger.low);
  expect(both.high).toBeGreaterThan(tiger.high);
});
