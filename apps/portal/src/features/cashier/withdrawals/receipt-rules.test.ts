import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { receiptFaults } from './receipt-rules.ts';

const sent = money('200');

test('that all arrived needs no proof; that less arrived needs a picture', () => {
  expect(receiptFaults(sent, { word: 'RECEIVED', received: null, pictures: 0 })).toEqual({});
  expect(receiptFaults(sent, { word: 'NOT_RECEIVED', received: null, pictures: 0 })).toEqual({
    proof: true,
  });
  expect(receiptFaults(sent, { word: undefined, received: null, pictures: 0 })).toEqual({
    word: true,
  });
});

test('a part is more than nothing and less than all', () => {
  const part = (received: string) => ({
    word: 'PARTIAL' as const,
    received: money(received),
    pictures: 1,
  });
  expect(receiptFaults(sent, part('0'))).toEqual({ amount: true });
  expect(receiptFaults(sent, part('200'))).toEqual({ amount: true });
  expect(receiptFaults(sent, part('199.99'))).toEqual({});
});
