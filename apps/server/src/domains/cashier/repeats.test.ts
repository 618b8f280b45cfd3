import { randomUUID } from 'node:crypto';
import {
  cashierWithdrawalsOperator,
  cashierWithdrawals as contract,
  cashierDeposits as deposits,
  cashierRebates as reports,
  cashierSettingsOperator as rules,
  cashierTransfers as transfers,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../platform/jobs/clock.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../testing/cashier.ts';
import { type Answer, HOUR, MINUTE, patiently } from '../../testing/people.ts';
import { cashOf } from '../../testing/players.ts';
import { AGENT } from '../members/index.ts';
import { keepReconciliation } from '../wallet/index.ts';
import { readSettings } from './settings.ts';
import { takeApplication } from './withdrawals/withdraw.ts';

let at: CashierTest;
type Id = { requestId: string };
let agent: Payee;
let ann: Payee;
const many: Payee[] = [];

beforeAll(async () => {
  at = await openCashierTest();
  agent = await at.payee({ type: AGENT });
  ann = await at.payee({ uplineId: agent.id });
  for (let n = 0; n < 3; n += 1) many.push(await at.payee());
  at.advance(25 * HOUR);
  await enter(ann, agent);
});
afterAll(() => at.close());

async function enter(...people: Payee[]): Promise<void> {
  for (const who of people) who.token = (await at.logIn(who.username)).value.token;
  await at.enterDesk();
}

async function change(changed: object): Promise<void> {
  const { value } = await at.ops('finance', 'GET', rules.readSettings.path);
  const body = { ...value, reason: 'as agreed', ...changed };
  expect((await at.ops('finance', 'PUT', rules.saveSettings.path, body)).status).toBe(200);
}

const post = (who: Payee, call: { path: string; method: string }, body: object) =>
  patiently(() => at.ask(call.method as 'POST', call.path, { token: who.token, body }));
const step = (withdrawId: string, action: string) =>
  at.ops(
    'finance',
    'POST',
    cashierWithdrawalsOperator.decideWithdrawal.path.replace(':withdrawId', withdrawId),
    {
      action,
      note: 'as agreed',
    },
  );

async function disbursed(who: Payee, amount = '200'): Promise<string> {
  await at.give(who.id, amount);
  const input = { memberId: who.id, amount: money(amount), bankCardId: who.bankCardId };
  const settings = await readSettings(at.house.db);
  const asked = await takeApplication(at.house, settings, { ...input, requestId: randomUUID() });
  for (const action of ['approve', 'pay', 'disburse']) await step(asked.withdrawId, action);
  return asked.withdrawId;
}

test('a repeat is answered as the first time, whatever was closed or changed since', async () => {
  await at.give(ann.id, '500');
  await at.give(agent.id, '50');
  const day = new Date(at.house.clock.now().getTime() + 8 * HOUR).toISOString().slice(0, 10);
  const bet = { member_id: ann.id, day, category: 'RNG', valid_bet: money('1000') };
  const ids = Array.from({ length: 4 }, () => ({ requestId: randomUUID() as string }));
  const [order, apply, send, claim] = ids as [Id, Id, Id, Id];
  const asks: (() => Promise<Answer>)[] = [
    () => post(ann, deposits.postDeposit, { ...order, vendorId: 'bank', amount: 20 }),
    () =>
      post(ann, contract.withdraw, {
        ...apply,
        amount: 200,
        bankCardId: ann.bankCardId,
        password: PAYMENT_PASSWORD,
      }),
    () =>
      post(agent, transfers.transferDownline, {
        ...send,
        username: ann.username,
        amount: 5,
        label: 'ACTIVITY',
        password: PAYMENT_PASSWORD,
      }),
    () => post(ann, reports.claimRebate, claim),
  ];
  await at.house.db.insertInto('rebate_bets').values(bet).execute();
  const first: Answer[] = [];
  for (const ask of asks) first.push(await ask());
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const minute = Math.floor(((at.house.clock.now().getTime() + 8 * HOUR) % (24 * HOUR)) / MINUTE);
  const hours = { hoursFrom: (minute + 60) % 1_440, hoursTo: (minute + 120) % 1_440 };
  await change({ ...hours, depositsOpen: false, transfersOpen: false });
  const switches = ['DPSTBAS3', 'WTHDRW3', 'FUNDTRANS3', 'MANPLAYREB3'];
  for (const modId of switches) await at.switchModule(modId, false);
  const again: Answer[] = [];
  for (const ask of asks) again.push(await ask());
  const told = (answers: Answer[]) =>
    answers.map(
      ({ value }) => value.depositId ?? value.withdrawId ?? value.transferId ?? value.amount,
    );
  expect(told(again)).toEqual(told(first));
  // What is new is looked at as ever.
  const fresh = async () => {
    const codes = [];
    for (const one of ids) one.requestId = randomUUID();
    for (const ask of asks) codes.push((await ask()).errorCode);
    return codes;
  };
  expect(await fresh()).toEqual(asks.map(() => 'function.not.available'));
  for (const modId of switches.slice(0, 3)) await at.switchModule(modId, true);
  expect(await fresh()).toEqual([
    'deposit.closed',
    'withdraw.hours',
    'transfer.closed',
    'function.not.available',
  ]);
  await change({ hoursFrom: 0, hoursTo: 0, depositsOpen: true, transfersOpen: true });
  await at.switchModule('MANPLAYREB3', true);
});

test('one id is one request, across all calls that move money', async () => {
  const requestId = randomUUID();
  await at.give(agent.id, '10');
  const sent = await post(agent, transfers.transferDownline, {
    requestId,
    username: ann.username,
    amount: 5,
    label: 'ACTIVITY',
    password: PAYMENT_PASSWORD,
  });
  expect(sent.status).toBe(200);
  const other = await post(agent, deposits.postDeposit, {
    requestId,
    vendorId: 'bank',
    amount: 20,
  });
  expect(other).toMatchObject({ status: 409, errorCode: 'exists.transaction' });
  const first = { requestId: randomUUID(), vendorId: 'bank', amount: 20 };
  expect((await post(agent, deposits.postDeposit, first)).status).toBe(200);
  const again = await post(agent, transfers.transferDownline, {
    requestId: first.requestId,
    username: ann.username,
    amount: 5,
    label: 'ACTIVITY',
    password: PAYMENT_PASSWORD,
  });
  expect(again).toMatchObject({ status: 409, errorCode: 'exists.transaction' });
  // A no is remembered as well: the same input under a new id is a new one.
  const second = { requestId: randomUUID(), vendorId: 'bank', amount: 30 };
  const refused = await post(agent, deposits.postDeposit, second);
  expect(refused).toMatchObject({ errorCode: 'deposit.unfinished' });
  expect(await post(agent, deposits.postDeposit, second)).toMatchObject({
    errorCode: refused.errorCode,
    value: refused.value,
  });
});

test('silence counts as received for everyone in one run, and for who asks anew at once', async () => {
  const ids: string[] = [];
  for (const who of many) ids.push(await disbursed(who));
  at.advance(30 * MINUTE);
  const [first] = many;
  await enter(first!);
  await at.give(first!.id, '200');
  const input = { amount: 200, bankCardId: first!.bankCardId, password: PAYMENT_PASSWORD };
  const anew = await post(first!, contract.withdraw, { requestId: randomUUID(), ...input });
  expect(anew.value).toMatchObject({ state: 'APPLIED' });
  const states = async () =>
    (
      await at.house.db
        .selectFrom('withdrawals')
        .select('state')
        .where('id', 'in', ids.map(BigInt))
        .orderBy('id')
        .execute()
    ).map(({ state }) => state);
  expect(await states()).toEqual(['AUTO_RECEIVED', 'DISBURSED', 'DISBURSED']);
  expect(await step(ids[1]!, 'reopen')).toMatchObject({ value: { state: 'DISPUTE' } });
  await runJobNow(at.house, 'cashier.receipts');
  expect(await states()).toEqual(['AUTO_RECEIVED', 'DISPUTE', 'AUTO_RECEIVED']);
  expect(await cashOf(at.house, many[2]!.id)).toBe(0n);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});
