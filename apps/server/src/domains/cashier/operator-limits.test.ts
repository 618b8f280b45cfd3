import { randomUUID } from 'node:crypto';
import {
  cashierTransfersOperator,
  cashierWithdrawalsOperator,
  operatorsApprovals,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/operators.ts';
import { type CashierTest, openCashierTest, type Payee } from '../../testing/cashier.ts';
import { HOUR } from '../../testing/people.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { readSettings } from './settings.ts';
import { takeApplication } from './withdrawals/withdraw.ts';

let at: CashierTest;
const payees: Payee[] = [];

beforeAll(async () => {
  at = await openCashierTest();
  for (let n = 0; n < 4; n += 1) payees.push(await at.payee());
  at.advance(25 * HOUR);
  await enter();
});
afterAll(() => at.close());

async function enter(): Promise<void> {
  await at.enterDesk();
  const body = { username: 'admin2', password: DEMO_PASSWORD };
  at.tokens.admin2 = (await at.ask('POST', '/ops/session/login', { body })).value.token;
}

const none = { withdrawal: null, withdrawalDay: null, credit: null, creditDay: null };

async function limit(username: string, limits: object) {
  const { value } = await at.ops('admin', 'GET', '/ops/operators');
  const found = value.list.find((one: { username: string }) => one.username === username);
  const body = { ...none, version: found.limits.version, ...limits };
  return at.ops('admin', 'PUT', `/ops/operators/${found.id}/limits`, body);
}

const decide = (who: string, approvalId: string, decision = 'approve') =>
  at.ops(who, 'POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
    decision,
  });

async function applied(who: Payee, amount: string): Promise<string> {
  await at.give(who.id, amount);
  const input = { memberId: who.id, amount: money(amount), bankCardId: who.bankCardId };
  const settings = await readSettings(at.house.db);
  const { withdrawId } = await takeApplication(at.house, settings, {
    ...input,
    requestId: randomUUID(),
  });
  return withdrawId;
}

const approve = (who: string, withdrawId: string) =>
  at.ops(
    who,
    'POST',
    cashierWithdrawalsOperator.decideWithdrawal.path.replace(':withdrawId', withdrawId),
    { action: 'approve' },
  );

const adjust = (who: string, amount: number) =>
  at.ops(who, 'POST', cashierTransfersOperator.askAdjustment.path, {
    memberId: Number(payees[0]!.id),
    amount,
    reason: 'goodwill',
  });

test(
  'an operator decides by themselves only as much as they were given',
  async () => {
    await rule(
      'a limit is set at once, and raised or taken off by two administrators',
      async () => {
        const set = await limit('finance', { withdrawal: 100, credit: 50, creditDay: 80 });
        expect(set.value).toMatchObject({
          approvalId: null,
          operator: { limits: { withdrawal: 100 } },
        });
        const raised = await limit('finance', { withdrawal: 500, credit: 50, creditDay: 80 });
        expect(raised.value.operator.limits.withdrawal).toBe(100);
        expect(await decide('admin', raised.value.approvalId)).toMatchObject({
          errorCode: 'approval.same.person',
        });
        expect(await decide('admin2', raised.value.approvalId, 'reject')).toMatchObject({
          status: 200,
        });
      },
    );

    await rule('a withdrawal over it goes before a second person, alone and in bulk', async () => {
      const [small, large] = [
        await applied(payees[0]!, '100'),
        await applied(payees[1]!, '100.01'),
      ];
      expect((await approve('finance', small)).value).toMatchObject({ approvalId: null });
      const bulk = await at.ops('finance', 'POST', cashierWithdrawalsOperator.approveMany.path, {
        withdrawIds: [large],
      });
      expect(bulk.value).toEqual({ approved: 0, asked: 1, skipped: 0 });
    });

    await rule(
      'whoever agrees to it needs a limit that covers it; rejecting takes none',
      async () => {
        await limit('finance2', { withdrawal: 100 });
        const waiting = await at.ops('finance2', 'GET', '/ops/approvals?state=waiting');
        const [asked] = waiting.value.list;
        expect(asked).toMatchObject({ blockedBy: 'limit', isMineToDecide: false });
        expect(await decide('finance2', asked.id)).toMatchObject({
          status: 403,
          errorCode: 'operators.limit',
          message: expect.stringContaining('100'),
        });
        expect(await decide('risk', asked.id)).toMatchObject({ status: 200 });
      },
    );

    await rule(
      'an adjustment over the item or the day is refused; what came to nothing is free again',
      async () => {
        expect(await adjust('finance', 50.01)).toMatchObject({ errorCode: 'operators.limit' });
        expect(await adjust('finance', -50.01)).toMatchObject({ errorCode: 'operators.limit' });
        const first = await adjust('finance', 50);
        expect(await adjust('finance', 31)).toMatchObject({ errorCode: 'operators.limit' });
        await at.ops('finance', 'POST', `/ops/approvals/${first.value.approvalId}/withdraw`, {});
        const tries = await Promise.all([adjust('finance', 50), adjust('finance', 50)]);
        expect(tries.map(({ status }) => status).sort()).toEqual([200, 403]);
        at.advance(25 * HOUR);
        await enter();
        expect(await adjust('finance', 50)).toMatchObject({ status: 200 });
      },
    );

    await rule('a day of withdrawals ends the day, whatever each of them is', async () => {
      await limit('risk', { withdrawalDay: 200 });
      const [one, two] = [await applied(payees[2]!, '100'), await applied(payees[3]!, '101')];
      expect((await approve('risk', one)).value.approvalId).toBeNull();
      expect((await approve('risk', two)).value.approvalId).not.toBeNull();
    });
  },
  STORY_MS,
);
