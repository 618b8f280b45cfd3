import {
  cashierWithdrawals,
  cashierWithdrawalsOperator,
  cashierReportsOperator as queues,
} from '@baize/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPicture } from '../../platform/files.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../testing/cashier.ts';
import { HOUR } from '../../testing/people.ts';
import { rule, STORY_MS } from '../../testing/story.ts';

let at: CashierTest;
let first: Payee;
let second: Payee;
const ids: string[] = [];

beforeAll(async () => {
  at = await openCashierTest();
  first = await at.payee();
  second = await at.payee();
  at.advance(25 * HOUR);
  await at.enterDesk();
  for (const who of [first, second]) {
    who.token = (await at.logIn(who.username)).value.token;
    await at.give(who.id, '1000');
    const body = { amount: 200, bankCardId: who.bankCardId, password: PAYMENT_PASSWORD };
    const asked = await at.ask('POST', cashierWithdrawals.withdraw.path, {
      token: who.token,
      body,
    });
    ids.push(asked.value.withdrawId);
  }
});
afterAll(() => at.close());

const step = (withdrawId: string, action: string, more: object = {}) =>
  at.ops(
    'finance',
    'POST',
    cashierWithdrawalsOperator.decideWithdrawal.path.replace(':withdrawId', withdrawId),
    {
      action,
      note: 'as agreed',
      ...more,
    },
  );
const list = async (query: string) =>
  (await at.ops('finance', 'GET', `${cashierWithdrawalsOperator.listWithdrawals.path}?${query}`))
    .value.list;
const picture = async (ownerId: bigint, purpose: string) => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const bytes = await blank.png().toBuffer();
  return String((await keepPicture(at.house, { ownerId, purpose, bytes })).id);
};
const look = (of: string, id: string, fileId: string) =>
  at.app.inject({
    method: 'GET',
    url: `/ops/cashier/proofs/${of}/${id}/${fileId}`,
    headers: { authorization: at.tokens.finance },
  });

test(
  'queues of the cashier are worked off in one day',
  async () => {
    await rule('a queue is worked off from its oldest end, and names who did what', async () => {
      const waiting = await list('queue=waiting');
      expect(waiting.map(({ withdrawId }: { withdrawId: string }) => withdrawId)).toEqual(ids);
      await step(ids[0]!, 'review');
      const [taken] = await list(`withdrawId=${ids[0]}`);
      expect(taken).toMatchObject({ username: first.username, state: 'RISK_REVIEW' });
      expect(taken.timeline.map(({ by }: { by: string }) => by)).toEqual(['member', 'finance']);
    });

    await rule('the desks count what waits, state by state', async () => {
      const { value } = await at.ops('support', 'GET', queues.queueCounts.path);
      const counted = value.withdrawals.map(({ state, count, sum }: Record<string, unknown>) => [
        state,
        count,
        sum,
      ]);
      expect(counted).toEqual(
        expect.arrayContaining([
          ['APPLIED', 1, 200],
          ['RISK_REVIEW', 1, 200],
        ]),
      );
      expect(value.payments).toMatchObject({ count: 0, oldestAt: null });
    });

    await rule("a payout is proved with the house's own pictures only", async () => {
      for (const action of ['approve', 'pay']) await step(ids[0]!, action);
      const strange = await picture(first.id, 'receipt-proof');
      expect((await step(ids[0]!, 'disburse', { proofIds: [strange] })).status).toBe(404);
      const proof = await picture(-3n, 'payout-proof');
      expect((await look('withdrawal', ids[0]!, proof)).statusCode).toBe(404);
      expect((await step(ids[0]!, 'disburse', { proofIds: [proof] })).success).toBe(true);
      const seen = await look('withdrawal', ids[0]!, proof);
      expect(seen.headers['content-type']).toBe('image/png');
    });

    await rule(
      'the desk sees a picture only where a deposit or a withdrawal names it',
      async () => {
        const own = await picture(second.id, 'receipt-proof');
        expect((await look('withdrawal', ids[0]!, own)).statusCode).toBe(404);
        const said = { withdrawId: ids[0], action: 'NOT_RECEIVED', proofIds: [own] };
        const path = cashierWithdrawals.confirmReceipt.path;
        expect((await at.ask('POST', path, { token: first.token, body: said })).success).toBe(
          false,
        );
        const mine = await picture(first.id, 'receipt-proof');
        const body = { ...said, proofIds: [mine] };
        expect((await at.ask('POST', path, { token: first.token, body })).success).toBe(true);
        expect((await look('withdrawal', ids[0]!, mine)).statusCode).toBe(200);
        expect((await look('withdrawal', ids[1]!, mine)).statusCode).toBe(404);
        const entries = await at.house.db
          .selectFrom('audit_entries')
          .select('subject')
          .where('action', '=', 'cashier.proof.seen')
          .execute();
        expect(entries.map(({ subject }) => subject)).toEqual([
          `withdrawal:${ids[0]}`,
          `withdrawal:${ids[0]}`,
        ]);
      },
    );
  },
  STORY_MS,
);
