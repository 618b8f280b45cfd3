import { lotteryKinds, playOf } from '@baize/games';
import { expect, test } from 'vitest';
import { percentsOf, splitByPercent } from './percents.ts';

test('half-paid numbers are a row of their own, closed ones are left out', () => {
  const top3 = playOf(lotteryKinds.get('thai')!, 'top3')!;
  const numbers = [
    { play: 'top3', pick: '123', percent: 50 },
    { play: 'top3', pick: '999', percent: 0 },
    { play: 'top2', pick: '345', percent: 0 },
  ];
  const percentOf = percentsOf({ numbers }, top3);
  expect(splitByPercent(top3, { texts: ['345', '123', '999', '678'] }, percentOf)).toEqual([
    { selection: { texts: ['345', '678'] }, percent: 100 },
    { selection: { texts: ['123'] }, percent: 50 },
  ]);
});

test('a number in a place is closed in that place only', () => {
  const fixed = playOf(lotteryKinds.get('ssc')!, 'fixed')!;
  const percentOf = percentsOf({ numbers: [{ play: 'fixed', pick: '2-7', percent: 0 }] }, fixed);
  expect(splitByPercent(fixed, { positions: [[7], [7, 8], [], [], []] }, percentOf)).toEqual([
    { selection: { positions: [[7], [8], [], [], []] }, percent: 100 },
  ]);
});
