import { randomUUID } from 'node:crypto';
import { cashierDeposits as contract } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { openChannel } from '../index.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
  // Soon over: all timed work of the house is done on the way there.
  await openChannel(at.house, { ...bank, code: 'soon', minutes: 2, sort: 3 });
});
afterAll(() => at.close());

test('an unpaid order ends at its very instant, and the next one may be opened', async () => {
  const ann = await at.register();
  const order = () =>
    at.ask('POST', contract.postDeposit.path, {
      token: ann.token,
      body: { requestId: randomUUID(), vendorId: 'soon', amount: 100 },
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
