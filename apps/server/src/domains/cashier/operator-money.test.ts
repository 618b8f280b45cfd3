import { createHash, randomUUID } from 'node:crypto';
import {
  cashierDepositsOperator,
  cashierReportsOperator,
  cashierTransfersOperator,
  cashierTurnoverOperator,
  cashierWithdrawalsOperator,
  operatorsApprovals,
} from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../platform/jobs/clock.ts';
import { type CashierTest, openCashierTest, type Payee } from '../../testing/cashier.ts';
import { HOUR } from '../../testing/people.ts';
import { cashOf } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { keepReconciliation } from '../wallet/index.ts';
import { readSettings } from './settings.ts';
import { requirementsOf, turnoverLeft } from './turnover/turnover.ts';
import { takeApplication } from './withdrawals/withdraw.ts';

let at: CashierTest;
let ann: Payee;
let bob: Payee;

beforeAll(async () => {
  at = await openCashierTest();
  [ann, bob] = [await at.payee(), await at.payee()];
  at.advance(25 * HOUR);
  await at.enterDesk();
});
afterAll(() => at.close());

const decide = (who: string, approvalId: string, decision = 'approve') =>
  at.ops(who, 'POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
    decision,
    note: 'checked',
  });
const adjust = (amount: number, more: object = {}) =>
  at.ops('finance', 'POST', cashierTransfersOperator.askAdjustment.path, {
    memberId: Number(ann.id),
    amount,
    reason: 'goodwill',
    ...more,
  });

async function approved(who: Payee, amount: string): Promise<string> {
  const input = { memberId: who.id, amount: money(amount), bankCardId: who.bankCardId };
  const settings = await readSettings(at.house.db);
  const applied = await takeApplication(at.house, settings, { ...input, requestId: randomUUID() });
  const path = cashierWithdrawalsOperator.decideWithdrawal.path.replace(
    ':withdrawId',
    applied.withdrawId,
  );
  await at.ops('finance', 'POST', path, { action: 'approve', note: 'fine' });
  return applied.withdrawId;
}

