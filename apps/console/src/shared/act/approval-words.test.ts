import { expect, test } from 'vitest';
import type { Text } from '../use-text.ts';
import { askedPlaces } from './approval-words.ts';

const text: Text = (id) => id;

test('who agrees to money reads sums, shares and rates, never their smallest parts', () => {
  const read = (kind: string, payload: object) =>
    askedPlaces(text, { kind, payload }, 'USD').map(([, value]) => value);
  expect(read('cashier.adjustment', { amount: '-125000', reason: 'Twice' })).toEqual([
    '−USD 12.50',
    'Twice',
  ]);
  const limits = { twoPeopleFrom: { from: '100000000', to: '200000000' } };
  expect(read('cashier.four-eyes', limits)).toEqual(['USD 10,000.00', 'USD 20,000.00']);
  const terms = { to: { feeRate: 20_000, rate: 998_000, confirmations: 20 } };
  expect(read('cashier.channel', terms)).toEqual(['2 %', '0.998', '20']);
});
