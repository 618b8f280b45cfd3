import { randomUUID } from 'node:crypto';
import { cashierDeposits, cashierDepositsOperator, cashierTransfers } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bank,
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
} from '../../../testing/cashier.ts';
import { HOUR, patiently } from '../../../testing/people.ts';
import { openChannel } from '../../cashier/index.ts';
import { AGENT } from '../../members/index.ts';

let desk: CashierTest;
const CHANNELS = Array.from({ length: 10 }, (_, n) => `way${n}`);

beforeAll(async () => {
  desk = await openCashierTest();
  for (const code of CHANNELS) await openChannel(desk.house, { ...bank, code, name: code });
});
afterAll(() => desk.close());

const protect = (token: string, path: string, body: object) =>
  desk.ask('POST', `/wps/protection${path}`, { token, body });

const pay = (token: string, amount: number, vendorId = 'bank') =>
  desk.ask('POST', cashierDeposits.postDeposit.path, {
    token,
    body: { requestId: randomUUID(), amount, vendorId },
  });

test('deposits that are asked for together never go beyond a lowered limit', async () => {
  const { token } = await desk.payee();
  const lowered = await protect(token, '/limit', { kind: 'deposit', period: 'day', amount: 100 });
  expect(lowered.value.depositLeft).toBe(100);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => pay(token, 30, CHANNELS[n % CHANNELS.length])),
  );
  const taken = answers.filter(({ success }) => success).length;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(3);
  const refused = await patiently(() => pay(token, 101));
  expect(refused.errorCode).toBe('protection.deposit.limit');
  expect(Number(refused.value.left)).toBeLessThan(100 - 30 * taken + 0.01);
});

test('money that comes after the limit was lowered is held for the desk', async () => {
  const { token, id } = await desk.payee();
  const order = await pay(token, 77);
  await protect(token, '/limit', { kind: 'deposit', period: 'week', amount: 50 });
  const entry = {
    channel: 'bank',
    externalId: randomUUID(),
    amount: order.value.shownAmount,
    note: '',
  };
  const entered = await desk.ops(
    'finance',
    'POST',
    cashierDepositsOperator.recordPayment.path,
    entry,
  );
  expect(entered.value).toMatchObject({ result: 'HELD' });
  await expect(desk.fund(id, '51')).rejects.toThrow();
});

test('who excluded themselves pays nothing in, is sent nothing, and takes their money out', async () => {
  const upline = await desk.payee({ type: AGENT });
  const { token, id, username, bankCardId } = await desk.payee({ uplineId: upline.id });
  await desk.give(id, '500');
  await desk.give(upline.id, '500');
  await protect(token, '/exclusion', { term: 'months', months: 6 });
  expect((await pay(token, 30)).errorCode).toBe('protection.excluded');
  const sent = await desk.ask('PUT', cashierTransfers.transferDownline.path, {
    token: upline.token,
    body: { requestId: randomUUID(), username, amount: 10, password: PAYMENT_PASSWORD },
  });
  expect(sent.errorCode).toBe('transfer.receiver');
  desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + 25 * HOUR));
  const later = (await desk.logIn(username)).value.token;
  const out = await desk.ask('POST', '/wps/v2/transaction/withdraw', {
    token: later,
    body: { amount: 200, bankCardId, password: PAYMENT_PASSWORD },
  });
  expect(out).toMatchObject({ success: true });
});
