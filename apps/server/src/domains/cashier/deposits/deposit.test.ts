import { randomUUID } from 'node:crypto';
import { cashierDepositsOperator, cashierDeposits as contract } from '@baize/contract';
import { money, moneyNumber } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { MINUTE } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { keepReconciliation } from '../../wallet/index.ts';
import { turnoverLeft } from '../turnover/turnover.ts';
import { findGateway, signatureOf } from './gateway.ts';

let at: CashierTest;
type Person = Awaited<ReturnType<CashierTest['register']>>;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

const post = (who: Person, body: object) =>
  at.ask('POST', contract.postDeposit.path, { token: who.token, body });
const order = async (who: Person, vendorId: string, amount: number) =>
  (await post(who, { requestId: randomUUID(), vendorId, amount })).value;
const show = async (who: Person, depositId: string) =>
  (await at.ask('GET', `${contract.deposit.path}?depositId=${depositId}`, { token: who.token }))
    .value;

type Said = { status?: 'opened' | 'paid'; amount: number; externalId?: string };

/** The gateway's word, signed as it would be. */
async function tell(depositId: string, said: Said) {
  const message = {
    gateway: 'sample',
    depositId,
    status: said.status ?? ('paid' as const),
    externalId: said.externalId ?? randomUUID(),
    amount: money(said.amount),
    confirmations: 0,
    timestamp: Date.now(),
  };
  const signature = signatureOf(findGateway(at.house, 'sample')!.secret(at.house), message);
  const body = { ...message, amount: said.amount, signature };
  const path = contract.gatewayCallback.path.replace(':gateway', 'sample');
  return (await at.ask('POST', path, { body })).value;
}

test('a bank transfer has cents of its own, by which the desk finds it', async () => {
  const [ann, bob] = [await at.register(), await at.register()];
  const [first, second] = [await order(ann, 'bank', 500), await order(bob, 'bank', 500)];
  expect(first).toMatchObject({ state: 'WAITING_PAYMENT', account: { holder: 'Baize' } });
  expect(first.shownAmount).toBeGreaterThan(500);
  expect(first.shownAmount).toBeLessThan(501);
  expect(second.shownAmount).not.toBe(first.shownAmount);
  const entry = { channel: 'bank', externalId: 'T1', amount: first.shownAmount, note: '' };
  const entered = await at.ops(
    'finance',
    'POST',
    cashierDepositsOperator.recordPayment.path,
    entry,
  );
  expect(entered.value).toEqual({ result: 'CREDITED', approvalId: null });
  expect(
    (await at.ops('finance2', 'POST', cashierDepositsOperator.recordPayment.path, entry)).value,
  ).toMatchObject({
    result: 'REPEATED',
  });
  expect(moneyNumber(await cashOf(at.house, ann.id))).toBe(first.shownAmount);
  expect(moneyNumber(await turnoverLeft(at.house.db, ann.id))).toBe(first.shownAmount);
  expect(await cashOf(at.house, bob.id)).toBe(0n);
  expect(
    await at.ops('support', 'POST', cashierDepositsOperator.recordPayment.path, entry),
  ).toMatchObject({
    status: 403,
  });
});

test('a channel takes amounts within its limits and steps, one open order a member at a time', async () => {
  const ann = await at.register();
  for (const amount of [9, 5001, 10.5]) {
    const refused = await post(ann, { vendorId: 'bank', amount });
    expect(refused).toMatchObject({ status: 422, errorCode: 'deposit.invalid.amount' });
  }
  const input = { requestId: randomUUID(), vendorId: 'bank', amount: 20 };
  const { value } = await post(ann, input);
  expect((await post(ann, input)).value).toEqual(value);
  expect(await post(ann, { ...input, amount: 21 })).toMatchObject({ status: 409 });
  expect(await post(ann, { vendorId: 'bank', amount: 30 })).toMatchObject({
    errorCode: 'deposit.unfinished',
  });
  const bob = await at.register();
  const cancel = (who: Person) =>
    at.ask('POST', contract.cancelDeposit.path, {
      token: who.token,
      body: { depositId: value.depositId },
    });
  expect(await cancel(bob)).toMatchObject({ status: 404 });
  expect((await cancel(ann)).value.state).toBe('CANCELLED');
  expect(await cancel(ann)).toMatchObject({ errorCode: 'deposit.decided' });
  expect((await post(ann, { vendorId: 'bank', amount: 30 })).value.state).toBe('WAITING_PAYMENT');
});

