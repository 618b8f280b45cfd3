import { randomUUID } from 'node:crypto';
import { cashierDepositsOperator, cashierDeposits as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import { bank, type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { HOUR, MINUTE } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { openChannel } from '../index.ts';

let at: CashierTest;
type Person = Awaited<ReturnType<CashierTest['register']>>;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

const order = (who: Person, amount: number) =>
  at.ask('POST', contract.postDeposit.path, {
    token: who.token,
    body: { requestId: randomUUID(), vendorId: 'bank', amount },
  });
const cancel = (who: Person, depositId: string) =>
  at.ask('POST', contract.cancelDeposit.path, { token: who.token, body: { depositId } });
const pay = (externalId: string, amount: number) =>
  at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, {
    channel: 'bank',
    externalId,
    amount,
    note: '',
  });

/** Orders of nobody we know, with these cents of an amount, ended as told. */
async function plant(asked: string, cents: readonly number[], ended: object): Promise<void> {
  const now = at.house.clock.now();
  const row = {
    member_id: 999_999n,
    channel: 'bank',
    method: 'MT',
    rate: 1_000_000n,
    asked: money(asked),
    payer_sealed: null,
    received: null,
    credited: null,
    external_id: null,
    expires_at: now,
    paid_at: null,
    decided_by: 'clock',
    state: 'EXPIRED' as const,
    created_at: now,
    decided_at: now,
    ...ended,
  };
  const rows = cents.map((cent) => ({
    ...row,
    reference: randomUUID(),
    shown: money(asked) + BigInt(cent) * 100n,
  }));
  await at.house.db.insertInto('deposits').values(rows).execute();
}

const all = Array.from({ length: 99 }, (_, n) => n + 1);

test('cents of an order that ended unpaid are nobody else’s for a day', async () => {
  const [ann, bob] = [await at.register(), await at.register()];
  await plant('700', all.slice(1), {});
  const placed = (await order(ann, 700)).value;
  expect(placed.shownAmount).toBe(700.01);
  at.advance(15 * MINUTE);
  await runJobNow(at.house, 'cashier.deposits');
  expect(await order(bob, 700)).toMatchObject({
    status: 409,
    errorCode: 'deposit.channel.busy',
    message: 'Please choose another amount',
  });
  // Whoever had them gets them again, so that nobody uses up the cents of all.
  const again = (await order(ann, 700)).value;
  expect(again.shownAmount).toBe(700.01);
  await cancel(ann, again.depositId);
  expect((await pay('LATE-1', 700.01)).value.result).toBe('HELD');
  expect(await cashOf(at.house, bob.id)).toBe(0n);
  at.advance(25 * HOUR);
  bob.token = (await at.logIn(bob.username)).value.token;
  expect((await order(bob, 700)).status).toBe(200);
});

test('where amounts carry no cents of their own, late money of one is not given to another', async () => {
  await openChannel(at.house, { ...bank, code: 'scan', method: 'QR', version: 0 });
  const [ann, bob] = [await at.register(), await at.register()];
  const scan = (who: Person) =>
    at.ask('POST', contract.postDeposit.path, {
      token: who.token,
      body: { requestId: randomUUID(), vendorId: 'scan', amount: 90 },
    });
  const late = (await scan(ann)).value;
  at.advance(15 * MINUTE);
  await runJobNow(at.house, 'cashier.deposits');
  await scan(bob);
  await at.enterDesk();
  const enter = (externalId: string) =>
    at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, {
      channel: 'scan',
      externalId,
      amount: 90,
      note: '',
    });
  expect((await enter('SCAN-1')).value.result).toBe('HELD');
  expect(await cashOf(at.house, bob.id)).toBe(0n);
  const { list } = (
    await at.ops('finance', 'GET', `${cashierDepositsOperator.listPayments.path}?channel=scan`)
  ).value;
  const match = cashierDepositsOperator.matchPayment.path.replace(':paymentId', list[0].paymentId);
  const given = { depositId: late.depositId, reason: 'her name is on it' };
  expect((await at.ops('finance', 'POST', match, given)).status).toBe(200);
  expect(await cashOf(at.house, ann.id)).toBe(money('90'));
  // With one of them found, the next can only be the other's.
  expect((await enter('SCAN-2')).value.result).toBe('CREDITED');
  expect(await cashOf(at.house, bob.id)).toBe(money('90'));
});

test('late money is worth what it was worth when it arrived', async () => {
  const coin = { ...bank, code: 'coin', method: 'QR', rate: 2_000_000 };
  await openChannel(at.house, { ...coin, version: 0 });
  const ann = await at.register();
  const body = { requestId: randomUUID(), vendorId: 'coin', amount: 50 };
  const placed = (await at.ask('POST', contract.postDeposit.path, { token: ann.token, body }))
    .value;
  at.advance(15 * MINUTE);
  await runJobNow(at.house, 'cashier.deposits');
  await openChannel(at.house, { ...coin, rate: 3_000_000, version: 1 });
  await at.enterDesk();
  const entry = { channel: 'coin', externalId: 'COIN-1', amount: 50, note: '' };
  await at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, entry);
  await openChannel(at.house, { ...coin, rate: 9_000_000, version: 2 });
  const { list } = (
    await at.ops('finance', 'GET', `${cashierDepositsOperator.listPayments.path}?channel=coin`)
  ).value;
  expect(list).toMatchObject([{ depositId: placed.depositId, matchedAt: null }]);
  const match = cashierDepositsOperator.matchPayment.path.replace(':paymentId', list[0].paymentId);
  const given = { depositId: placed.depositId, reason: 'came late' };
  expect((await at.ops('finance', 'POST', match, given)).status).toBe(200);
  expect(await cashOf(at.house, ann.id)).toBe(money('150'));
});

test('cents that nobody had for a day come first, those of paid orders next', async () => {
  const [ann, bob] = [await at.register(), await at.register()];
  await plant('800', all.slice(2), { state: 'SUCCESS', credited: money('800') });
  const seen = [
    (await order(ann, 800)).value.shownAmount,
    (await order(bob, 800)).value.shownAmount,
  ];
  expect(seen.sort()).toEqual([800.01, 800.02]);
  const cleo = await at.register();
  expect((await order(cleo, 800)).value.shownAmount).toBeGreaterThan(800.02);
});
