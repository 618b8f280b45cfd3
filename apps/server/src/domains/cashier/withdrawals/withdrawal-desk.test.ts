import { randomUUID } from 'node:crypto';
import {
  cashierWithdrawalsOperator as contract,
  operatorsApprovals,
  cashierSettingsOperator as rules,
  cashierWithdrawals as withdrawals,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../../testing/cashier.ts';
import { HOUR } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { keepReconciliation } from '../../wallet/index.ts';

let at: CashierTest;
const people: Payee[] = [];
beforeAll(async () => {
  at = await openCashierTest();
  for (let n = 0; n < 3; n += 1) people.push(await at.payee());
  at.advance(25 * HOUR);
  await enter();
});
afterAll(() => at.close());

async function enter(): Promise<void> {
  await at.enterDesk();
  for (const one of people) one.token = (await at.logIn(one.username)).value.token;
}

async function apply(who: Payee, amount: number): Promise<{ withdrawId: string; state: string }> {
  await at.give(who.id, String(amount));
  const body = { requestId: randomUUID(), amount, bankCardId: who.bankCardId };
  const asked = { token: who.token, body: { ...body, password: PAYMENT_PASSWORD } };
  return (await at.ask('POST', withdrawals.withdraw.path, asked)).value;
}

async function play(who: Payee, stake: number): Promise<void> {
  await at.give(who.id, String(2 * stake));
  const choice = { target: 50, side: 'under' };
  const body = { requestId: randomUUID(), gameCode: 'dice', stake, choice };
  expect((await at.ask('POST', '/wps/game/bet', { token: who.token, body })).status).toBe(200);
}

const step = (withdrawId: string, action: string, more: object = {}, who = 'finance') =>
  at.ops(who, 'POST', contract.decideWithdrawal.path.replace(':withdrawId', withdrawId), {
    action,
    ...more,
  });
const decide = (approvalId: string) =>
  at.ops('finance2', 'POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
    decision: 'approve',
    note: 'checked',
  });
const checksOf = async (withdrawId: string) => {
  const path = contract.showChecks.path.replace(':withdrawId', withdrawId);
  const { value } = await at.ops('finance', 'GET', path);
  const results = value.checks.map(({ check, result }: Record<string, string>) => [check, result]);
  return { ...value, results: Object.fromEntries(results) };
};

async function receive(who: Payee, withdrawId: string): Promise<void> {
  for (const action of ['approve', 'pay', 'disburse']) await step(withdrawId, action);
  const body = { requestId: randomUUID(), withdrawId, action: 'RECEIVED', proofIds: [] };
  await at.ask('POST', withdrawals.confirmReceipt.path, { token: who.token, body });
}

