import { money, percent, timesRate } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fixedShares,
  groupOf,
  prizeOfNote,
  rebateAtGroup,
  rebateOfGroup,
  rebateShares,
  ticketShares,
} from './rebate-shares.ts';

test('example-R1: differences go up the chain, and the whole is 97.5 % of the stake', () => {
  const stake = money('10000');
  const chain = [
    { who: 'C', rate: percent('6') },
    { who: 'B', rate: percent('7') },
    { who: 'A', rate: percent('7.5') },
  ];
  for (const group of [1920, 1800]) {
    const back = timesRate(stake, rebateAtGroup(groupOf(percent('6')), group));
    const [, b, a] = rebateShares(stake, chain);
    expect([back, b!.amount, a!.amount]).toEqual([
      group === 1920 ? 0n : money('600'),
      money('100'),
      money('50'),
    ]);
    const prize = (stake * BigInt(group)) / 2000n;
    expect(prize + back + b!.amount + a!.amount).toBe(money('9750'));
  }
});

test('example-R2: a note of 2.00 at group 1920 pays 1,920.00, in smaller units in proportion', () => {
  expect([money('2'), money('0.2'), money('0.02')].map((note) => prizeOfNote(1920, note))).toEqual([
    money('1920'),
    money('192'),
    money('19.2'),
  ]);
  expect([groupOf(percent('0')), groupOf(percent('7.5')), groupOf(percent('8'))]).toEqual([
    1800, 1950, 1960,
  ]);
});

test('the company pays the gross of the highest rate, no more, and no unit is lost', () => {
  const rates = fc.array(fc.bigInt({ min: 0n, max: 80_000n }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), rates, (bet, all) => {
      const shares = rebateShares(
        bet,
        all.map((rate, who) => ({ who, rate })),
      );
      const total = shares.reduce((sum, { amount }) => sum + amount, 0n);
      const top = all.reduce((high, rate) => (rate > high ? rate : high), 0n);
      expect(total).toBe(timesRate(bet, top));
      expect(shares.every(({ amount }) => amount >= 0n)).toBe(true);
    }),
  );
});

test('plan FIXED3 pays three levels and no fourth', () => {
  expect(fixedShares(money('1000'), ['me', 'up', 'above', 'top'])).toEqual([
    { who: 'me', amount: money('3') },
    { who: 'up', amount: money('1') },
    { who: 'above', amount: money('0.5') },
  ]);
});

test('a ticket and all rebates on it come to the highest group, whatever group it was bought at', () => {
  // Steps of 0.1 %, each at least the one below; a stake that divides evenly.
  const steps = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 80 }), (rises, left) => {
      let rate = 0n;
      const chain = rises.map((rise, who) => {
        rate += BigInt(rise) * percent('0.1');
        return { who, rate };
      });
      const own = groupOf(chain[0]!.rate);
      const group = Math.max(1800, own - left * 2);
      const stake = money('2000');
      const prize = (stake * BigInt(group)) / 2000n;
      const shares = ticketShares({ stake, group }, chain);
      const total = shares.reduce((sum, { amount }) => sum + amount, prize);
      expect(total).toBe((stake * BigInt(groupOf(rate))) / 2000n);
      expect(rebateOfGroup(own)).toBe(chain[0]!.rate);
    }),
  );
});
