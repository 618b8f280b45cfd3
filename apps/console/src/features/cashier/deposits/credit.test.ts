import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { creditOf } from './credit.ts';

const channel = { rate: 2_000_000, feeRate: 10_000, bonusRate: 5_000 };

test('what arrives is credited at the rate of the order, less the fee, with the bonus', () => {
  const deposit = { state: 'CONFIRMING', rate: 1_000_000 } as const;
  const credit = creditOf({ payment: { amount: money('299.5') }, deposit, channel });
  expect(credit).toEqual({ fee: money('2.99'), bonus: money('1.49'), credited: money('298') });
});

test('what comes late is credited at the rate of the channel', () => {
  const deposit = { state: 'EXPIRED', rate: 1_000_000 } as const;
  const { credited } = creditOf({
    payment: { amount: money('100') },
    deposit,
    channel: { ...channel, feeRate: 0, bonusRate: 0 },
  });
  expect(credited).toBe(money('200'));
});