test(
  'what the desk sees of a withdrawal, and lets go',
  async () => {
    const [ann, bob, carl] = people as [Payee, Payee, Payee];

    await rule(
      'the checks say what is known, and what happened since the last payout',
      async () => {
        const first = await apply(ann, 200);
        expect((await checksOf(first.withdrawId)).results).toMatchObject({
          NAME: 'UNKNOWN',
          TURNOVER: 'GOOD',
          USUAL: 'UNKNOWN',
          ACCOUNT: 'GOOD',
        });
        await receive(ann, first.withdrawId);
        at.advance(25 * HOUR);
        await enter();
        const sealed = { real_name_sealed: at.house.keys.seal('ann LEE') };
        await at.house.db.updateTable('members').set(sealed).where('id', '=', ann.id).execute();
        const second = await apply(ann, 700);
        const seen = await checksOf(second.withdrawId);
        expect(seen.results).toMatchObject({ NAME: 'GOOD', USUAL: 'LOOK' });
        expect(seen.checks).toContainEqual({
          check: 'USUAL',
          result: 'LOOK',
          count: 3.5,
          amount: 200,
        });
        expect(seen.since).toMatchObject({ deposits: 700, bets: 0, balance: 0 });
        expect(seen.since.lastAt).toBeGreaterThan(0);
      },
    );

    await rule('the whole number is shown to who pays, and every look is on record', async () => {
      const { withdrawId } = await apply(bob, 150);
      const path = contract.showPayee.path.replace(':withdrawId', withdrawId);
      expect(await at.ops('support', 'POST', path, {})).toMatchObject({ status: 403 });
      expect((await at.ops('finance', 'POST', path, {})).value).toEqual({
        bankCode: 'BDO',
        network: null,
        holder: 'Ann Lee',
        account: String(10_000_000n + bob.id),
        amount: 150,
      });
      const [last] = await at.house.db
        .selectFrom('audit_entries')
        .select(['action', 'subject'])
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      expect(last).toEqual({ action: 'cashier.payee.read', subject: `withdrawal:${withdrawId}` });
      expect(await step(withdrawId, 'reject')).toMatchObject({ status: 400 });
      await step(withdrawId, 'reject', { note: 'not the holder' });
      expect(await at.ops('finance', 'POST', path, {})).toMatchObject({ status: 409 });
    });

    await rule('several are approved at once; what was decided meanwhile is left out', async () => {
      const ids = [(await apply(bob, 150)).withdrawId, (await apply(carl, 150)).withdrawId];
      await step(ids[1]!, 'approve');
      const many = { withdrawIds: [...ids, '999999'] };
      expect((await at.ops('finance', 'POST', contract.approveMany.path, many)).value).toEqual({
        approved: 1,
        asked: 0,
        skipped: 2,
      });
    });

    await rule('what was approved is taken back by two, whichever way it is tried', async () => {
      const list = async (who: Payee) =>
        (await at.ops('finance', 'GET', `${contract.listWithdrawals.path}?memberId=${who.id}`))
          .value.list;
      const [own] = await list(bob);
      const asked = (await step(own.withdrawId, 'reject', { note: 'a mistake' })).value;
      expect(asked).toMatchObject({ state: 'APPROVED', approvalId: expect.any(String) });
      expect((await decide(asked.approvalId)).status).toBe(200);
      expect((await list(bob))[0]).toMatchObject({ state: 'REFUNDED', refundedAmount: 150 });
      const [other] = await list(carl);
      await step(other.withdrawId, 'pay');
      await step(other.withdrawId, 'fail', { note: 'the bank is closed' });
      const back = (await step(other.withdrawId, 'refund', { note: 'so be it' })).value;
      expect(back).toMatchObject({ state: 'PAY_FAILED', approvalId: expect.any(String) });
      expect((await decide(back.approvalId)).status).toBe(200);
      expect(await cashOf(at.house, carl.id)).toBe(1_500_000n);
    });

    await rule(
      'small ones go by themselves when every check is good, and not too many',
      async () => {
        const { value } = await at.ops('finance', 'GET', rules.readSettings.path);
        const autoApprove = { upTo: 300, perMember: 1, perDay: 1_000 };
        const saved = { ...value, autoApprove, reason: 'as agreed' };
        const { approvalId } = (await at.ops('finance', 'PUT', rules.saveSettings.path, saved))
          .value;
        expect((await decide(approvalId)).status).toBe(200);
        const [open] = (
          await at.ops('finance', 'GET', `${contract.listWithdrawals.path}?memberId=${ann.id}`)
        ).value.list;
        await step(open.withdrawId, 'reject', { note: 'ask for less' });
        at.advance(25 * HOUR);
        await enter();
        expect((await apply(carl, 100)).state).toBe('APPLIED');
        await play(ann, 1_000);
        const small = await apply(ann, 200);
        const { checks } = await checksOf(small.withdrawId);
        expect(checks.filter(({ result }: { result: string }) => result !== 'GOOD')).toEqual([]);
        expect(small.state).toBe('APPROVED');
        const told = `${contract.listWithdrawals.path}?withdrawId=${small.withdrawId}`;
        const [row] = (await at.ops('finance', 'GET', told)).value.list;
        expect(row.timeline).toMatchObject([{ by: 'member' }, { by: 'rule', state: 'APPROVED' }]);
        const { actor } = await at.house.db
          .selectFrom('audit_entries')
          .select('actor')
          .where('action', '=', 'cashier.withdrawal.approvedByRule')
          .executeTakeFirstOrThrow();
        expect(actor).toBe('system');
        await receive(ann, small.withdrawId);
        expect((await apply(ann, 200)).state).toBe('APPLIED');
        expect((await keepReconciliation(at.house)).fault).toBeNull();
      },
    );
  },
  STORY_MS,
);
