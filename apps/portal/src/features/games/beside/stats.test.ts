import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { noStats, statsAfter } from './stats.ts';

const bet = (staked: string, returned: string) => ({
  staked: money(staked),
  returned: money(returned),
});

test('wins, losses and the line of profit are counted bet by bet', () => {
  const all = [bet('1', '0'), bet('1', '3'), bet('2', '2'), bet('1', '0.5')];
  const after = all.reduce(statsAfter, noStats);
  expect(after).toMatchObject({ wagered: money('5'), returned: money('5.5'), wins: 1, losses: 2 });
  expect(after.points).toEqual(['-1', '1', '1', '0.5'].map((point) => money(point)));
});

test('the line keeps its newest part, and the sums keep everything', () => {
  let so = noStats;
  for (let n = 0; n < 1_000; n += 1) so = statsAfter(so, bet('1', '0'));
  expect(so.losses).toBe(1_000);
  expect(so.points.length).toBeLessThan(1_000);
  expect(so.points.at(-1)).toBe(money('-1000'));
});
