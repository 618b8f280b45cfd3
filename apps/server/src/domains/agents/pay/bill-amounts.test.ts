import { periodOf } from '@baize/calendar';
import { money, percent } from '@baize/money';
import { expect, test } from 'vitest';
import type { Terms, Tier } from '../contracts/terms.ts';
import { dailyPay, dividendPay, hourlyPay, type Measures } from './bill-amounts.ts';

const none = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, rate: 0n, lossRate: 0n };
const terms = (carry: Terms['carry'], ...tiers: Partial<Tier>[]): Terms => ({
  tiers: tiers.map((tier) => ({ ...none, ...tier })),
  period: 'HALF_MONTH',
  carry,
});
const seen = (more: Partial<Measures>): Measures => ({
  activeMembers: 0,
  validBet: 0n,
  loss: 0n,
  hours: [],
  carried: 0n,
  ...more,
});

const ladder = [
  { activeMembers: 3, loss: money('10000'), rate: percent('5') },
  { activeMembers: 5, loss: money('50000'), rate: percent('8') },
  { activeMembers: 10, loss: money('200000'), rate: percent('10') },
];

test('example-D1: the highest tier reached is taken of the whole loss', () => {
  const lost = seen({ activeMembers: 6, loss: money('75000') });
  expect(dividendPay(terms('NONE', ...ladder), lost).gross).toBe(money('6000'));
  const below = terms('NONE', { activeMembers: 3, rate: percent('5') });
  expect(dividendPay(below, seen({ activeMembers: 4, loss: money('40000') })).gross).toBe(
    money('2000'),
  );
  expect(dividendPay(below, seen({ activeMembers: 4, loss: money('-1') })).gross).toBe(0n);
});

test('example-D3: what was lost before is set off where it is carried', () => {
  const lost = seen({ activeMembers: 6, loss: money('75000'), carried: money('-30000') });
  expect(dividendPay(terms('CARRY', ...ladder), lost).gross).toBe(money('2250'));
  expect(dividendPay(terms('NONE', ...ladder), lost).gross).toBe(money('6000'));
  const won = dividendPay(terms('CARRY', ...ladder), seen({ loss: money('-30000') }));
  expect([won.gross, won.carryOut]).toEqual([0n, money('-30000')]);
});

test('example-D5: half-months end on the 15th and the last day', () => {
  expect(periodOf('HALF_MONTH', '2026-11-14')).toEqual({ from: '2026-11-01', to: '2026-11-15' });
  expect(periodOf('HALF_MONTH', '2028-02-20')).toEqual({ from: '2028-02-16', to: '2028-02-29' });
  expect(periodOf('WEEKLY', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(periodOf('MONTHLY', '2026-11-15')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('example-S1: daily salary by team bet and active members', () => {
  const contract = terms(
    'NONE',
    { validBet: money('10000'), activeMembers: 1, rate: percent('0.5') },
    { validBet: money('50000'), activeMembers: 3, rate: percent('0.8') },
    { validBet: money('100000'), activeMembers: 5, rate: percent('1') },
  );
  const pay = (bet: string, activeMembers: number, unit = 1) =>
    dailyPay(contract, seen({ validBet: money(bet), activeMembers }), unit).gross;
  expect(pay('120000', 5)).toBe(money('1200'));
  expect(pay('10000', 1)).toBe(money('50'));
  expect(pay('9999.99', 9)).toBe(0n);
  expect(pay('12345', 1, 10_000)).toBe(money('50'));
});

test('example-H1: hours are summed and floored once', () => {
  const contract = terms(
    'NONE',
    { validBet: money('1000'), rate: percent('0.2') },
    { validBet: money('5000'), rate: percent('0.3') },
  );
  const hours = ['800', '1000', '4999.99', '5000', '12000'].map(money);
  expect(hourlyPay(contract, seen({ hours })).gross).toBe(money('62.99'));
});

test('a day on which more was made void than bet pays nothing, and costs nobody anything', () => {
  const contract = terms('NONE', { rate: percent('1') });
  expect(dailyPay(contract, seen({ validBet: money('-500') }), 1).gross).toBe(0n);
  expect(hourlyPay(contract, seen({ hours: [money('-500'), money('100')] })).gross).toBe(0n);
});
