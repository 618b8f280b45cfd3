import { randomUUID } from 'node:crypto';
import { cashierDeposits as contract } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

test('an unpaid order ends at its very instant, and the next one may be opened', async () => {
  const ann = await at.register();
  const order = () =>
    at.ask('POST', contract.postDeposit.path, {
      token: ann.token,
      body: { requestId: randomUUID(), vendorId: 'bank', amount: 100 },
    });
  const first = (await order()).value;
  const stateAt = async (now: number) => {
    await at.ask('POST', '/test/clock', { body: { now } });
    const url = `${contract.deposit.path}?depositId=${first.depositId}`;
    return (await at.ask('GET', url, { token: ann.token })).value.state;
  };
  expect(await stateAt(first.expiresAt - 30_000)).toBe('WAITING_PAYMENT');
  expect(await order()).toMatchObject({ errorCode: 'deposit.unfinished' });
  expect(await stateAt(first.expiresAt)).toBe('EXPIRED');
  expect((await order()).value.state).toBe('WAITING_PAYMENT');
});
