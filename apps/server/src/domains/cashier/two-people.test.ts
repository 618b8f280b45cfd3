import { randomUUID } from 'node:crypto';
import {
  cashierDepositsOperator,
  cashierReports,
  cashierTransfersOperator,
  cashierWithdrawals,
  cashierWithdrawalsOperator,
  cashierDeposits as contract,
  operatorsApprovals,
  cashierSettingsOperator as rules,
} from '@baize/contract';
import { money } from '@baize/money';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPicture } from '../../platform/files.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../testing/cashier.ts';
import { HOUR, MINUTE } from '../../testing/people.ts';
import { cashOf } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { balanceOf, keepReconciliation } from '../wallet/index.ts';

let at: CashierTest;
let ann: Payee;
beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee();
  at.advance(25 * HOUR);
  await at.enterDesk();
  ann.token = (await at.logIn(ann.username)).value.token;
  const { value } = await at.ops('finance', 'GET', rules.readSettings.path);
  await at.ops('finance', 'PUT', rules.saveSettings.path, {
    ...value,
    twoPeopleFrom: 150,
    reason: 'as agreed',
  });
});
afterAll(() => at.close());

const decide = (who: string, approvalId: string) =>
  at.ops(who, 'POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
    decision: 'approve',
    note: 'checked',
  });
const step = (withdrawId: string, action: string, who = 'finance') =>
  at.ops(
    who,
    'POST',
    cashierWithdrawalsOperator.decideWithdrawal.path.replace(':withdrawId', withdrawId),
    {
      action,
      note: 'as agreed',
    },
  );
const say = (withdrawId: string, more: object) =>
  at.ask('POST', cashierWithdrawals.confirmReceipt.path, {
    token: ann.token,
    body: { requestId: randomUUID(), withdrawId, ...more },
  });

async function withdraw(amount: number): Promise<string> {
  await at.give(ann.id, String(amount));
  const body = { requestId: randomUUID(), amount, bankCardId: ann.bankCardId };
  const { value } = await at.ask('POST', cashierWithdrawals.withdraw.path, {
    token: ann.token,
    body: { ...body, password: PAYMENT_PASSWORD },
  });
  return value.withdrawId;
}

async function picture(purpose: string): Promise<string> {
  const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } });
  const bytes = await blank.png().toBuffer();
  return String((await keepPicture(at.house, { ownerId: ann.id, purpose, bytes })).id);
}

const profit = async () =>
  (await at.ask('GET', cashierReports.personalProfit.path, { token: ann.token })).value.total
    .withdrawals;

const channelOf = async (code: string) => {
  const { list } = (await at.ops('finance', 'GET', cashierDepositsOperator.listChannels.path))
    .value;
  return list.find((one: { code: string }) => one.code === code);
};
const save = ({ code, ...channel }: { code: string }, who = 'finance') =>
  at.ops(who, 'PUT', cashierDepositsOperator.saveChannel.path.replace(':code', code), channel);

const order = async (amount: number) =>
  (
    await at.ask('POST', contract.postDeposit.path, {
      token: ann.token,
      body: { requestId: randomUUID(), vendorId: 'bank', amount },
    })
  ).value;
const enter = (externalId: string, amount: number) =>
  at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, {
    channel: 'bank',
    externalId,
    amount,
    note: '',
  });

