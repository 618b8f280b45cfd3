import { randomUUID } from 'node:crypto';
import { cashierTransfers as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../../testing/cashier.ts';
import { cashOf } from '../../../testing/players.ts';
import { AGENT } from '../../members/index.ts';
import { keepReconciliation, postTogether } from '../../wallet/index.ts';
import { requirementsOf, turnoverLeft } from '../turnover/turnover.ts';
import { waiveTurnover } from '../turnover/waive.ts';
import { equalShares, randomShares } from './send-to-many.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(async () => {
  const { fault } = await keepReconciliation(at.house);
  await at.close();
  expect(fault).toBeNull();
});

const input = (more: object) => ({ requestId: randomUUID(), password: PAYMENT_PASSWORD, ...more });
const send = (who: Payee, to: Payee, amount: number, label = 'ORDINARY') =>
  at.ask('PUT', contract.transferDownline.path, {
    token: who.token,
    body: input({ username: to.username, amount, label }),
  });
const collect = (who: Payee, from: Payee, amount: number) =>
  at.ask('POST', contract.collectDownline.path, {
    token: who.token,
    body: input({ username: from.username, amount }),
  });
const mayCollect = async (who: Payee, from: Payee) => {
  const path = `${contract.collectable.path}?username=${from.username}`;
  return (await at.ask('GET', path, { token: who.token })).value.mayCollect;
};
const sendMany = (who: Payee, more: object) =>
  at.ask('POST', contract.transferMultipleDownline.path, { token: who.token, body: input(more) });

async function pair(): Promise<[Payee, Payee]> {
  const agent = await at.payee({ type: AGENT });
  await at.give(agent.id, '1000');
  return [agent, await at.payee({ uplineId: agent.id })];
}

/** All that is asked for has been played. */
async function play({ id }: Payee): Promise<void> {
  for (const open of await requirementsOf(at.house.db, id, { isOpen: true, size: 9 })) {
    await waiveTurnover(at.house, { id: String(open.id), reason: 'test' });
  }
}

/** As if it had been lost in a game. */
async function lose({ id: memberId }: Payee, amount: string): Promise<void> {
  const cash = { memberId, purpose: 'cash', currency: 'USD' } as const;
  const row = { ...cash, counter: 'adjustments', reason: 'ADJUST_MINUS' } as const;
  const lost = { ...row, amount: -money(amount), key: randomUUID() };
  await begin(at.house.db, (tx) => postTogether(tx, [lost], at.house.clock.now()));
}

test('what others still want to see played stays covered by what is left', async () => {
  const [agent, bob] = await pair();
  await send(agent, bob, 50, 'ACTIVITY');
  await at.fund(bob.id, '100');
  expect(await cashOf(at.house, bob.id)).toBe(money('150'));
  expect(await mayCollect(agent, bob)).toBe(50);
  expect((await collect(agent, bob, 50)).status).toBe(200);
  expect(await cashOf(at.house, bob.id)).toBe(await turnoverLeft(at.house.db, bob.id));
});

test('an upline cannot take home what the downline paid in and has not played', async () => {
  const [agent, bob] = await pair();
  await send(agent, bob, 100, 'ACTIVITY');
  await lose(bob, '100');
  await at.fund(bob.id, '100');
  expect(await mayCollect(agent, bob)).toBe(0);
  const refused = await collect(agent, bob, 100);
  expect(refused).toMatchObject({
    status: 409,
    errorCode: 'withdraw.turnover.left',
    value: { left: '100.00' },
  });
  expect(await collect(agent, bob, 1)).toMatchObject({ errorCode: 'withdraw.turnover.left' });
  await play(bob);
  expect((await collect(agent, bob, 100)).status).toBe(200);
  expect(await cashOf(at.house, agent.id)).toBe(money('1000'));
});

test('ordinary money that goes back is let off, ten times over where it was asked so often', async () => {
  const [agent, bob] = await pair();
  await send(agent, bob, 30);
  await at.house.db
    .updateTable('turnover_requirements')
    .set({ multiple: 10, required: money('300') })
    .where('member_id', '=', bob.id)
    .execute();
  expect(await mayCollect(agent, bob)).toBe(30);
  expect(await collect(agent, bob, 10)).toMatchObject({
    errorCode: 'withdraw.turnover.left',
    value: { left: '200.00' },
  });
  expect((await collect(agent, bob, 30)).status).toBe(200);
  expect(await turnoverLeft(at.house.db, bob.id)).toBe(0n);
});

test('one sum goes to several downlines, to all of them or to none, once per request', async () => {
  const agent = await at.payee({ type: AGENT });
  await at.give(agent.id, '100');
  const below = [];
  for (let n = 0; n < 3; n += 1) below.push(await at.payee({ uplineId: agent.id }));
  const usernames = below.map(({ username }) => username);
  const body = { requestId: randomUUID(), usernames, amount: 10 };
  const sent = await sendMany(agent, body);
  expect(sent.value.mainWalletBalance).toBe(90);
  expect(sent.value.list.map(({ amount }: { amount: number }) => amount)).toEqual([
    3.34, 3.33, 3.33,
  ]);
  expect(sent.value.list[0]).toMatchObject({ kind: 'DOWN', direction: 'OUT', label: 'ORDINARY' });
  expect((await sendMany(agent, body)).value.list).toEqual(sent.value.list);
  expect(await sendMany(agent, { ...body, amount: 11 })).toMatchObject({
    errorCode: 'exists.transaction',
  });
  expect(await turnoverLeft(at.house.db, below[0]!.id)).toBe(money('3.34'));
  const random = { usernames, amount: 30, mode: 'RANDOM', label: 'ACTIVITY' };
  const drawn = (await sendMany(agent, random)).value.list.map(
    ({ amount }: { amount: number }) => amount,
  );
  expect(drawn.every((amount: number) => amount >= 1)).toBe(true);
  expect(drawn.reduce((sum: number, amount: number) => sum + amount, 0)).toBeCloseTo(30, 6);
  expect(await sendMany(agent, { usernames, amount: 61 })).toMatchObject({
    errorCode: 'account.balance.not.enough',
  });
  expect(await sendMany(agent, { usernames, amount: 2.99 })).toMatchObject({
    errorCode: 'account.transfer.exceed.min',
  });
  const twice = await sendMany(agent, { usernames: [usernames[0]!, usernames[0]!], amount: 4 });
  expect(twice.status).toBe(400);
  const stranger = await at.payee();
  const wrong = await sendMany(agent, { usernames: [...usernames, stranger.username], amount: 8 });
  expect(wrong.status).toBe(404);
  expect(await cashOf(at.house, agent.id)).toBe(money('60'));
});

test('parts add up to the whole, in cents, and nobody gets less than the least', () => {
  expect(equalShares(money('0.05'), 3)).toEqual([money('0.02'), money('0.02'), money('0.01')]);
  for (const draw of [() => 0, (below: number) => below - 1]) {
    const parts = randomShares(money('10'), 4, money('1'), draw);
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(money('10'));
    expect(parts.every((part) => part >= money('1'))).toBe(true);
  }
});
