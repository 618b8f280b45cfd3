import { randomUUID } from 'node:crypto';
import {
  cashierTransfers as contract,
  cashierSettingsOperator as settings,
  wallet,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { contribute } from '../../../testing/contribute.ts';
import { DAY, HOUR, newName, PASSWORD } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openAccountFor } from '../../identity/index.ts';
import { AGENT, findMember, freezeMember, MEMBER } from '../../members/index.ts';
import { keepReconciliation } from '../../wallet/index.ts';
import { requirementsOf, requireTurnover, turnoverLeft } from '../turnover/turnover.ts';
import { waiveTurnover } from '../turnover/waive.ts';
import { sendInTree } from './tree-transfer.ts';

let at: CashierTest;
type Person = { id: bigint; username: string; token: string };
const PAYMENT_PASSWORD = '246810';

beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

async function person(type: number, uplineId?: bigint): Promise<Person> {
  const username = newName();
  const upline = uplineId ? (await findMember(at.house.db, uplineId))! : null;
  const opening = { username, type, upline, rebates: {}, password: PASSWORD };
  const { id } = await openAccountFor(at.house, { ...opening, paymentPassword: PAYMENT_PASSWORD });
  return { id, username, token: (await at.logIn(username)).value.token };
}

/** Money that has been played for. */
async function give({ id }: Person, amount: string): Promise<void> {
  await at.fund(id, amount);
  for (const open of await requirementsOf(at.house.db, id, { isOpen: true, size: 9 })) {
    await waiveTurnover(at.house, { id: String(open.id), reason: 'test' });
  }
}

const input = (more: object) => ({
  requestId: randomUUID(),
  password: PAYMENT_PASSWORD,
  ...more,
});
const up = (who: Person, more: object) =>
  at.ask('PUT', contract.transferUpline.path, { token: who.token, body: input(more) });
const down = (who: Person, to: Person, more: object) =>
  at.ask('PUT', contract.transferDownline.path, {
    token: who.token,
    body: input({ username: to.username, ...more }),
  });
const collect = (who: Person, from: Person, amount: number) =>
  at.ask('POST', contract.collectDownline.path, {
    token: who.token,
    body: input({ username: from.username, amount }),
  });

