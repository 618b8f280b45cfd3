import { expect, test } from 'vitest';
import { waitingAt } from './cashier-counts.tsx';

const row = <State extends string>(state: State, count: number) => ({
  state,
  count,
  sum: 0n,
  oldestAt: null,
});

test('a desk counts what waits for its people, and not what waits for a member', () => {
  const counts = waitingAt({
    deposits: [row('WAITING_PAYMENT', 7), row('CONFIRMING', 2)],
    withdrawals: [row('APPLIED', 3), row('PAYING', 1), row('DISBURSED', 9), row('DISPUTE', 4)],
    payments: { count: 5, sum: 0n, oldestAt: null },
    cases: 6,
    oldestCaseAt: null,
  });
  expect(counts).toEqual({ withdrawals: 4, disputes: 4, deposits: 2, payments: 5, cases: 6 });
});
