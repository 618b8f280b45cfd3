import { money } from '@baize/money';
import { expect, test } from 'vitest';
import type { Channel } from '../use-cashier.ts';
import { amountFault, chipsOf, slipOf } from './slip.ts';

const channel: Channel = {
  vendorId: 'bank',
  vendorName: 'Bank',
  mcsBankCode: 'bank',
  note: '',
  banks: [],
  minAmount: money('10'),
  maxAmount: money('500'),
  step: money('5'),
  fixedAmounts: [],
  feePercent: '1',
  bonusPercent: '0.5',
  rate: '0.998',
  isRedirect: false,
};

test('a slip is worth the rate of what is paid, less the fee, with the bonus, in whole cents', () => {
  expect(slipOf(money('101'), channel)).toEqual({
    paid: money('101'),
    gross: money('100.79'),
    fee: money('1'),
    bonus: money('0.50'),
    credited: money('100.29'),
  });
});

test('an amount is taken within the limits, in steps, and only fixed ones where they are fixed', () => {
  expect(amountFault(null, channel)).toBe('empty');
  expect(amountFault(money('9.99'), channel)).toBe('range');
  expect(amountFault(money('501'), channel)).toBe('range');
  expect(amountFault(money('12'), channel)).toBe('step');
  expect(amountFault(money('15'), channel)).toBeUndefined();
  const fixed = { ...channel, fixedAmounts: [money('50')] };
  expect(amountFault(null, fixed)).toBe('fixed');
  expect(amountFault(money('55'), fixed)).toBe('fixed');
  expect(amountFault(money('50'), fixed)).toBeUndefined();
});

test('no chip is larger than the channel takes', () => {
  expect(chipsOf(channel)).toEqual(['10', '50', '100', '500'].map(money));
});
