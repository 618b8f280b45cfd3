import { lotteryKinds } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { type Board, countAll, prizesFor } from './cart.ts';
import { prizesOfSpot } from './spot-prizes.ts';

const board = {
  odds: {},
  limits: { singlePick: money('20000'), perIssue: money('300000') },
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
    prizesFor(play, board, {
      perNote: money('1'),
      notes: 1,
      group: 1_950,
      marks: { spots },
      percent: 100,
    });
  const [tiger, both] = [of('tiger'), of('tiger', 'tie')];
  expect(tiger.low).toBe(tiger.high);
  expect(both.low).toBe(tiger.low);
  expect(both.high).toBeGreaterThan(tiger.high);
});

test('what a row can win is told as it is paid: by its percent, its cap, and in whole cents', () => {
  const group = 1_950;
  const of = (code: string, notes: number, unit: string, percent = 100) =>
    prizesFor(playOf(code), board, {
      perNote: money(unit),
      notes,
      group,
      marks: { numbers: [] },
      percent,
    });
  // A single pick that could win 195,000 wins 20,000, and at no prize more.
  expect(of('five-direct', 1, '2')).toEqual({
    low: money('20000'),
    high: money('20000'),
    limit: 'singlePick',
  });
  // On more than one in a hundred of its notes it is none, and the issue pays no more than its own limit.
  expect(of('first3-direct', 11, '400')).toMatchObject({
    high: money('300000'),
    limit: 'perIssue',
  });
  expect(of('first3-direct', 11, '2')).toMatchObject({ high: money('1950'), limit: undefined });
  expect(of('fixed', 1, '2', 70)).toMatchObject({ high: money('13.65') });
  expect(of('fixed', 1, '0.01')).toMatchObject({ high: money('0.09') });
});

test('numbers that pay less are told with what they pay', () => {
  const marks = { positions: [[1, 2], [], [], [], []] };
  const half = (pick: string) => (pick === '1-2' ? 50 : 100);
  const page = [{ play: playOf('fixed'), marked: { marks, percentOf: half } }];
  expect(countAll(page, laying).parts.map(({ notes, percent }) => [notes, percent])).toEqual([
    [1, 100],
    [1, 50],
  ]);
});

test('an animal pays what its own numbers pay in the year of the draw', () => {
  const sixes = lotteryKinds.get('mark6')!;
  const play = sixes.plays.find(({ code }) => code === 'special-zodiac')!;
  const horses = { ...board, issue: { number: '20260520-0001' } } as Board;
  const of = (...spots: string[]) => {
    const row = { perNote: money('1'), notes: 1, group: 1_950, marks: { spots }, percent: 100 };
    const { low, high } = prizesFor(play, horses, row);
    return [low, high];
  };
  expect(of('horse')).toEqual([money('9.4'), money('9.4')]);
  expect(of('rat')).toEqual([money('11.7'), money('11.7')]);
  expect(of('rat', 'horse')).toEqual([money('9.4'), money('11.7')]);
});

test('every spot of every kind has a prize that it can bring', () => {
  const at = { issue: { number: '20260520-0001' }, now: 0 };
  for (const kind of lotteryKinds.values()) {
    for (const play of kind.plays) {
      const spots = play.form.kind === 'spots' ? play.form.spots : [];
      const without = spots.filter((spot) => prizesOfSpot(play, at, spot).length === 0);
      expect(without, `${kind.code} ${play.code}`).toEqual([]);
    }
  }
});
