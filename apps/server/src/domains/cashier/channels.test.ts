import { cashier as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, type CashierTest, openCashierTest } from '../../testing/cashier.ts';
import { saveChannel } from './index.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

test('a channel with fixed amounts shows them, and takes those and no others', async () => {
  const operator = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;
  const fixedAmounts = ['20', '50'].map(money);
  await saveChannel(at.house, operator, { ...bank, code: 'quick', method: 'EW', fixedAmounts });
  const { token } = await at.register();
  const { value } = await at.ask('GET', contract.depositChannels.path, { token });
  expect(value.EW.channels[0].fixedAmounts).toEqual([20, 50]);
  const order = (amount: number) =>
    at.ask('POST', contract.postDeposit.path, { token, body: { vendorId: 'quick', amount } });
  expect(await order(30)).toMatchObject({ status: 422, errorCode: 'deposit.invalid.amount' });
  expect(await order(50)).toMatchObject({ status: 200 });
});
