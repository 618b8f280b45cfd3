import { randomUUID } from 'node:crypto';
import {
  cashierWithdrawalsOperator,
  cashierWithdrawals as contract,
  operatorsApprovals,
} from '@baize/contract';
import { money } from '@baize/money';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPicture } from '../../../platform/files.ts';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { HOUR, MINUTE, newName, PASSWORD } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openAccountFor } from '../../identity/index.ts';
import { MEMBER } from '../../members/index.ts';
import { balanceOf, keepReconciliation } from '../../wallet/index.ts';
import { shippedSettings } from '../settings.ts';
import { requirementsOf } from '../turnover/turnover.ts';
import { waiveTurnover } from '../turnover/waive.ts';
import { takeApplication } from './withdraw.ts';

let at: CashierTest;
type Person = { id: bigint; username: string; token: string; bankCardId: string };
const people: Person[] = [];
const PAYMENT_PASSWORD = '246810';

beforeAll(async () => {
  at = await openCashierTest();
  for (let n = 0; n < 6; n += 1) people.push(await newPerson());
  at.advance(25 * HOUR);
  await enter(people[0]!);
});
afterAll(() => at.close());

/** Sessions end while the clock is moved. */
async function enter(person: Person): Promise<void> {
  person.token = (await at.logIn(person.username)).value.token;
  for (const who of ['finance', 'finance2', 'support']) {
    const body = { username: who, password: 'Baize-demo-1' };
    at.tokens[who] = (await at.ask('POST', '/ops/session/login', { body })).value.token;
  }
}

async function newPerson(): Promise<Person> {
  const username = newName();
  const opening = { username, type: MEMBER, upline: null, rebates: {}, password: PASSWORD };
  const { id } = await openAccountFor(at.house, { ...opening, paymentPassword: PAYMENT_PASSWORD });
  const { token } = (await at.logIn(username)).value;
  return { id, username, token, bankCardId: await addCard(token) };
}

async function addCard(token: string): Promise<string> {
  const account = String(10_000_000 + Math.floor(Number(process.hrtime.bigint() % 80_000_000n)));
  const body = { cardType: 'BC', bankCode: 'BDO', account, holder: 'Ann Lee', password: PASSWORD };
  const added = await at.ask('POST', '/wps/v2/member/bankCards', { token, body });
  if (!added.success) throw new Error(`${added.message} ${JSON.stringify(added.value)}`);
  return added.value.bankCardId;
}

/** Money that has been played for. */
async function give({ id }: Person, amount: string): Promise<void> {
  await at.fund(id, amount);
  for (const open of await requirementsOf(at.house.db, id, { isOpen: true, size: 9 })) {
    await waiveTurnover(at.house, { id: String(open.id), reason: 'test' });
  }
}