test(
  'money between the members of one tree',
  async () => {
    await rule(
      'example-X1: ordinary money must be played before any of it goes back up',
      async () => {
        const agent = await person(AGENT);
        const bob = await person(MEMBER, agent.id);
        await give(agent, '1000');
        const sent = await down(agent, bob, { amount: 300 });
        expect(sent.value).toMatchObject({
          kind: 'DOWN',
          direction: 'OUT',
          other: bob.username,
          mainWalletBalance: 700,
        });
        expect([await cashOf(at.house, agent.id), await cashOf(at.house, bob.id)]).toEqual([
          money('700'),
          money('300'),
        ]);
        expect(await turnoverLeft(at.house.db, bob.id)).toBe(money('300'));
        expect(await up(bob, { amount: 100 })).toMatchObject({
          errorCode: 'withdraw.turnover.left',
          message: 'Turnover not completed, 300.00 left',
        });
        await give(bob, '1');
        expect((await up(bob, { amount: 100 })).value).toMatchObject({ kind: 'UP', amount: 100 });
        expect(await cashOf(at.house, agent.id)).toBe(money('800'));
        expect(await turnoverLeft(at.house.db, agent.id)).toBe(money('100'));
        const told = await at.ask('GET', contract.treeTransfers.path, { token: bob.token });
        expect(told.value.list).toMatchObject([
          { direction: 'OUT' },
          { direction: 'IN', amount: 300 },
        ]);
      },
    );

    await rule('what was written beside a transfer stands in the records of both', async () => {
      const agent = await person(AGENT);
      const bob = await person(MEMBER, agent.id);
      await give(agent, '100');
      const remark = 'for the weekend 4111 1111 1111 1111';
      await down(agent, bob, { amount: 30, remark });
      const recordOf = async ({ token }: Person, query = '') => {
        const { value } = await at.ask('GET', `${wallet.statement.path}?${query}`, { token });
        return value.list as { txTypeCode: string; remark: string }[];
      };
      const written = 'for the weekend ************1111';
      expect(await recordOf(bob)).toMatchObject([{ txTypeCode: 'TRANSFER_IN', remark: written }]);
      const [sent, ...rest] = await recordOf(agent);
      expect(sent).toMatchObject({ txTypeCode: 'TRANSFER_OUT', remark: written });
      expect(rest.map((row) => row.remark)).toEqual(rest.map(() => ''));
    });

    await rule(
      'activity and dividend money need not be played, and a repeat moves nothing',
      async () => {
        const agent = await person(AGENT);
        const bob = await person(MEMBER, agent.id);
        await give(agent, '50');
        const requestId = randomUUID();
        const send = (amount: number) => down(agent, bob, { requestId, amount, label: 'ACTIVITY' });
        const answers = [await send(10), await send(10)];
        expect(answers.map(({ value }) => value.transferId)).toEqual(
          Array(2).fill(answers[0]!.value.transferId),
        );
        expect(await send(11)).toMatchObject({ errorCode: 'exists.transaction' });
        expect((await down(agent, bob, { amount: 5, label: 'DIVIDEND' })).status).toBe(200);
        expect(await cashOf(at.house, bob.id)).toBe(money('15'));
        expect(await turnoverLeft(at.house.db, bob.id)).toBe(0n);
      },
    );

    await rule('what was not played for goes by no label, and asks to be played', async () => {
      const agent = await person(AGENT);
      const bob = await person(AGENT, agent.id);
      await give(agent, '100');
      await at.fund(agent.id, '300');
      for (const label of ['ACTIVITY', 'DIVIDEND']) {
        expect(await down(agent, bob, { amount: 10, label })).toMatchObject({
          errorCode: 'withdraw.turnover.left',
          message: 'Turnover not completed, 300.00 left',
        });
      }
      expect(await cashOf(at.house, bob.id)).toBe(0n);
      expect((await down(agent, bob, { amount: 400 })).status).toBe(200);
      expect(await turnoverLeft(at.house.db, bob.id)).toBe(money('400'));
      expect(await turnoverLeft(at.house.db, agent.id)).toBe(money('300'));
      // Sent away is not lost: the next deposit closes nothing of it, here or one further down.
      const carl = await person(MEMBER, bob.id);
      expect((await down(bob, carl, { amount: 150 })).status).toBe(200);
      expect((await down(bob, carl, { amount: 250 })).status).toBe(200);
      for (const { id } of [agent, bob]) await at.fund(id, '20');
      expect(await turnoverLeft(at.house.db, agent.id)).toBe(money('320'));
      expect(await turnoverLeft(at.house.db, bob.id)).toBe(money('420'));
      expect(await turnoverLeft(at.house.db, carl.id)).toBe(money('400'));
    });

    await rule('money to be played many times stays with whom it was given to', async () => {
      const agent = await person(AGENT);
      const bob = await person(MEMBER, agent.id);
      await give(agent, '500');
      await begin(at.house.db, (tx) =>
        requireTurnover(
          tx,
          {
            memberId: agent.id,
            kind: 'PROMO',
            reference: 'bonus',
            amount: money('100'),
            multiple: 20,
          },
          at.house.clock.now(),
        ),
      );
      expect(await down(agent, bob, { amount: 400.01 })).toMatchObject({
        errorCode: 'withdraw.turnover.left',
        message: 'Turnover not completed, 2,000.00 left',
      });
      expect((await down(agent, bob, { amount: 400 })).status).toBe(200);
    });

    await rule('only direct downlines, within the limits, both free to move money', async () => {
      const top = await person(AGENT);
      const middle = await person(AGENT, top.id);
      const bob = await person(MEMBER, middle.id);
      const stranger = await person(MEMBER);
      await give(top, '500');
      for (const other of [bob, stranger, top]) {
        expect(await down(top, other, { amount: 1 })).toMatchObject({
          status: 404,
          errorCode: 'transfer.not.downline',
        });
      }
      expect(await up(stranger, { amount: 1 })).toMatchObject({ errorCode: 'transfer.no.upline' });
      expect(await down(stranger, bob, { amount: 1 })).toMatchObject({ status: 403 });
      const codes: [number, string][] = [
        [0.99, 'account.transfer.exceed.min'],
        [100_000.01, 'account.transfer.exceed.max'],
        [500.01, 'account.balance.not.enough'],
      ];
      for (const [amount, errorCode] of codes) {
        expect(await down(top, middle, { amount })).toMatchObject({ errorCode });
      }
      expect(await down(top, middle, { amount: 1.005 })).toMatchObject({ status: 400 });
      expect(await down(top, middle, { amount: 1, password: '111222' })).toMatchObject({
        errorCode: 'invalid.payment.pw',
      });
      const frozen = await begin(at.house.db, (tx) =>
        freezeMember(at.house, tx, { memberId: middle.id, reason: 'test' }),
      );
      expect(frozen.frozen_at).not.toBeNull();
      expect(await down(top, middle, { amount: 1 })).toMatchObject({
        errorCode: 'transfer.receiver',
      });
    });

    await rule(
      'an upline takes back what they sent and no more, and it need not be played any longer',
      async () => {
        const agent = await person(AGENT);
        const bob = await person(MEMBER, agent.id);
        await give(agent, '100');
        await at.fund(bob.id, '500');
        await down(agent, bob, { amount: 60 });
        expect(await turnoverLeft(at.house.db, bob.id)).toBe(money('560'));
        expect(await collect(agent, bob, 61)).toMatchObject({
          errorCode: 'transfer.collect.limit',
        });
        expect((await collect(agent, bob, 20)).value).toMatchObject({
          kind: 'COLLECT',
          direction: 'IN',
        });
        expect(await turnoverLeft(at.house.db, bob.id)).toBe(money('540'));
        const may = `${contract.collectable.path}?username=${bob.username}`;
        expect((await at.ask('GET', may, { token: agent.token })).value).toEqual({
          sent: 60,
          collected: 20,
          mayCollect: 40,
        });
        const both = await Promise.all([collect(agent, bob, 40), collect(agent, bob, 40)]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await cashOf(at.house, agent.id)).toBe(money('100'));
        expect(await turnoverLeft(at.house.db, bob.id)).toBe(money('500'));
      },
    );

    await rule('the twenty-first of a day is refused, and the next day begins anew', async () => {
      const agent = await person(AGENT);
      const bob = await person(MEMBER, agent.id);
      await give(agent, '50');
      const at8 = new Date(at.house.clock.now().getTime() + 8 * HOUR);
      const sent = {
        kind: 'DOWN' as const,
        label: 'ACTIVITY' as const,
        remark: '',
        amount: money('1'),
        asked_by: agent.id,
        from_id: agent.id,
        to_id: bob.id,
        at: at.house.clock.now(),
        day: at8.toISOString().slice(0, 10),
      };
      const earlier = Array.from({ length: 19 }, () => sent);
      await at.house.db.insertInto('tree_transfers').values(earlier).execute();
      expect((await down(agent, bob, { amount: 1 })).status).toBe(200);
      expect(await down(agent, bob, { amount: 1 })).toMatchObject({
        errorCode: 'account.transfer.count',
        message: 'Transfers a day are limited to 20',
      });
      at.advance(DAY);
      agent.token = (await at.logIn(agent.username)).value.token;
      expect((await down(agent, bob, { amount: 1 })).status).toBe(200);
    });

    await rule(
      'others may keep money where it is, and two who pay each other never wait for ever',
      async () => {
        const agent = await person(AGENT);
        const bob = await person(AGENT, agent.id);
        await give(agent, '40');
        await give(bob, '40');
        const send = (kind: 'UP' | 'DOWN', from: Person, to: Person) =>
          sendInTree(at.house, {
            kind,
            label: 'ACTIVITY',
            memberId: from.id,
            otherId: to.id,
            requestId: randomUUID(),
            amount: money('1'),
            password: PAYMENT_PASSWORD,
            remark: '',
          });
        const moves = Array.from({ length: 16 }, (_, n) =>
          n % 2 === 0 ? send('DOWN', agent, bob) : send('UP', bob, agent),
        );
        const ended = await Promise.allSettled(moves);
        expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
        expect(await cashOf(at.house, agent.id)).toBe(money('40'));
        contribute(at.house, 'moneyGuards', async (_tx, { memberId, way }) =>
          memberId === agent.id && way === 'transferDown'
            ? { code: 'TRANSFER_COUNT', details: { words: { count: 9 } } }
            : null,
        );
        agent.token = (await at.logIn(agent.username)).value.token;
        expect(await down(agent, bob, { amount: 1 })).toMatchObject({
          errorCode: 'account.transfer.count',
        });
        expect((await keepReconciliation(at.house)).fault).toBeNull();
      },
    );

    await rule(
      'what operators decide holds at once, is on record, and is not overwritten unseen',
      async () => {
        for (const who of ['finance', 'support']) {
          const body = { username: who, password: 'Baize-demo-1' };
          at.tokens[who] = (await at.ask('POST', '/ops/session/login', { body })).value.token;
        }
        const { value } = await at.ops('finance', 'GET', settings.readSettings.path);
        expect(value).toMatchObject({ withdrawLeast: 100, transferMost: 100_000, version: 0 });
        const save = (who: string, change: object) =>
          at.ops(who, 'PUT', settings.saveSettings.path, {
            ...value,
            reason: 'as agreed',
            ...change,
          });
        expect(await save('support', { transfersOpen: false })).toMatchObject({ status: 403 });
        expect(await save('finance', { withdrawMost: 99 })).toMatchObject({ status: 400 });
        expect(await save('finance', { transfersOpen: false })).toMatchObject({ status: 200 });
        expect(await save('finance', { transfersOpen: true })).toMatchObject({ status: 409 });
        const agent = await person(AGENT);
        const bob = await person(MEMBER, agent.id);
        expect(await down(agent, bob, { amount: 1 })).toMatchObject({
          errorCode: 'transfer.closed',
        });
        const [last] = await at.house.db
          .selectFrom('audit_entries')
          .select(['action', 'after'])
          .orderBy('id', 'desc')
          .limit(1)
          .execute();
        expect(last).toMatchObject({ action: 'cashier.settings.changed' });
        expect(last!.after).toContain('"transfersOpen":false');
      },
    );
  },
  STORY_MS,
);