test(
  'what takes two people at the cashier, one matter after the other',
  async () => {
    await rule(
      'what two people let go, two call off; forced receipt of it takes two again',
      async () => {
        const id = await withdraw(200);
        const { approvalId } = (await step(id, 'approve')).value;
        await decide('finance2', approvalId);
        const off = (await step(id, 'reject')).value;
        expect(off).toMatchObject({ state: 'APPROVED', approvalId: expect.any(String) });
        const takeBack = operatorsApprovals.withdrawApproval.path.replace(':id', off.approvalId);
        expect((await at.ops('finance', 'POST', takeBack, {})).status).toBe(200);
        for (const action of ['pay', 'disburse']) await step(id, action);
        expect(await profit()).toBe(0);
        const other = await picture('avatar');
        expect((await say(id, { action: 'NOT_RECEIVED', proofIds: [other] })).status).toBe(404);
        const proof = await picture('receipt-proof');
        expect((await say(id, { action: 'NOT_RECEIVED', proofIds: [proof] })).status).toBe(200);
        const again = (await step(id, 'payAgain')).value;
        expect(again).toMatchObject({ state: 'DISPUTE' });
        expect(await step(id, 'force', 'finance2')).toMatchObject({ status: 409 });
        const path = operatorsApprovals.withdrawApproval.path.replace(':id', again.approvalId);
        expect((await at.ops('finance', 'POST', path, {})).status).toBe(200);
        const forced = (await step(id, 'force')).value;
        expect(forced).toMatchObject({ state: 'DISPUTE' });
        const alone = await Promise.all([1, 2, 3].map(() => decide('finance', forced.approvalId)));
        expect(alone.every(({ errorCode }) => errorCode === 'approval.same.person')).toBe(true);
        const both = await Promise.all([1, 2, 3].map(() => decide('finance2', forced.approvalId)));
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
        const held = { memberId: ann.id, purpose: 'payouts', currency: 'USD' } as const;
        expect(await balanceOf(at.house.db, held)).toBe(0n);
        expect(await profit()).toBe(200);
      },
    );

    await rule(
      'where money is paid to and what it is worth is changed by two people, the rest by one',
      async () => {
        const bank = await channelOf('bank');
        const account = { bank: 'My own bank', number: '99' };
        const asked = await save({ ...bank, account, most: 9000 });
        expect(asked.value.approvalId).toMatch(/^\d+$/);
        expect(await channelOf('bank')).toMatchObject({ account: bank.account, most: 9000 });
        expect((await save({ ...(await channelOf('bank')), rate: 5_000_000 })).status).toBe(409);
        expect((await save({ ...(await channelOf('bank')), note: 'open at night' })).value).toEqual(
          {
            approvalId: null,
          },
        );
        expect(await decide('finance', asked.value.approvalId)).toMatchObject({ status: 409 });
        expect((await decide('finance2', asked.value.approvalId)).status).toBe(200);
        expect(await channelOf('bank')).toMatchObject({
          account,
          most: 9000,
          note: 'open at night',
        });
        for (const change of [
          { rate: 2_000_000 },
          { feeRate: 1 },
          { bonusRate: 1 },
          { gateway: 'sample' },
        ]) {
          const { value } = await save({ ...(await channelOf('bank')), ...change });
          expect(value.approvalId).not.toBeNull();
          const path = operatorsApprovals.withdrawApproval.path.replace(':id', value.approvalId);
          await at.ops('finance', 'POST', path, {});
        }
      },
    );

    await rule(
      'a new way to pay in opens when a second person agrees, with the limits that were asked',
      async () => {
        const bank = await channelOf('bank');
        const { value } = await save({
          ...bank,
          code: 'fresh',
          least: 12.5,
          step: 0.5,
          version: 0,
        });
        expect(await channelOf('fresh')).toBeUndefined();
        expect((await decide('finance2', value.approvalId)).status).toBe(200);
        expect(await channelOf('fresh')).toMatchObject({ least: 12.5, step: 0.5, version: 1 });
      },
    );

    await rule(
      'a large payment that one person enters is credited when another agrees, once',
      async () => {
        const before = await cashOf(at.house, ann.id);
        const { depositId, shownAmount } = await order(150);
        const { value } = await enter('LARGE-1', shownAmount);
        expect(value).toMatchObject({ result: 'HELD', approvalId: expect.any(String) });
        expect((await enter('LARGE-1', shownAmount)).value.result).toBe('REPEATED');
        expect(await cashOf(at.house, ann.id)).toBe(before);
        at.advance(16 * MINUTE);
        expect((await decide('finance', value.approvalId)).status).toBe(409);
        const tries = await Promise.all([1, 2, 3].map(() => decide('finance2', value.approvalId)));
        expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
        expect(await cashOf(at.house, ann.id)).toBe(before + money(String(shownAmount)));
        const path = `${cashierDepositsOperator.listDeposits.path}?depositId=${depositId}`;
        expect((await at.ops('finance', 'GET', path)).value.list[0].state).toBe('SUCCESS');
      },
    );

    await rule(
      'a large payment without an order is not given to one by one person either',
      async () => {
        const before = await cashOf(at.house, ann.id);
        const { depositId } = await order(20);
        expect((await enter('LARGE-2', 4000)).value).toEqual({ result: 'HELD', approvalId: null });
        const { list } = (await at.ops('finance', 'GET', cashierDepositsOperator.listPayments.path))
          .value;
        const path = cashierDepositsOperator.matchPayment.path.replace(
          ':paymentId',
          list[0].paymentId,
        );
        const match = () => at.ops('finance', 'POST', path, { depositId, reason: 'same payer' });
        const { approvalId } = (await match()).value;
        expect((await match()).status).toBe(409);
        expect(await cashOf(at.house, ann.id)).toBe(before);
        expect((await decide('finance2', approvalId)).status).toBe(200);
        expect(await cashOf(at.house, ann.id)).toBe(before + money('4000'));
        expect((await match()).status).toBe(409);
      },
    );

    await rule(
      'a deposit is proved with pictures sent for deposits, and nobody is adjusted who is not there',
      async () => {
        const { depositId } = await order(30);
        const paid = (proofIds: string[]) =>
          at.ask('POST', contract.paidDeposit.path, {
            token: ann.token,
            body: { depositId, proofIds },
          });
        expect((await paid([await picture('identity')])).status).toBe(404);
        expect((await paid([await picture('deposit-proof')])).value.state).toBe('CONFIRMING');
        const nobody = { memberId: 999_999, amount: 5, reason: 'as agreed' };
        const refused = await at.ops(
          'finance',
          'POST',
          cashierTransfersOperator.askAdjustment.path,
          nobody,
        );
        expect(refused).toMatchObject({
          status: 404,
          errorCode: 'not.exists.account.err',
          message: 'There is no member with this number',
        });
        expect((await keepReconciliation(at.house)).fault).toBeNull();
      },
    );
  },
  STORY_MS,
);
