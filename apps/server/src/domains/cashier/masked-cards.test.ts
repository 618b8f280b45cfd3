import { randomUUID } from 'node:crypto';
import {
  cashierDepositsOperator,
  cashierTransfers,
  cashierTurnoverOperator,
  cashierTransfersOperator as contract,
  cashierSettingsOperator as rules,
} from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskCardNumbers } from '../../platform/card-numbers.ts';
import {
  bank,
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
} from '../../testing/cashier.ts';
import { AGENT } from '../members/index.ts';
import { depositByCashier } from './index.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

const CARD = '4929123412341232';
const OTHER = '4929001200000022';
const words = `paid with ${CARD}`;

test('a card number is masked however it is written, and other numbers are left alone', () => {
  const cards = [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '4111  1111  1111  1111',
    '４１１１１１１１１１１１１１１１',
    '4111\u00a01111\u00a01111\u00a01111',
  ];
  for (const card of cards) expect(maskCardNumbers(`x ${card}.`)).toBe('x ************1111.');
  expect(maskCardNumbers('No 7 4111 1111 1111 1111 12/29')).toBe('No 7 ************1111 12/29');
  expect(maskCardNumbers('378282246310005 and 4111111111111111')).toBe(
    '***********0005 and ************1111',
  );
  for (const other of ['4111111111111112', '0917 555 1234', '2026-11-15 10:30', 'REF-20261115']) {
    expect(maskCardNumbers(other)).toBe(other);
  }
});

test('no card number typed at the desk or by a member is kept anywhere', async () => {
  const agent = await at.payee({ type: AGENT });
  const ann = await at.payee({ uplineId: agent.id });
  await at.give(agent.id, '50');
  const send = { username: ann.username, amount: 5, remark: words, requestId: randomUUID() };
  const sent = await at.ask('PUT', cashierTransfers.transferDownline.path, {
    token: agent.token,
    body: { ...send, password: PAYMENT_PASSWORD },
  });
  expect(sent.value.remark).toBe('paid with ************1232');
  const enter = (externalId: string) =>
    at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, {
      channel: 'bank',
      externalId,
      amount: 77.77,
      note: words,
    });
  expect((await enter(CARD)).value.result).toBe('HELD');
  expect((await enter(CARD)).value.result).toBe('REPEATED');
  expect((await enter(OTHER)).value.result).toBe('HELD');
  const { value } = await at.ops('finance', 'GET', cashierDepositsOperator.listPayments.path);
  const { paymentId } = value.list.at(-1);
  await depositByCashier(at.house, { memberId: ann.id, amount: money('9'), key: 'masked-0001' });
  const deposit = await at.ops(
    'finance',
    'GET',
    `${cashierDepositsOperator.listDeposits.path}?memberId=${ann.id}`,
  );
  const { depositId } = deposit.value.list[0];
  const match = cashierDepositsOperator.matchPayment.path.replace(':paymentId', paymentId);
  await at.ops('finance', 'POST', match, { depositId, reason: words });
  const turnover = await at.ops(
    'finance',
    'GET',
    cashierTurnoverOperator.listTurnover.path.replace(':memberId', String(ann.id)),
  );
  const waive = cashierTurnoverOperator.waiveTurnover.path.replace(
    ':id',
    turnover.value.list[0].id,
  );
  expect((await at.ops('finance', 'POST', waive, { reason: words })).status).toBe(200);
  const { code, ...rest } = { ...bank, code: 'other', note: words };
  const numbers = { least: 10, most: 5000, step: 1 };
  const path = cashierDepositsOperator.saveChannel.path.replace(':code', code);
  expect((await at.ops('finance', 'PUT', path, { ...rest, ...numbers })).status).toBe(200);
  const now = (await at.ops('finance', 'GET', rules.readSettings.path)).value;
  await at.ops('finance', 'PUT', rules.saveSettings.path, { ...now, reason: words });
  const adjust = { memberId: Number(ann.id), amount: 5, reason: words };
  await at.ops('finance', 'POST', contract.askAdjustment.path, adjust);
  const tables = [
    'deposits',
    'deposit_payments',
    'deposit_channels',
    'tree_transfers',
    'audit_entries',
    'approvals',
    'adjustments',
    'withdrawal_steps',
    'cashier_settings',
    'watch_notes',
  ];
  for (const table of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(table)} t`.execute(at.house.db);
    expect(rows.filter(({ text }) => text.includes(CARD))).toEqual([]);
  }
});
