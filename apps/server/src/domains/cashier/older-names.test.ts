import { randomUUID } from 'node:crypto';
import {
  cashierDepositsOperator,
  cashierWithdrawals,
  cashierDeposits as contract,
  cashierWithdrawalsLists as lists,
  cashierSettingsOperator as rules,
} from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CashierTest, openCashierTest, type Payee } from '../../testing/cashier.ts';

let at: CashierTest;
let ann: Payee;
beforeAll(async () => {
  at = await openCashierTest();
});
// Each story has its own: whoever asks for money too often is turned away.
beforeEach(async () => {
  ann = await at.payee();
});
afterAll(() => at.close());

const post = (path: string, body: object) => at.ask('POST', path, { token: ann.token, body });
const relay = (name: string) => `/wps/relay/MCSFE_${name}`;

test('older names of a deposit are the same deposit, and it can be given up by each of them', async () => {
  const names = [
    'depositByVipGeneral',
    'c2cDeposit',
    'manualTransferAlipay',
    'manualTransferWechat',
    'manualTransferByBankCard',
    'manualTransferByTransactionId',
  ].map(relay);
  for (const path of [...names, '/wps/transaction/deposit/mt']) {
    const body = { requestId: randomUUID(), vendorId: 'bank', amount: 30, bankCode: 'bank' };
    const { value } = await post(path, body);
    expect(value.state).toBe('WAITING_PAYMENT');
    const cancel = `${relay('cancelC2CDeposit')}?depositId=${value.depositId}`;
    expect((await post(cancel, {})).value.state).toBe('CANCELLED');
  }
});

test('an amount that is not there at all is told by the code that clients know', async () => {
  const calls: [string, (payee: Payee) => object][] = [
    [relay('postDeposit'), () => ({ vendorId: 'bank' })],
    ['/wps/v2/transaction/withdraw', ({ bankCardId }) => ({ bankCardId, password: '246810' })],
    ['/wps/wallets/transferToMainWallet', () => ({ accountName: 'X' })],
  ];
  for (const [path, restOf] of calls) {
    const payee = await at.payee();
    const refusalOf = (amount: unknown) => {
      const body = { requestId: randomUUID(), ...restOf(payee), amount };
      return at.ask('POST', path, { token: payee.token, body });
    };
    for (const amount of ['', undefined, null]) {
      const refused = await refusalOf(amount);
      expect([refused.status, refused.errorCode], path).toEqual([400, 'empty.amount']);
    }
    for (const amount of ['0', 'much', -5]) {
      expect((await refusalOf(amount)).errorCode, path).toBe('request_param_err');
    }
  }
  const { token } = ann;
  const fee = await at.ask('GET', `${relay('getCalculatedWithdrawCharges')}?withdrawAmount=`, {
    token,
  });
  expect([fee.status, fee.errorCode]).toEqual([400, 'empty.amount']);
});

test('whoever has paid names the payment and knocks at the desk, until it is decided', async () => {
  const { depositId } = (await post(relay('postDeposit'), { vendorId: 'bank', amount: 40 })).value;
  expect(await post(relay('initiateReminder'), { depositId })).toMatchObject({ status: 409 });
  await post(contract.paidDeposit.path, { depositId });
  expect((await post(relay('initiateReminder'), { depositId })).value.state).toBe('CONFIRMING');
  const named = `${relay('updateDepositReference')}?depositId=${depositId}&reference=TX-99`;
  expect((await post(named, {})).status).toBe(200);
  const path = `${cashierDepositsOperator.listDeposits.path}?depositId=${depositId}`;
  expect((await at.ops('finance', 'GET', path)).value.list[0].remark).toBe('TX-99');
  const other = await at.payee();
  const foreign = await at.ask('POST', named, { token: other.token, body: {} });
  expect(foreign.status).toBe(404);
  await at.ops(
    'finance',
    'POST',
    cashierDepositsOperator.failDeposit.path.replace(':depositId', depositId),
    {
      reason: 'never came',
    },
  );
  expect(await post(named, {})).toMatchObject({ errorCode: 'deposit.decided' });
});

test('hours of withdrawals are told as minutes and as instants of the platform’s day', async () => {
  const { value } = await at.ops('finance', 'GET', rules.readSettings.path);
  const hours = { hoursFrom: 9 * 60 + 30, hoursTo: 21 * 60 };
  const body = { ...value, ...hours, reason: 'as agreed' };
  expect((await at.ops('finance', 'PUT', rules.saveSettings.path, body)).status).toBe(200);
  const shown = (
    await at.ask('GET', cashierWithdrawals.withdrawSettings.path, { token: ann.token })
  ).value;
  expect(shown).toMatchObject({ ...hours, eWalletMaxAmount: 50_000, virtualMinAmount: 100 });
  const clock = (ms: number) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Singapore' }).format(ms);
  expect([clock(shown.withdrawDateFrom), clock(shown.withdrawDateTo)]).toEqual(['09:30', '21:00']);
  const accounts = await at.ask('GET', lists.withdrawAccounts.path, { token: ann.token });
  expect(accounts.value).toMatchObject({
    remainingVirtualTransactionTimes: 5,
    remainingEWalletWithdrawAmount: 50_000,
    cards: [{ maintenanceStartTime: null }],
  });
});

test('provinces of bank branches are those that operators listed', async () => {
  const read = async () =>
    (await at.ask('GET', lists.provinces.path, { token: ann.token })).value as object[];
  expect(await read()).toEqual([]);
  const { value } = await at.ops('finance', 'GET', rules.readSettings.path);
  const provinces = ['Cebu', 'Metro Manila'];
  const body = { ...value, provinces, reason: 'a bank asks for it' };
  expect((await at.ops('finance', 'PUT', rules.saveSettings.path, body)).status).toBe(200);
  expect(await read()).toEqual([
    { provinceCode: '1', provinceName: 'Cebu' },
    { provinceCode: '2', provinceName: 'Metro Manila' },
  ]);
});
