import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { balanceOf, openAccount, postTogether, reconcile, type TransferVendor } from '../index.ts';
import { moveRows } from '../ledger/ledger.ts';
import { checkVendorTransfers } from './vendor-transfer.ts';
import { recallWallets, transferByMain, transferWallet } from './vendor-wallet.ts';

let test_: TestHouse;
let member = 0n;
let says: 'SUCCESS' | 'FAILED' | 'UNKNOWN' = 'SUCCESS';
let asked = 0;

/** Outside vendors, as far as a wallet is concerned. */
const vendorOf = (code: string): TransferVendor => {
  const answer = async () => {
    asked += 1;
    return says;
  };
  return { code, deposit: answer, withdraw: answer, check: answer, maxWin: money('1000') };
};
const vendors = [vendorOf('V1'), vendorOf('V2')];

beforeAll(async () => {
  test_ = await openPlayersHouse();
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

beforeEach(async () => {
  says = 'SUCCESS';
  asked = 0;
  member += 1n;
  await openPlayer(test_.house, member, '521.75');
});

const account = (purpose: 'cash' | 'transit' | `vendor:${string}`) =>
  ({ memberId: member, purpose, currency: 'USD' }) as const;
const holds = (purpose: Parameters<typeof account>[0]) =>
  balanceOf(test_.house.db, account(purpose));

const transfer = (amount: string, from = 'MAIN', to = 'V1', requestId: string = randomUUID()) =>
  transferWallet(test_.house, vendors, {
    memberId: member,
    requestId,
    from,
    to,
    amount: money(amount),
  });

async function put(vendor: string, amount: string): Promise<void> {
  const at = test_.house.clock.now();
  await begin(test_.house.db, async (tx) => {
    await openAccount(tx, account(`vendor:${vendor}`), at);
    const move = { from: account('cash'), to: account(`vendor:${vendor}`), amount: money(amount) };
    const reasons = ['WALLET_TO_VENDOR', 'WALLET_TO_VENDOR'] as const;
    await postTogether(tx, moveRows({ ...move, reasons, key: randomUUID() }), at);
  });
}

test('example-M1: a recall brings wallets above 1.00 home and leaves the rest', async () => {
  await put('V1', '20.40');
  await put('V2', '0.80');
  expect(await holds('cash')).toBe(money('500.55'));
  const wish = { memberId: member, requestId: randomUUID() };
  const { results, mainWalletBalance } = await recallWallets(test_.house, vendors, wish);
  expect(results).toEqual([
    { vendor: 'V1', displayName: 'V1', amount: money('20.40'), status: 'SUCCESS' },
  ]);
  expect(mainWalletBalance).toBe(money('520.95'));
  expect(await holds('vendor:V2')).toBe(money('0.80'));
});

test('a transfer that the vendor confirms arrives, and one it refuses comes back', async () => {
  expect(await transfer('100')).toMatchObject({
    status: 'SUCCESS',
    mainWalletBalance: money('421.75'),
  });
  expect(await holds('vendor:V1')).toBe(money('100'));
  says = 'FAILED';
  expect(await transfer('50')).toMatchObject({
    status: 'FAILED',
    mainWalletBalance: money('421.75'),
  });
  expect(await transfer('60', 'V1', 'MAIN')).toMatchObject({ status: 'FAILED' });
  expect(await holds('vendor:V1')).toBe(money('100'));
});

test('what the vendor does not answer stays in transit until it is known', async () => {
  says = 'UNKNOWN';
  expect(await transfer('100')).toMatchObject({ status: 'UNKNOWN' });
  expect([await holds('cash'), await holds('transit')]).toEqual([money('421.75'), money('100')]);
  const start = test_.house.clock.now().getTime();
  try {
    for (let hours = 1; hours <= 24; hours += 1) {
      test_.house.clock.moveTo(new Date(start + hours * 3_600_000));
      await checkVendorTransfers(test_.house, vendors);
      expect(await holds('transit')).toBe(money('100'));
    }
    says = 'SUCCESS';
    test_.house.clock.moveTo(new Date(start + 25 * 3_600_000));
    await Promise.all([
      checkVendorTransfers(test_.house, vendors),
      checkVendorTransfers(test_.house, vendors),
    ]);
  } finally {
    test_.house.clock.reset();
  }
  expect([await holds('transit'), await holds('vendor:V1')]).toEqual([0n, money('100')]);
});

test('who is excluded sends nothing to a vendor, and can bring everything home', async () => {
  await put('V1', '30');
  const body = { term: 'months', months: 6 };
  await ask(test_.app, `member:${member}`, 'POST', '/wps/protection/exclusion', body);
  await expect(transfer('10')).rejects.toMatchObject({ code: 'PLAY_EXCLUDED' });
  expect([await holds('cash'), await holds('transit')]).toEqual([money('491.75'), 0n]);
  await transfer('30', 'V1', 'MAIN');
  expect(await holds('cash')).toBe(money('521.75'));
});

test('from vendor to vendor the money goes by the main wallet, and stays there when it is refused', async () => {
  await put('V1', '30');
  const between = (requestId: string) =>
    transferByMain(test_.house, vendors, {
      memberId: member,
      requestId,
      from: 'V1',
      to: 'V2',
      amount: money('10'),
    });
  const requestId = randomUUID();
  for (const _twice of [1, 2])
    expect(await between(requestId)).toMatchObject({ status: 'SUCCESS' });
  expect([await holds('vendor:V1'), await holds('vendor:V2')]).toEqual([money('20'), money('10')]);
  says = 'FAILED';
  expect(await between(randomUUID())).toMatchObject({ status: 'FAILED' });
  expect([await holds('vendor:V1'), await holds('vendor:V2')]).toEqual([money('20'), money('10')]);
});

test('the same request again asks the vendor once and moves once', async () => {
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => transfer('10', 'MAIN', 'V1', key)));
  expect(asked).toBe(1);
  expect(await holds('cash')).toBe(money('511.75'));
  await expect(transfer('11', 'MAIN', 'V1', key)).rejects.toMatchObject({
    code: 'REQUEST_DIFFERS',
  });
});

test('vendor wallets take whole amounts from 1, and no more than there is', async () => {
  await expect(transfer('0.50')).rejects.toMatchObject({ code: 'TRANSFER_BELOW_MINIMUM' });
  await expect(transfer('1.50')).rejects.toMatchObject({ code: 'TRANSFER_BELOW_MINIMUM' });
  const key = randomUUID();
  await expect(transfer('9999', 'MAIN', 'V1', key)).rejects.toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
  });
  await expect(transfer('9999', 'MAIN', 'V1', key)).rejects.toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
  });
  expect(asked).toBe(0);
});