const ask = (who: Person, more: object = {}) =>
  at.ask('POST', contract.withdraw.path, {
    token: who.token,
    body: {
      requestId: randomUUID(),
      amount: 1000,
      bankCardId: who.bankCardId,
      password: PAYMENT_PASSWORD,
      ...more,
    },
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
const say = (who: Person, withdrawId: string, more: object) =>
  at.ask('POST', contract.confirmReceipt.path, {
    token: who.token,
    body: { requestId: randomUUID(), withdrawId, ...more },
  });
const frozen = ({ id: memberId }: Person) =>
  balanceOf(at.house.db, { memberId, purpose: 'payouts', currency: 'USD' });
const proof = async ({ id }: Person) => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const bytes = await blank.png().toBuffer();
  const kept = await keepPicture(at.house, { ownerId: id, purpose: 'receipt-proof', bytes });
  return String(kept.id);
};

async function disbursed(who: Person, more: object = {}): Promise<string> {
  const { value, message } = await ask(who, more);
  if (!value?.withdrawId) throw new Error(message);
  for (const action of ['review', 'approve', 'pay', 'disburse']) {
    expect((await step(value.withdrawId, action)).status).toBe(200);
  }
  return value.withdrawId;
}

const shown = async (who: Person, withdrawId: string) => {
  const { value } = await at.ask('GET', contract.withdrawReport.path, { token: who.token });
  return value.records.find((row: { withdrawId: string }) => row.withdrawId === withdrawId);
};

test(
  'withdrawals of one member, from the first refusal to the fee',
  async () => {
    await rule(
      'each rule has its own refusal, in its order, and fifty requests at once win once',
      async () => {
        const ann = people[0]!;
        await at.fund(ann.id, '1500');
        expect(await ask(ann, { password: '000001', amount: 1 })).toMatchObject({
          errorCode: 'invalid.payment.pw',
        });
        expect(await ask(ann, { bankCardId: '999999', amount: 1 })).toMatchObject({
          errorCode: 'withdraw.account.missing',
        });
        const young = await addCard(ann.token);
        expect(await ask(ann, { bankCardId: young, amount: 1 })).toMatchObject({
          errorCode: 'withdraw.account.new',
        });
        for (const amount of [99, 50_001]) {
          expect(await ask(ann, { amount })).toMatchObject({ errorCode: 'withdraw.amount.limit' });
        }
        const requestId = randomUUID();
        const early = await ask(ann, { requestId });
        expect(early).toMatchObject({
          errorCode: 'withdraw.turnover.left',
          message: 'Turnover not completed, 1,500.00 left',
        });
        expect(await ask(ann, { requestId })).toMatchObject({
          message: early.message,
          status: 409,
        });
        await give(ann, '1');
        expect(await ask(ann, { amount: 1502 })).toMatchObject({
          errorCode: 'account.balance.not.enough',
        });
        const input = { memberId: ann.id, amount: money('1500'), bankCardId: ann.bankCardId };
        const tries = Array.from({ length: 50 }, () =>
          takeApplication(at.house, shippedSettings, { ...input, requestId: randomUUID() }),
        );
        const ended = await Promise.allSettled(tries);
        expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await cashOf(at.house, ann.id)).toBe(money('1'));
        expect(await frozen(ann)).toBe(money('1500'));
        expect(await ask(ann, { amount: 100 })).toMatchObject({ errorCode: 'withdraw.unfinished' });
      },
    );

    await rule(
      'example-C1: a part arrived, the rest is paid again, and silence counts as received',
      async () => {
        const ann = people[1]!;
        await enter(ann);
        await give(ann, '1000');
        const id = await disbursed(ann);
        const sentAt = at.house.clock.now().getTime();
        at.advance(12 * MINUTE);
        const part = { action: 'PARTIAL', receivedAmount: 600 };
        expect(await say(ann, id, part)).toMatchObject({ errorCode: 'proof.count.err' });
        const proofIds = [await proof(ann)];
        for (const receivedAmount of [1000, 1001]) {
          const wrong = await say(ann, id, { ...part, receivedAmount, proofIds });
          expect(wrong).toMatchObject({ errorCode: 'receipt.amount.err' });
        }
        const said = await say(ann, id, { ...part, proofIds });
        expect(said.value).toMatchObject({ state: 'PARTIAL_DISPUTE', remainingAmount: 400 });
        expect(await frozen(ann)).toBe(money('400'));
        at.advance(48 * MINUTE);
        await enter(ann);
        expect((await step(id, 'payAgain')).value.state).toBe('DISBURSED');
        const again = await shown(ann, id);
        expect(again.confirmBy - sentAt).toBeGreaterThanOrEqual(90 * MINUTE);
        at.advance(21 * MINUTE);
        await enter(ann);
        await runJobNow(at.house, 'cashier.receipts');
        expect((await shown(ann, id)).state).toBe('DISBURSED');
        at.advance(9 * MINUTE);
        await runJobNow(at.house, 'cashier.receipts');
        const ended = await shown(ann, id);
        expect(ended).toMatchObject({
          state: 'AUTO_RECEIVED',
          receivedAmount: 1000,
          refundedAmount: 0,
        });
        expect(ended.endedAt).toBe(again.confirmBy);
        expect(await frozen(ann)).toBe(0n);
      },
    );

    await rule(
      'example-C2: a dispute is taken until the minute is full; forced receipt refunds nothing',
      async () => {
        const ann = people[2]!;
        await enter(ann);
        await give(ann, '2000');
        const id = await disbursed(ann);
        const { confirmBy } = await shown(ann, id);
        at.house.clock.moveTo(new Date(confirmBy - MINUTE));
        await enter(ann);
        const no = { action: 'NOT_RECEIVED', proofIds: [await proof(ann)] };
        at.house.clock.moveTo(new Date(confirmBy - 1_000));
        expect((await say(ann, id, no)).value.state).toBe('DISPUTE');
        expect(await say(ann, id, no)).toMatchObject({ errorCode: 'receipt.decided' });
        expect((await step(id, 'force')).value.state).toBe('FORCED_RECEIVED');
        expect([await cashOf(at.house, ann.id), await frozen(ann)]).toEqual([money('1000'), 0n]);
        const second = await disbursed(ann);
        at.house.clock.moveTo(new Date((await shown(ann, second)).confirmBy));
        await enter(ann);
        expect(await say(ann, second, no)).toMatchObject({ errorCode: 'receipt.decided' });
        expect((await shown(ann, second)).state).toBe('AUTO_RECEIVED');
      },
    );

    await rule(
      'what is rejected or refunded comes back whole, and the same word counts once',
      async () => {
        const ann = people[3]!;
        await enter(ann);
        await give(ann, '1000');
        const { value } = await ask(ann, { amount: 500 });
        expect((await step(value.withdrawId, 'disburse')).errorCode).toBe('withdraw.state.err');
        expect(await step(value.withdrawId, 'reject', 'support')).toMatchObject({ status: 403 });
        expect((await step(value.withdrawId, 'reject')).value.state).toBe('REFUNDED');
        expect(await cashOf(at.house, ann.id)).toBe(money('1000'));
        const id = await disbursed(ann, { amount: 500 });
        const requestId = randomUUID();
        const yes = () => say(ann, id, { requestId, action: 'RECEIVED' });
        expect([(await yes()).value, (await yes()).value]).toMatchObject([
          { state: 'RECEIVED' },
          { state: 'RECEIVED' },
        ]);
        await enter(people[4]!);
        expect(await say(people[4]!, id, { action: 'RECEIVED' })).toMatchObject({ status: 404 });
      },
    );

    await rule('a large withdrawal is let go by two different people', async () => {
      const ann = people[4]!;
      await enter(ann);
      await give(ann, '10000');
      const { value } = await ask(ann, { amount: 10_000 });
      const asked = await step(value.withdrawId, 'approve');
      expect(asked.value).toMatchObject({ state: 'APPLIED' });
      const decide = (who: string) =>
        at.ops(
          who,
          'POST',
          operatorsApprovals.decideApproval.path.replace(':id', asked.value.approvalId),
          {
            decision: 'approve',
            note: 'checked',
          },
        );
      expect(await decide('finance')).toMatchObject({ errorCode: 'approval.same.person' });
      expect((await decide('finance2')).status).toBe(200);
      expect((await shown(ann, value.withdrawId)).state).toBe('APPROVED');
      expect((await decide('finance2')).status).toBe(409);
      expect((await keepReconciliation(at.house)).fault).toBeNull();
    });

    await rule('after the third of a day a fee is taken, and more than five are not', async () => {
      const ann = people[5]!;
      await enter(ann);
      await give(ann, '2000');
      for (const fee of [0, 0, 0, 1, 1]) {
        const charge = await at.ask('GET', `${contract.withdrawCharges.path}?withdrawAmount=100`, {
          token: ann.token,
        });
        expect(charge.value).toBe(fee);
        const id = await disbursed(ann, { amount: 100 });
        await say(ann, id, { action: 'RECEIVED' });
      }
      expect(await ask(ann, { amount: 100 })).toMatchObject({
        errorCode: 'withdraw.reach.max.count',
      });
      expect(await cashOf(at.house, ann.id)).toBe(money('1498'));
      expect(await frozen(ann)).toBe(0n);
      expect((await keepReconciliation(at.house)).fault).toBeNull();
    });
  },
  STORY_MS,
);
