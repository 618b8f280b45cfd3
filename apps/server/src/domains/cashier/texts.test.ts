import { randomUUID } from 'node:crypto';
import {
  cashierWithdrawals,
  cashierDeposits as contract,
  cashierDepositsLists as lists,
  cashierTextsOperator as texts,
  wallet,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, type CashierTest, openCashierTest, type Payee } from '../../testing/cashier.ts';
import { openChannel } from './index.ts';

let at: CashierTest;
let ann: Payee;
beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee();
});
afterAll(() => at.close());

const read = async (path: string, language = 'EN') => {
  const headers = { authorization: ann.token, language };
  return (await at.app.inject({ url: path, headers })).json().value;
};
const save = (change: object, who = 'finance') =>
  at.ops(who, 'PUT', texts.saveTexts.path, { version: 0, ...change });

test('what operators write is told to members in their language, else in the brand’s own', async () => {
  const empty = await read(cashierWithdrawals.withdrawSettings.path);
  expect([empty.withdrawTimeMsg, empty.precautionNote]).toEqual(['', '']);
  const said = {
    hours: { EN: 'Day and night', VI: 'Cả ngày' },
    fee: { EN: 'Three are free' },
    feeCoins: { EN: 'Coins cost' },
    caution: { VI: 'Chú ý' },
    deposit: { EN: '  Pay the exact amount  ', TH: '   ' },
  };
  expect((await save(said, 'support')).status).toBe(403);
  expect((await save(said)).value).toEqual({ version: 1 });
  expect((await save(said)).status).toBe(409);
  expect(await read(cashierWithdrawals.withdrawSettings.path, 'VI')).toMatchObject({
    withdrawTimeMsg: 'Cả ngày',
    withdrawExceedChargeMsg: 'Three are free',
    precautionNote: 'Chú ý',
    virtualWalletWithdrawExceedChargeMsg: 'Coins cost',
    eWalletWithdrawExceedChargeMsg: '',
  });
  expect((await read(cashierWithdrawals.withdrawSettings.path, 'TH')).precautionNote).toBe('');
  expect((await read(contract.depositSettings.path, 'TH')).depositInfo).toBe(
    'Pay the exact amount',
  );
  const stored = (await at.ops('finance', 'GET', texts.readTexts.path)).value;
  expect(stored).toMatchObject({ version: 1, deposit: { EN: 'Pay the exact amount' } });
  expect((await save({ version: 1, fee: { EN: 'x'.repeat(501) } })).status).toBe(400);
  expect((await save({ version: 1, fee: { XX: 'no such language' } })).status).toBe(400);
  const long = { EN: '界'.repeat(500), JA: '界'.repeat(500), TW: '界'.repeat(500) };
  const all = Object.fromEntries(texts.textKeys.map((key) => [key, long]));
  expect((await save({ version: 1, ...all })).value).toEqual({ version: 2 });
});

test('bonuses, certain amounts and accounts to pay into are what the open channels say', async () => {
  const fixedAmounts = ['20', '50'].map(money);
  const quick = { code: 'quick', method: 'EW', name: 'Quick', gateway: 'sample', account: {} };
  const price = { feeRate: 10_000, bonusRate: 5_000, rate: 900_000 };
  await openChannel(at.house, { ...bank, ...quick, ...price, fixedAmounts });
  expect(await read(lists.depositPromotions.path)).toEqual([
    {
      vendorId: 'quick',
      vendorName: 'Quick',
      method: 'EW',
      bonusPercent: '0.5',
      minAmount: 10,
      maxAmount: 5000,
      note: '',
      promotionId: '',
      promotionName: '',
    },
  ]);
  expect(await read(`${lists.depositPromotions.path}?vendorId=bank`)).toEqual([]);
  const shared = { vendorId: 'quick', vendorName: 'Quick', method: 'EW' };
  expect(await read(lists.fixedAmountDeposits.path)).toEqual([
    { ...shared, amount: 20, fee: 0.18, bonus: 0.09, creditedAmount: 17.91 },
    { ...shared, amount: 50, fee: 0.45, bonus: 0.22, creditedAmount: 44.77 },
  ]);
  const account = { bankName: 'First Bank', payeeName: 'Baize', cardNumber: '12345678' };
  const [before, ...others] = await read(lists.manualCards.path);
  expect(before).toMatchObject({ vendorId: 'bank', ...account, depositId: null });
  expect(others).toEqual([]);
  const body = { requestId: randomUUID(), vendorId: 'bank', amount: 40 };
  const { value } = await at.ask('POST', contract.postDeposit.path, { token: ann.token, body });
  expect(await read(`${lists.manualCards.path}?bankCode=bank`)).toMatchObject([
    { depositId: value.depositId, shownAmount: value.shownAmount },
  ]);
  expect(await read(`${lists.manualCards.path}?bankCode=quick`)).toEqual([]);
  expect(await read(wallet.walletTypes.path)).toEqual([
    { accountTypeId: 2, accountName: 'SAFE_BOX', displayName: 'Main wallet' },
  ]);
});
