import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { multiplesOf } from './chase-plan.ts';

const plain = {
  count: 5,
  first: 1,
  stake: money('2'),
  prize: money('19.5'),
  most: money('300000'),
  ratePercent: 0,
};

test('a plan is flat, rises, or doubles', () => {
  expect(multiplesOf({ ...plain, growth: 'same', first: 3 })).toEqual([3, 3, 3, 3, 3]);
  expect(multiplesOf({ ...plain, growth: 'rising' })).toEqual([1, 2, 3, 4, 5]);
  expect(multiplesOf({ ...plain, growth: 'doubled' })).toEqual([1, 1, 1, 2, 2]);
  expect(multiplesOf({ ...plain, growth: 'doubling' })).toEqual([1, 2, 4, 8, 16]);
});

test('by a profit rate every win brings back all stakes and the rate, with no smaller multiple', () => {
  const [stake, prize, ratePercent] = [money('2'), money('19.5'), 30];
  const multiples = multiplesOf({
    count: 20,
    first: 1,
    growth: 'profit',
    stake,
    prize,
    most: money('300000'),
    ratePercent,
  });
  let spent = 0n;
  for (const multiple of multiples) {
    const reaches = (times: bigint) => {
      const all = spent + times * stake;
      return times * prize * 100n >= all * BigInt(100 + ratePercent);
    };
    expect(reaches(BigInt(multiple))).toBe(true);
    if (multiple > 1) expect(reaches(BigInt(multiple - 1))).toBe(false);
    spent += BigInt(multiple) * stake;
  }
  expect(multiples.length).toBeGreaterThan(10);
});

test('where a win can never bring the rate, there is no plan', () => {
  const order = { ...plain, growth: 'profit', stake: money('18'), ratePercent: 20 } as const;
  expect(multiplesOf(order)).toEqual([]);
});

test('where the greatest payout no longer brings back what was staked, the plan ends', () => {
  const order = {
    ...plain,
    growth: 'profit',
    stake: money('2'),
    prize: money('195'),
    count: 50,
  } as const;
  const all = multiplesOf({ ...order, first: 50 });
  expect(all).toHaveLength(50);
  // Fifty times is 9,750 and more than the cap: nine issues at 100.00 are brought back, the tenth is not.
  expect(multiplesOf({ ...order, first: 50, most: money('950') })).toHaveLength(9);
});
