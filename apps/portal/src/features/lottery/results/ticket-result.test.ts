import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { resultOf } from './ticket-result.ts';

const ticket = (betId: string, issue: string, payout: string) => ({
  betId,
  issue,
  stake: money('2'),
  payout: money(payout),
});

test('tickets of one issue are told together when they are paid, others are not counted in', () => {
  const waited = [{ betId: '1' }, { betId: '2' }, { betId: '3' }];
  const settled = [
    ticket('9', '20261116-0007', '500'),
    ticket('1', '20261116-0007', '0'),
    ticket('2', '20261116-0007', '19.6'),
  ];
  expect(resultOf(waited, settled)).toEqual({
    issue: '20261116-0007',
    stake: money('4'),
    payout: money('19.6'),
  });
});

test('of several issues the newest is told; tickets taken back are no result', () => {
  const waited = [{ betId: '1' }, { betId: '2' }];
  const settled = [ticket('1', '20261116-0009', '3'), ticket('2', '20261116-0010', '0')];
  expect(resultOf(waited, settled)).toMatchObject({ issue: '20261116-0010', payout: 0n });
  expect(resultOf(waited, [])).toBeUndefined();
});