test('the gateway pays once however often it says so; fees come off, and other amounts are adjusted', async () => {
  const ann = await at.register();
  const placed = await order(ann, 'online', 100);
  expect(placed.state).toBe('CREATED');
  expect(placed.redirectUrl).toContain(`/pay?deposit=${placed.depositId}&amount=1000000&`);
  await tell(placed.depositId, { status: 'opened', amount: 100, externalId: 'opened' });
  expect((await show(ann, placed.depositId)).state).toBe('WAITING_PAYMENT');
  const results = [
    await tell(placed.depositId, { amount: 100 }),
    await tell(placed.depositId, { amount: 100 }),
    await tell(placed.depositId, { status: 'opened', amount: 100, externalId: 'opened' }),
  ];
  expect(results.map(({ result }) => result)).toEqual(['CREDITED', 'HELD', 'NOTED']);
  expect(await show(ann, placed.depositId)).toMatchObject({ state: 'SUCCESS', fee: 1 });
  expect(await cashOf(at.house, ann.id)).toBe(money('99'));
  const held = await at.ops('finance', 'GET', cashierDepositsOperator.listPayments.path);
  expect(held.value.list).toMatchObject([{ depositId: placed.depositId, amount: 100 }]);
  const other = await order(ann, 'online', 200);
  await tell(other.depositId, { amount: 100 });
  expect(await show(ann, other.depositId)).toMatchObject({
    state: 'ADJUSTED_SUCCESS',
    receivedAmount: 100,
    creditedAmount: 99,
  });
  expect(await cashOf(at.house, ann.id)).toBe(money('198'));
});

test('a callback with a wrong signature or an old one is refused, a repeated one moves nothing', async () => {
  const ann = await at.register();
  const placed = await order(ann, 'online', 50);
  const gateway = findGateway(at.house, 'sample')!;
  const message = {
    gateway: 'sample',
    depositId: placed.depositId,
    externalId: randomUUID(),
    status: 'paid' as const,
    amount: money('50'),
    confirmations: 0,
    timestamp: Date.now(),
  };
  const send = (
    signed: typeof message,
    signature = signatureOf(gateway.secret(at.house), signed),
  ) =>
    at.ask('POST', contract.gatewayCallback.path.replace(':gateway', 'sample'), {
      body: { ...signed, amount: moneyNumber(signed.amount), signature },
    });
  expect(await send(message, 'f'.repeat(64))).toMatchObject({ status: 401 });
  expect(await send({ ...message, timestamp: message.timestamp - 600_000 })).toMatchObject({
    status: 401,
  });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(message)));
  expect(answers.map(({ value }) => value.result).sort()).toEqual([
    'CREDITED',
    ...Array.from({ length: 7 }, () => 'REPEATED'),
  ]);
  expect(await cashOf(at.house, ann.id)).toBe(money('49.5'));
});

test('a payment that is told again with another amount is refused, and stays as it was', async () => {
  const ann = await at.register();
  const { depositId } = await order(ann, 'online', 200);
  const said = { amount: 200, externalId: randomUUID() };
  expect(await tell(depositId, said)).toMatchObject({ result: 'CREDITED' });
  const before = await cashOf(at.house, ann.id);
  expect(await tell(depositId, { ...said, amount: 900 })).toBeFalsy();
  expect(await cashOf(at.house, ann.id)).toBe(before);
});

test('what is not paid in time ends; late money is held until the desk gives it to its owner', async () => {
  const ann = await at.register();
  const placed = await order(ann, 'online', 60);
  at.advance(15 * MINUTE);
  await runJobNow(at.house, 'cashier.deposits');
  expect((await show(ann, placed.depositId)).state).toBe('EXPIRED');
  at.advance(2 * MINUTE);
  expect(await tell(placed.depositId, { amount: 60 })).toEqual({ result: 'HELD' });
  expect(await cashOf(at.house, ann.id)).toBe(0n);
  const { value } = await at.ops('finance', 'GET', cashierDepositsOperator.listPayments.path);
  const { paymentId } = value.list.find(
    (row: { depositId: string }) => row.depositId === placed.depositId,
  );
  const path = cashierDepositsOperator.matchPayment.path.replace(':paymentId', paymentId);
  const match = () =>
    at.ops('finance', 'POST', path, { depositId: placed.depositId, reason: 'came late' });
  expect((await Promise.all([match(), match()])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
  expect(await cashOf(at.house, ann.id)).toBe(money('59.4'));
  expect((await show(ann, placed.depositId)).state).toBe('SUCCESS');
});

test('"I have paid" stops the timer, and the report counts what was credited', async () => {
  const ann = await at.register();
  const placed = await order(ann, 'bank', 40);
  const said = await at.ask('POST', contract.paidDeposit.path, {
    token: ann.token,
    body: { depositId: placed.depositId },
  });
  expect(said.value.state).toBe('CONFIRMING');
  at.advance(20 * MINUTE);
  await runJobNow(at.house, 'cashier.deposits');
  const fail = await at.ops(
    'finance',
    'POST',
    cashierDepositsOperator.failDeposit.path.replace(':depositId', placed.depositId),
    { reason: 'never came' },
  );
  expect(fail.status).toBe(200);
  await at.fund(ann.id, '70');
  const report = await at.ask('GET', contract.depositReport.path, { token: ann.token });
  expect(report.value).toMatchObject({ footer: { amount: 70 }, totalCount: 2 });
  expect(report.value.list.map(({ state }: { state: number }) => state)).toEqual([2, 6]);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});
