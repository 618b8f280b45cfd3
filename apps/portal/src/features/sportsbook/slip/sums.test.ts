import { money, moneyText } from '@baize/money';
import { expect, test } from 'vitest';
import { emptySlip, type Slip, type SlipLeg } from './slip.ts';
import { parlayOdds, returnOf, timesOf, totalOf } from './sums.ts';

const slipOf = (odds: number[], more: Partial<Slip>): Slip => ({
  ...emptySlip,
  legs: odds.map((one, n) => ({ matchId: `m${n}`, odds: one }) as SlipLeg),
  stake: '200',
  ...more,
});

test('a parlay returns the product of its legs', () => {
  const slip = slipOf([243, 189, 161], { mode: 'PARLAY' });
  expect(parlayOdds(slip)).toBe(739);
  expect(totalOf(slip, 'DECIMAL')).toBe(money('200'));
  expect(moneyText(returnOf(slip, 'DECIMAL')!)).toBe('1478.84');
});

test('a system costs a stake for each of its parlays and returns what they return', () => {
  const slip = slipOf([200, 200, 300], { mode: 'SYSTEM', sizes: [2], stake: '10' });
  expect(timesOf(slip)).toBe(3);
  expect(totalOf(slip, 'DECIMAL')).toBe(money('30'));
  // 10 × (2·2 + 2·3 + 2·3)
  expect(returnOf(slip, 'DECIMAL')).toBe(money('160'));
});

test('singles are added up', () => {
  const slip = slipOf([192, 210], { mode: 'SINGLE', stake: '100' });
  expect(totalOf(slip, 'DECIMAL')).toBe(money('200'));
  expect(returnOf(slip, 'DECIMAL')).toBe(money('402'));
});

test('beside negative Malay odds the stake is what is to be won, and less is at risk', () => {
  const slip = slipOf([225], { mode: 'SINGLE', stake: '100' });
  expect(totalOf(slip, 'MALAY')).toBe(money('80'));
  expect(returnOf(slip, 'MALAY')).toBe(money('180'));
  expect(totalOf(slip, 'DECIMAL')).toBe(money('100'));
});

test('a thousand parlays and more are left for the house to sum up', () => {
  const slip = slipOf(Array(15).fill(150), { mode: 'SYSTEM', sizes: [7] });
  expect(timesOf(slip)).toBe(6_435);
  expect(returnOf(slip, 'DECIMAL')).toBeUndefined();
});