test(
  'what operators do to money in one day, and what the day shows',
  async () => {
    await rule(
      'a balance is changed by two people, once, however often and at once they agree',
      async () => {
        const { value } = await adjust(50, { multiple: 2 });
        expect(await cashOf(at.house, ann.id)).toBe(0n);
        expect(await decide('finance', value.approvalId)).toMatchObject({
          errorCode: 'approval.same.person',
        });
        expect(await decide('support', value.approvalId)).toMatchObject({ status: 403 });
        const tries = await Promise.all(
          Array.from({ length: 6 }, () => decide('finance2', value.approvalId)),
        );
        expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await cashOf(at.house, ann.id)).toBe(money('50'));
        expect(await turnoverLeft(at.house.db, ann.id)).toBe(money('100'));
        const more = (await adjust(-50.01)).value.approvalId;
        expect(await decide('finance2', more)).toMatchObject({
          errorCode: 'account.balance.not.enough',
        });
        const less = (await adjust(-50)).value.approvalId;
        expect((await decide('finance2', less)).status).toBe(200);
        expect(await cashOf(at.house, ann.id)).toBe(0n);
        for (const wrong of [0, 0.001]) expect((await adjust(wrong)).status).toBe(400);
        const listed = await at.ops(
          'finance',
          'GET',
          cashierTransfersOperator.listAdjustments.path,
        );
        expect(listed.value).toMatchObject({
          added: 50,
          taken: 50,
          list: [
            { amount: -50, askedBy: 'finance', decidedBy: 'finance2', username: ann.username },
            { amount: 50, multiple: 2, cause: 'DESK' },
          ],
        });
      },
    );

    await rule(
      'what is left to play is waived by two people, and no more than was asked',
      async () => {
        const [open] = await requirementsOf(at.house.db, ann.id, { isOpen: true, size: 1 });
        const path = cashierTurnoverOperator.waiveTurnover.path.replace(':id', String(open!.id));
        const ask = () => at.ops('finance', 'POST', path, { reason: 'goodwill' });
        const { approvalId } = (await ask()).value;
        expect(await turnoverLeft(at.house.db, ann.id)).toBe(money('100'));
        expect((await ask()).status).toBe(409);
        expect(await decide('finance', approvalId)).toMatchObject({
          errorCode: 'approval.same.person',
        });
        const grown = at.house.db.updateTable('turnover_requirements').where('id', '=', open!.id);
        await grown.set({ required: money('101') }).execute();
        expect((await decide('finance2', approvalId)).status).toBe(409);
        await grown.set({ required: money('100'), filled: money('1') }).execute();
        expect((await decide('finance2', approvalId)).status).toBe(200);
        expect(await turnoverLeft(at.house.db, ann.id)).toBe(0n);
        expect((await ask()).status).toBe(404);
      },
    );

    await rule(
      'approved withdrawals leave in one file, each in one file only, and its hash is kept',
      async () => {
        for (const who of [ann, bob]) await at.give(who.id, '300');
        const ids = [await approved(ann, '200'), await approved(bob, '150')];
        const make = (withdrawIds: string[] = []) =>
          at.ops('finance', 'POST', cashierWithdrawalsOperator.makeBatch.path, {
            withdrawIds,
            note: 'noon run',
          });
        const tries = await Promise.all([make(), make(), make()]);
        const [made] = tries.filter(({ status }) => status === 200);
        expect(tries.filter(({ status }) => status === 409)).toHaveLength(2);
        expect(made!.value).toMatchObject({ count: 2, open: 2, sum: 350, state: 'PAYING' });
        expect(await make([ids[0]!])).toMatchObject({ status: 409 });
        const { batchId, hash } = made!.value;
        const file = await at.app.inject({
          url: cashierWithdrawalsOperator.batchFile.path.replace(':batchId', batchId),
          headers: { authorization: at.tokens.finance! },
        });
        expect(createHash('sha256').update(file.body).digest('hex')).toBe(hash);
        expect(file.body).toContain(`${ids[0]},BDO,,${10_000_000n + ann.id},Ann Lee,200.00,USD`);
        expect(file.body.split('\r\n')).toHaveLength(4);
        const masked = await at.ops(
          'finance',
          'GET',
          cashierWithdrawalsOperator.showBatch.path.replace(':batchId', batchId),
        );
        expect(JSON.stringify(masked.value)).not.toContain(String(10_000_000n + ann.id));
        const close = () =>
          at.ops(
            'finance',
            'POST',
            cashierWithdrawalsOperator.closeBatch.path.replace(':batchId', batchId),
            {
              failedIds: [ids[1]!],
              note: 'bank says so',
            },
          );
        expect((await close()).value).toEqual({ disbursed: 1, failed: 1, skipped: 0 });
        expect((await close()).value).toEqual({ disbursed: 0, failed: 0, skipped: 2 });
        const after = await at.ops('finance', 'GET', cashierWithdrawalsOperator.listBatches.path);
        expect(after.value.list).toMatchObject([{ state: 'DONE', open: 0 }]);
      },
    );

    await rule("the day's cash equals the ledger, row by row, from outside", async () => {
      at.advance(HOUR);
      await runJobNow(at.house, 'cashier.receipts');
      await at.enterDesk();
      const day = new Date(at.house.clock.now().getTime() + 8 * HOUR).toISOString().slice(0, 10);
      const from = new Date(at.house.clock.now().getTime() - 31 * HOUR).toISOString().slice(0, 10);
      const path = `${cashierReportsOperator.dailyCash.path}?from=${from}&to=${day}`;
      const { value } = await at.ops('finance', 'GET', path);
      const { rows } = await sql<{ day: string; net: string }>`
    select to_char(t.at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day,
      (sum(t.amount) / 10000)::text as net
    from audit_transfers t join audit_accounts a on a.id = t.counter_account_id
    where a.owner = 'house' and a.purpose = 'bank' and a.currency = 'USD' group by 1`.execute(
        at.house.db,
      );
      const byDay = Object.fromEntries(rows.map((row) => [row.day, Number(row.net)]));
      for (const row of value.list) {
        expect(row.bankNet).toBe(byDay[row.day] ?? 0);
        expect(row.bankLedger).toBe(row.bankNet);
      }
      expect(value.footer).toMatchObject({
        deposits: 600,
        depositCount: 2,
        adjustmentsAdded: 50,
        adjustmentsTaken: 50,
      });
      expect(value.footer.withdrawals).toBe(200);
      expect(value.held).toBe(150);
      const wrong = `${cashierReportsOperator.dailyCash.path}?from=2026-02-02&to=2026-01-01`;
      expect(await at.ops('finance', 'GET', wrong)).toMatchObject({ status: 400 });
      expect((await keepReconciliation(at.house)).fault).toBeNull();
    });

    await rule('a file of deposits opens as a table, and no name in it as a formula', async () => {
      const read = async (path: string) =>
        (await at.app.inject({ url: path, headers: { authorization: at.tokens.finance! } })).body;
      const deposits = await read(cashierDepositsOperator.depositsFile.path);
      expect(deposits.trim().split('\r\n')).toHaveLength(3);
      expect(deposits).toContain(
        `,${ann.id},${ann.username},MANUAL,CASHIER,SUCCESS,300.00,300.00,0.00,0.00,300.00,`,
      );
      const withdrawals = await read(
        `${cashierWithdrawalsOperator.withdrawalsFile.path}?memberId=${bob.id}`,
      );
      expect(withdrawals.trim().split('\r\n')).toHaveLength(2);
      expect(withdrawals).toContain('PAY_FAILED,150.00');
      const named = `${cashierWithdrawalsOperator.listWithdrawals.path}?username=${bob.username}`;
      expect((await at.ops('finance', 'GET', named)).value.totalCount).toBe(1);
      expect((await at.ops('finance', 'GET', `${named}x`)).value.totalCount).toBe(0);
      const paid = await read(`${cashierWithdrawalsOperator.withdrawalsFile.path}?queue=received`);
      expect(paid.trim().split('\r\n')).toHaveLength(2);
      expect(paid).toContain(`,${ann.username},BDO,`);
    });
  },
  STORY_MS,
);
