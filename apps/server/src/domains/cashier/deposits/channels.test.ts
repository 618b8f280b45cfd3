import { cashierDepositsOperator, cashierDeposits as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { openChannel } from '../index.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

test('a channel with fixed amounts shows them, and takes those and no others', async () => {
  const fixedAmounts = ['20', '50'].map(money);
  await openChannel(at.house, { ...bank, code: 'quick', method: 'EW', fixedAmounts });
  const { token } = await at.register();
  const { value } = await at.ask('GET', contract.depositChannels.path, { token });
  expect(value.EW.channels[0].fixedAmounts).toEqual([20, 50]);
  const order = (amount: number) =>
    at.ask('POST', contract.postDeposit.path, { token, body: { vendorId: 'quick', amount } });
  expect(await order(30)).toMatchObject({ status: 422, errorCode: 'deposit.invalid.amount' });
  expect(await order(50)).toMatchObject({ status: 200 });
});

test('a channel that nobody could pay by, or that takes more than all, is refused by its field', async () => {
  const numbers = { least: 10, most: 100, step: 1, fixedAmounts: [] };
  const save = (change: object) => {
    const { code: _, ...rest } = { ...bank, ...numbers, ...change };
    return at.ops(
      'finance',
      'PUT',
      cashierDepositsOperator.saveChannel.path.replace(':code', 'new'),
      rest,
    );
  };
  const wrong: [object, string][] = [
    [{ feeRate: 1_000_001 }, 'feeRate'],
    [{ feeRate: -1 }, 'feeRate'],
    [{ bonusRate: 1_000_001 }, 'bonusRate'],
    [{ rate: 0 }, 'rate'],
    [{ most: 9 }, 'most'],
    [{ least: 10.001 }, 'least'],
    [{ step: 0.005 }, 'step'],
    [{ step: 101 }, 'step'],
    [{ fixedAmounts: [5] }, 'fixedAmounts'],
    [{ fixedAmounts: [20, 20.5] }, 'fixedAmounts'],
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 1_441 }, 'minutes'],
    [{ confirmations: -1 }, 'confirmations'],
    [{ method: 'GOLD' }, 'method'],
    [{ gateway: 'nobody' }, 'gateway'],
  ];
  for (const [change, field] of wrong) {
    const { status, value } = await save(change);
    expect([status, JSON.stringify(value)]).toEqual([400, expect.stringContaining(`"${field}"`)]);
  }
  expect((await save({ feeRate: 1_000_000 })).status).toBe(200);
});

test('a coin address that a payer would lose money to is not shown to any', async () => {
  const open = (account: Record<string, string>) =>
    openChannel(at.house, { ...bank, code: 'coin', method: 'USDT', account });
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  await expect(open({ network: 'ERC20', address })).rejects.toMatchObject({
    code: 'ADDRESS_MISTYPED',
  });
  const wrong = { network: 'TRC20', address: address.replace('P', 'p') };
  await expect(open(wrong)).rejects.toMatchObject({ code: 'ADDRESS_MISTYPED' });
  await open({ network: 'TRC20', address });
});
