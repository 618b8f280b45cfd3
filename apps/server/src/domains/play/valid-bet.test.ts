import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { type Settled, validBet } from './valid-bet.ts';

const valid = (bet: Omit<Settled, 'stake' | 'payout'> & { stake: string; payout: string }) =>
  validBet({ ...bet, stake: money(bet.stake), payout: money(bet.payout) });

test('slots, fish, mini games and lotteries count the stake; a free spin counts nothing', () => {
  for (const category of ['RNG', 'FISH', 'LOTT', 'ELOTT'] as const) {
    expect(valid({ category, stake: '10', payout: '0' })).toBe(money('10'));
    expect(valid({ category, stake: '10', payout: '500' })).toBe(money('10'));
  }
  expect(valid({ category: 'RNG', stake: '0', payout: '7', isFree: true })).toBe(0n);
});

test('baccarat on both sides counts only the net: 100 and 100, Banker pays 0.95, valid bet 5', () => {
  expect(valid({ category: 'LIVE', stake: '200', payout: '195' })).toBe(money('5'));
});

test('a live bet counts at most its stake, and a refunded tie nothing', () => {
  expect(valid({ category: 'LIVE', stake: '100', payout: '900' })).toBe(money('100'));
  expect(valid({ category: 'LIVE', stake: '100', payout: '0' })).toBe(money('100'));
  expect(valid({ category: 'LIVE', stake: '100', payout: '100' })).toBe(0n);
});

test('an Asian handicap that half loses 100 counts 50', () => {
  expect(valid({ category: 'SPORTS', stake: '100', payout: '50', result: 'half' })).toBe(
    money('50'),
  );
  expect(valid({ category: 'ESPORTS', stake: '100', payout: '145', result: 'half' })).toBe(
    money('50'),
  );
});

test('a sports push counts nothing, a cash-out its loss, and odds below 1.50 nothing', () => {
  expect(valid({ category: 'SPORTS', stake: '100', payout: '100', result: 'push' })).toBe(0n);
  expect(valid({ category: 'SPORTS', stake: '100', payout: '70', result: 'cashOut' })).toBe(
    money('30'),
  );
  expect(valid({ category: 'SPORTS', stake: '100', payout: '149', oddsHundredths: 149 })).toBe(0n);
  expect(valid({ category: 'SPORTS', stake: '100', payout: '150', oddsHundredths: 150 })).toBe(
    money('100'),
  );
});

test('a cockfight counts the stake when it is won or lost, and nothing when it is drawn', () => {
  expect(valid({ category: 'COCKFIGHT', stake: '100', payout: '0' })).toBe(money('100'));
  expect(valid({ category: 'COCKFIGHT', stake: '100', payout: '190' })).toBe(money('100'));
  expect(valid({ category: 'COCKFIGHT', stake: '100', payout: '100' })).toBe(0n);
});

test('a hand of cards counts what was won or lost, and the rake', () => {
  const hand = { category: 'PVP', rake: money('2.5') } as const;
  expect(valid({ ...hand, stake: '50', payout: '97.5' })).toBe(money('50'));
  expect(valid({ category: 'PVP', stake: '50', payout: '0' })).toBe(money('50'));
});
