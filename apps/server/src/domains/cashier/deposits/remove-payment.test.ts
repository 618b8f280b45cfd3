import { randomUUID } from 'node:crypto';
import {
  cashierDepositsOperator as contract,
  cashierDeposits as deposits,
  operatorsApprovals,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

const enter = async (externalId: string, amount: number) =>
  (
    await at.ops('finance', 'POST', contract.recordPayment.path, {
      channel: 'bank',
      externalId,
      amount,
      note: '',
    })
  ).value.result;
const listed = async () => (await at.ops('finance', 'GET', contract.listPayments.path)).value.list;
const remove = (paymentId: string) =>
  at.ops('finance', 'POST', contract.removePayment.path.replace(':paymentId', paymentId), {
    reason: 'a digit too many',
  });
const decide = (who: string, approvalId: string) =>
  at.ops(who, 'POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
    decision: 'approve',
    note: 'checked',
  });

test('a payment that was entered by mistake is removed by two, and entered anew', async () => {
  expect(await enter('B-1', 5000)).toBe('HELD');
  const [wrong] = await listed();
  expect(wrong).toMatchObject({ externalId: 'B-1', enteredBy: 'finance' });
  const { approvalId } = (await remove(wrong.paymentId)).value;
  expect(await decide('finance', approvalId)).toMatchObject({ errorCode: 'approval.same.person' });
  expect((await listed()).length).toBe(1);
  expect((await decide('finance2', approvalId)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect(await remove(wrong.paymentId)).toMatchObject({ status: 404 });
  expect(await enter('B-1', 500)).toBe('HELD');
  expect(await enter('B-1', 500)).toBe('REPEATED');
  expect(await listed()).toMatchObject([{ externalId: 'B-1', amount: 500 }]);
});

test('what was credited is not removed; the payer is named to who matches, and to nobody else', async () => {
  const ann = await at.payee();
  const body = { requestId: randomUUID(), vendorId: 'bank', amount: 40, payeeName: 'Ann B. Lee' };
  const order = { token: ann.token, body };
  const { shownAmount, depositId } = (await at.ask('POST', deposits.postDeposit.path, order)).value;
  const seen = async (who: string) =>
    (await at.ops(who, 'GET', `${contract.listDeposits.path}?depositId=${depositId}`)).value.list[0]
      .payer;
  expect([await seen('finance'), await seen('support')]).toEqual(['Ann B. Lee', null]);
  expect(await enter('B-2', shownAmount)).toBe('CREDITED');
  const all = await at.ops('finance', 'GET', `${contract.listPayments.path}?unmatched=no`);
  const credited = all.value.list.find(
    ({ externalId }: { externalId: string }) => externalId === 'B-2',
  );
  expect(await remove(credited.paymentId)).toMatchObject({ status: 409 });
});
