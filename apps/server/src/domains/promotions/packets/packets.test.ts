import { randomUUID } from 'node:crypto';
import { hours } from '@baize/calendar';
import { promotionsPackets as contract } from '@baize/contract';
import { hashOfSeed } from '@baize/games';
import { money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import { PAYMENT_PASSWORD, type Payee } from '../../../testing/cashier.ts';
import { cashOf } from '../../../testing/players.ts';
import { openPromotionsTest, type PromotionsTest } from '../../../testing/promotions.ts';
import { requirementsOf } from '../../cashier/index.ts';
import { takeTimeOut } from '../../protection/index.ts';
import { keepReconciliation } from '../../wallet/index.ts';
import { partsOf } from './send-packet.ts';

let at: PromotionsTest;
beforeAll(async () => {
  at = await openPromotionsTest();
});
afterAll(() => at.close());

async function payeeWith(amount: string): Promise<Payee> {
  const who = await at.payee();
  await at.give(who.id, amount);
  return who;
}

const send = ({ token }: Payee, order: object) =>
  at.ask('POST', contract.sendPacket.path, {
    token,
    body: { password: PAYMENT_PASSWORD, requestId: randomUUID(), ...order },
  });
const open = ({ token }: { token: string }, code: string, requestId: string = randomUUID()) =>
  at.ask('POST', `/wps/promotions/packets/${code}/open`, { token, body: { requestId } });
const look = async ({ token }: { token: string }, code: string) =>
  (await at.ask('GET', `/wps/promotions/packets/${code}`, { token })).value;

/** What lies in packets that nobody took yet. */
async function onTheWay(): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select balance as sum from audit_accounts where purpose = 'packets' and currency = 'USD'`.execute(
    at.house.db,
  );
  return rows[0]!.sum;
}

test('a red packet leaves its sender at once, and of many who open it each takes one part, once', async () => {
  const ann = await payeeWith('100');
  const request = { amount: 10, count: 5, requestId: randomUUID() };
  const both = await Promise.all([send(ann, request), send(ann, request)]);
  expect(both.map(({ value }) => value.mainWalletBalance)).toEqual([90, 90]);
  const { code } = both[0]!.value.packet;
  expect(both[1]!.value.packet.code).toBe(code);
  expect(await onTheWay()).toBe(money('10'));
  expect((await open(ann, code)).errorCode).toBe('promotion.packet.own');
  const others = await Promise.all(Array.from({ length: 9 }, () => at.register()));
  expect((await look(others[0]!, code)).proof.seed).toBeNull();
  const answers = await Promise.all(others.flatMap((one) => [open(one, code), open(one, code)]));
  const taken = answers.filter(({ success }) => success);
  expect(taken).toHaveLength(5);
  const codes = new Set(answers.flatMap((one) => (one.success ? [] : one.errorCode)));
  expect([...codes].sort()).toEqual(['promotion.packet.empty', 'promotion.packet.taken']);
  const sum = taken.reduce((all, { value }) => all + money(String(value.amount)), 0n);
  expect([sum, await onTheWay()]).toEqual([money('10'), 0n]);
  const shown = await look(ann, code);
  expect(shown).toMatchObject({ state: 'EMPTY', opened: 5, isOwn: true });
  expect(shown.takers.filter((one: { isLuckiest: boolean }) => one.isLuckiest)).toHaveLength(1);
  // Decided before anyone opened it: the seed that was committed to gives the same parts.
  const { seed, seedHash } = shown.proof;
  expect(hashOfSeed(seed)).toBe(seedHash);
  const order = { amount: money('10'), count: 5, mode: 'RANDOM' } as const;
  const parts = partsOf(order, { serverSeed: seed, code }).map((one) => Number(moneyText(one)));
  expect(shown.takers.map(({ amount }: { amount: number }) => amount)).toEqual(parts);
  const lucky = others.find((_, n) => answers[2 * n]!.success || answers[2 * n + 1]!.success)!;
  const owed = await requirementsOf(at.house.db, lucky.id, { isOpen: true, size: 5 });
  expect(owed.map(({ kind, required }) => [kind, required])).toEqual([
    ['RED_PACKET', await cashOf(at.house, lucky.id)],
  ]);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('what nobody takes comes back when its time is over, to the instant and once', async () => {
  let ann = await payeeWith('50');
  const { code } = (await send(ann, { amount: 10, count: 3, mode: 'EQUAL' })).value.packet;
  const [bob, cat] = [await at.register(), await at.register()];
  expect((await open(bob, code)).value.amount).toBe(3.34);
  at.advance(hours(24));
  const again = { token: (await at.logIn(cat.username)).value.token };
  expect((await open(again, code)).errorCode).toBe('promotion.packet.over');
  const run = () => runJobNow(at.house, 'promotions.packets');
  await Promise.all([run(), run()]);
  await run();
  expect(await cashOf(at.house, ann.id)).toBe(money('46.66'));
  ann = { ...ann, token: (await at.logIn(ann.username)).value.token };
  const { value } = await at.ask('GET', contract.packets.path, { token: ann.token });
  expect(value.list).toMatchObject([{ state: 'RETURNED', taken: 3.34, returned: 6.66 }]);
  expect(await onTheWay()).toBe(0n);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('only money that may leave freely is sent, once, and whoever stays away takes no part', async () => {
  const ann = await payeeWith('20');
  expect((await send(ann, { amount: 5, count: 2, password: '000000' })).success).toBe(false);
  expect((await send(ann, { amount: 0.05, count: 6 })).errorCode).toBe(
    'account.transfer.exceed.min',
  );
  const all = await Promise.all(
    Array.from({ length: 4 }, () => send(ann, { amount: 20, count: 2 })),
  );
  expect(all.filter(({ success }) => success)).toHaveLength(1);
  const { code } = all.find(({ success }) => success)!.value.packet;
  const bob = await at.payee();
  expect((await open(bob, code)).success).toBe(true);
  // What came out of a packet must be played before it goes into another.
  const sent = await send(bob, { amount: 1, count: 1 });
  expect([sent.status, sent.success]).toEqual([409, false]);
  const cat = await at.register();
  const caller = { kind: 'member', operatorId: 0n, memberId: cat.id, address: '' } as const;
  await takeTimeOut(at.house, caller, { memberId: cat.id, days: 1 });
  expect((await open(cat, code)).success).toBe(false);
  const { token } = await at.register();
  const kept = await payeeWith('20');
  const team = (await send(kept, { amount: 2, count: 1, isForTeam: true })).value.packet.code;
  expect((await open({ token }, team)).errorCode).toBe('promotion.packet.team');
  await at.enterDesk();
  const listed = await at.ops('support', 'GET', '/ops/promotions/packets?state=OPEN');
  expect(listed.value.list.map((one: { code: string }) => one.code)).toContain(team);
});
