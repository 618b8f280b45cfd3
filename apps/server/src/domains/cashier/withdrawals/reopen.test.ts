import { randomUUID } from 'node:crypto';
import {
  cashierDepositsLists,
  cashierWithdrawalsLists,
  cashierWithdrawalsOperator,
  cashierWithdrawals as contract,
  cashierSettingsOperator as rules,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../../testing/cashier.ts';
import { HOUR } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { balanceOf, keepReconciliation } from '../../wallet/index.ts';

let at: CashierTest;
let ann: Payee;
beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee();
  at.advance(25 * HOUR);
  await enter();
});
afterAll(() => at.close());

async function enter(): Promise<void> {
  await at.enterDesk();
  ann.token = (await at.logIn(ann.username)).value.token;
}

const ask = (more: object = {}) =>
  at.ask('POST', contract.withdraw.path, {
    token: ann.token,
    body: {
      requestId: randomUUID(),
      amount: 200,
      bankCardId: ann.bankCardId,
      password: PAYMENT_PASSWORD,
      ...more,
    },
  });
const step = (withdrawId: string, action: string) =>
  at.ops(
    'finance',
    'POST',
    cashierWithdrawalsOperator.decideWithdrawal.path.replace(':withdrawId', withdrawId),
    {
      action,
      note: 'shown by the bank',
    },
  );
const frozen = () =>
  balanceOf(at.house.db, { memberId: ann.id, purpose: 'payouts', currency: 'USD' });

async function silent(): Promise<string> {
  const { value } = await ask();
  for (const action of ['approve', 'pay', 'disburse']) await step(value.withdrawId, action);
  at.advance(HOUR);
  await runJobNow(at.house, 'cashier.receipts');
  await enter();
  return value.withdrawId;
}

test(
  'a withdrawal that is opened again, told of and proved',
  async () => {
    await rule('silence counted as received, but customer service can open it again', async () => {
      await at.give(ann.id, '1000');
      const id = await silent();
      expect(await frozen()).toBe(0n);
      expect((await step(id, 'reopen')).value.state).toBe('DISPUTE');
      expect(await frozen()).toBe(money('200'));
      expect((await step(id, 'reopen')).errorCode).toBe('withdraw.state.err');
      expect((await step(id, 'refund')).value.state).toBe('REFUNDED');
      expect([await cashOf(at.house, ann.id), await frozen()]).toEqual([money('1000'), 0n]);
      const forced = await silent();
      const open = (await ask()).value.withdrawId;
      expect(await step(forced, 'reopen')).toMatchObject({ errorCode: 'withdraw.unfinished' });
      await step(open, 'reject');
      await step(forced, 'reopen');
      expect((await step(forced, 'force')).value.state).toBe('FORCED_RECEIVED');
      expect([await cashOf(at.house, ann.id), await frozen()]).toEqual([money('800'), 0n]);
      expect((await keepReconciliation(at.house)).fault).toBeNull();
    });

    await rule('each step is told to its owner, in their language', async () => {
      const inbox = await at.house.db
        .selectFrom('messages')
        .select(['title', 'body'])
        .where('member_id', '=', ann.id)
        .orderBy('id')
        .execute();
      const titles = inbox.map(({ title }) => title);
      expect(titles).toContain('Your withdrawal was approved');
      expect(titles).toContain('Your withdrawal was paid');
      const back = inbox.find(({ title }) => title === 'Your withdrawal came back');
      expect(back?.body).toContain('200.00');
      expect(back?.body).toContain('shown by the bank');
    });

    await rule(
      'where the brand asks for a code, no withdrawal goes without it, and a repeat needs no new one',
      async () => {
        const { value } = await at.ops('finance', 'GET', rules.readSettings.path);
        const change = {
          withdrawCode: 'WITHDRAW_AMOUNT',
          withdrawCodeFrom: 150,
          reason: 'as agreed',
        };
        await at.ops('finance', 'PUT', rules.saveSettings.path, { ...value, ...change });
        expect(await ask({ amount: 150 })).toMatchObject({ status: 422 });
        const email = `${ann.username}@example.com`;
        await at.house.db
          .updateTable('members')
          .set({ email_sealed: at.house.keys.seal(email), email_verified_at: at.house.clock.now() })
          .where('id', '=', ann.id)
          .execute();
        expect(await ask({ amount: 150 })).toMatchObject({ value: { methods: ['EMAIL'] } });
        const settings = await at.ask('GET', contract.withdrawSettings.path, { token: ann.token });
        expect(settings.value).toMatchObject({
          mobileVerificationType: 'WITHDRAW_AMOUNT',
          codeChannel: 'mail',
        });
        await at.ask('POST', '/wps/v2/verification/mail/send', {
          token: ann.token,
          body: { purpose: 9 },
        });
        const contactCode = await at.codeFor(email);
        const requestId = randomUUID();
        const wrong = contactCode === '000000' ? '000001' : '000000';
        expect(await ask({ amount: 150, requestId, contactCode: wrong })).toMatchObject({
          status: 422,
        });
        const first = await ask({ amount: 150, requestId, contactCode });
        expect(first.value).toMatchObject({ state: 'APPLIED', amount: 150 });
        expect((await ask({ amount: 150, requestId, contactCode })).value).toEqual(first.value);
        await step(first.value.withdrawId, 'reject');
        expect((await ask({ amount: 149 })).value.state).toBe('APPLIED');
      },
    );

    await rule('short lists by their older names say what the pages say', async () => {
      const read = async (call: { path: string }) =>
        (await at.ask('GET', call.path, { token: ann.token })).value;
      expect(await read(cashierWithdrawalsLists.withdrawMethods)).toMatchObject([
        { code: 'BC', accounts: 1 },
        {},
        {},
      ]);
      const info = await read(cashierWithdrawalsLists.withdrawAccounts);
      expect(info).toMatchObject({ minWithdrawal: 100, maxTransactionTimes: 5 });
      expect(info.cards).toMatchObject([{ bankCardId: ann.bankCardId, isWithdrawActive: true }]);
      expect(await read(cashierDepositsLists.fixedAmounts)).toEqual([]);
      expect(await read(cashierDepositsLists.exchangeRates)).toContainEqual({
        vendorId: 'bank',
        method: 'MT',
        rate: '1',
      });
    });
  },
  STORY_MS,
);
