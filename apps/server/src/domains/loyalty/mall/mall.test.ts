import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import {
  type Call,
  loyaltyMall,
  loyaltyMallOperator,
  loyaltyPoints,
  wallet,
} from '@baize/contract';
import { money } from '@baize/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import { PAYMENT_PASSWORD, type Payee } from '../../../testing/cashier.ts';
import { cashOf } from '../../../testing/players.ts';
import { openPromotionsTest, type PromotionsTest } from '../../../testing/promotions.ts';
import { keepReconciliation, post } from '../../wallet/index.ts';
import { inLedger } from '../points/point-maths.ts';

let at: PromotionsTest;
beforeAll(async () => {
  at = await openPromotionsTest();
});
afterAll(() => at.close());

/** What existing clients call it. */
const olderName = ({ also }: Pick<Call, 'also'>) => also![0]!.path!;

const again = async (who: Payee): Promise<Payee> => ({
  ...who,
  token: (await at.logIn(who.username)).value.token,
});

async function givePoints({ id }: Payee, points: number): Promise<void> {
  const account = { memberId: id, purpose: 'points', currency: 'PTS', counter: 'points' } as const;
  const given = { amount: inLedger(points), reason: 'ADJUST_ADD', key: randomUUID() } as const;
  await begin(at.house.db, (tx) => post(tx, [{ ...account, ...given }], at.house.clock.now()));
}

const mug = {
  kind: 'GOODS',
  words: { EN: { name: 'Spade mug', text: 'Holds tea.' } },
  picture: '/art/good/mug-oxblood.svg',
  points: 300,
};

async function putOnSale(content: object = {}, stock = 5): Promise<string> {
  const body = {
    version: 0,
    content: { ...mug, ...content },
    isOpen: true,
    stock,
    reason: 'a test',
  };
  return (await at.ops('admin', 'POST', loyaltyMallOperator.saveGood.path, body)).value.id;
}

const home = {
  name: 'Ann Lim',
  phone: '+63 917 555 0199',
  province: 'Cebu',
  address: '14 Rizal Street',
};
const order = ({ token }: Payee, rewardId: string, more: object = {}) =>
  at.ask('POST', loyaltyMall.redeemReward.path, {
    token,
    body: { rewardId, address: home, password: PAYMENT_PASSWORD, requestId: randomUUID(), ...more },
  });
const pointsOf = async ({ token }: Payee) =>
  (await at.ask('GET', olderName(loyaltyPoints.pointBalance), { token })).value as number;
const stockOf = async (id: string) =>
  (await at.ops('admin', 'GET', `/ops/loyalty/goods/${id}`)).value.stock as number;
const decide = (id: string, decision: string, reason = 'out of stock') =>
  at.ops('admin', 'POST', `/ops/loyalty/orders/${id}/decide`, { decision, reason });

test('points are earned by the day with what was carried, credited once, and the books agree', async () => {
  let ann = await at.payee();
  await at.fund(ann.id, '1250');
  await at.bet(ann.id, '1250');
  const open = await at.ask('GET', loyaltyPoints.points.path, { token: ann.token });
  expect(open.value).toMatchObject({
    balance: 0,
    today: [{ category: 'RNG', points: 12, carried: 50 }],
  });
  at.advance(days(1));
  const run = () => runJobNow(at.house, 'loyalty.points');
  await Promise.all([run(), run()]);
  await run();
  ann = await again(ann);
  expect(await pointsOf(ann)).toBe(12);
  await at.bet(ann.id, '60');
  at.advance(days(1));
  await run();
  ann = await again(ann);
  expect(await pointsOf(ann)).toBe(13);
  const { value } = await at.ask('GET', `${wallet.statement.path}?account=points`, {
    token: ann.token,
  });
  expect(value.list.map(({ amount }: { amount: number }) => amount)).toEqual([1, 12]);
  // The operators' sessions ended with the days.
  await at.enterDesk();
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('points become money in whole steps, once, against the payment password, and must be played', async () => {
  const ann = await at.payee();
  await givePoints(ann, 1_234);
  const convert = (body: object) =>
    at.ask('POST', olderName(loyaltyPoints.convertPoint), {
      token: ann.token,
      body: { password: PAYMENT_PASSWORD, requestId: randomUUID(), ...body },
    });
  expect(await convert({ points: 150 })).toMatchObject({ errorCode: 'point.convert.step' });
  expect(await convert({ points: 1_300 })).toMatchObject({ errorCode: 'point.balance.not.enough' });
  expect((await convert({ points: 100, password: '000000' })).success).toBe(false);
  const requestId = randomUUID();
  const both = await Promise.all([
    convert({ points: 1_200, requestId }),
    convert({ points: 1_200, requestId }),
  ]);
  expect(both.map(({ value }) => [value.amount, value.pointBalance])).toEqual([
    [12, 34],
    [12, 34],
  ]);
  expect(await cashOf(at.house, ann.id)).toBe(money('12'));
});

test('of fifty who want the last piece one gets it, and nobody pays for nothing', async () => {
  const id = await putOnSale({}, 1);
  const ann = await at.payee();
  await givePoints(ann, 30_000);
  const rivals = await Promise.all(Array.from({ length: 4 }, () => at.payee()));
  for (const one of rivals) await givePoints(one, 30_000);
  const all = [ann, ...rivals];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => order(all[n % all.length]!, id)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await stockOf(id)).toBe(0);
  const held = await Promise.all(all.map(pointsOf));
  expect(held.reduce((sum, one) => sum + one, 0)).toBe(5 * 30_000 - 300);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('a rejection gives points, money and stock back once, whatever level the member has come to', async () => {
  const ann = await at.payee();
  await givePoints(ann, 1_000);
  await at.give(ann.id, '50');
  const id = await putOnSale({ amount: 20, level: 2, limit: 1 });
  expect(await order(ann, id)).toMatchObject({ errorCode: 'point.reward.level' });
  const level = (value: number) =>
    sql`insert into loyalty_standings (member_id, level, peak) values (${ann.id}, ${value}, 2)
      on conflict (member_id) do update set level = ${value}`.execute(at.house.db);
  await level(2);
  expect(await order(ann, id, { address: undefined })).toMatchObject({
    errorCode: 'point.reward.address',
  });
  expect(await order(ann, id, { quantity: 2 })).toMatchObject({ errorCode: 'point.reward.limit' });
  const { value } = await order(ann, id);
  expect(value).toMatchObject({ status: 'IN_PROCESS', pointBalance: 700, mainWalletBalance: 30 });
  await level(1);
  const answers = await Promise.all([
    decide(value.transactionNumber, 'REJECT'),
    decide(value.transactionNumber, 'REJECT'),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect([await pointsOf(ann), await cashOf(at.house, ann.id), await stockOf(id)]).toEqual([
    1_000,
    money('50'),
    5,
  ]);
  const { value: mine } = await at.ask('GET', loyaltyMall.redeemList.path, { token: ann.token });
  expect(mine.list).toMatchObject([
    { status: 'REJECTED', reason: 'out of stock', pointsNeeded: 300 },
  ]);
  await level(2);
  // What was rejected does not count for the limit.
  expect((await order(ann, id)).success).toBe(true);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('approved goods stand on the shipping list until they are sent; each look at an address is on record', async () => {
  const ann = await at.payee();
  await givePoints(ann, 1_000);
  const { value } = await order(ann, await putOnSale());
  const { transactionNumber: id } = value;
  await decide(id, 'APPROVE', '');
  const file = () =>
    at.app.inject({
      url: loyaltyMallOperator.shippingFile.path,
      headers: { authorization: at.tokens.admin! },
    });
  expect((await file()).body).toContain('14 Rizal Street');
  const sent = { carrier: 'Harbour Post', shippingNumber: 'CEB-55120' };
  await at.ops('admin', 'POST', `/ops/loyalty/orders/${id}/ship`, sent);
  expect((await file()).body).not.toContain('14 Rizal Street');
  const mine = await at.ask('GET', olderName(loyaltyMall.redeemList), { token: ann.token });
  expect(mine.value.list[0]).toMatchObject({ status: 'APPROVED', shippingNumber: 'CEB-55120' });
  expect(await at.ops('risk', 'GET', `/ops/loyalty/orders/${id}`)).toMatchObject({
    status: 403,
  });
  expect((await at.ops('admin', 'GET', `/ops/loyalty/orders/${id}`)).value.address.province).toBe(
    'Cebu',
  );
});

test('money of the mall is there at once and must be played; a book of addresses is one’s own', async () => {
  const [ann, bob] = [await at.payee(), await at.payee()];
  await givePoints(ann, 1_000);
  const id = await putOnSale({ kind: 'MONEY', worth: 5, points: 500 });
  expect((await order(ann, id)).value).toMatchObject({ status: 'APPROVED', mainWalletBalance: 5 });
  const save = { token: ann.token, body: { address: home } };
  const { value } = await at.ask('POST', loyaltyMall.saveAddress.path, save);
  expect(value).toMatchObject([{ name: 'Ann Lim', isDefault: true }]);
  const gone = (who: Payee) =>
    at.ask('DELETE', `/wps/loyalty/addresses/${value[0].id}`, { token: who.token });
  expect(await gone(bob)).toMatchObject({ status: 404 });
  expect((await gone(ann)).success).toBe(true);
});

type Model = { points: number; cents: number; stock: number; isBound: boolean };
type Desk = { ann: Payee; id: string; model: Model; waiting: string[]; asked: object[] };

/** Each does one thing to the house and to the model, and compares what both say to it. */
const deeds: Record<string, (desk: Desk) => Promise<void>> = {
  order: async ({ ann, id, model, waiting, asked }) => {
    const request = { requestId: randomUUID() };
    const { success, value } = await order(ann, id, request);
    const isPayable = model.points >= 300 && model.cents >= 2_000 && !model.isBound;
    expect(success).toBe(isPayable && model.stock > 0);
    if (!success) return;
    Object.assign(model, moved(model, -1));
    waiting.push(value.transactionNumber);
    asked.push(request);
  },
  repeat: async ({ ann, id, asked }) => {
    if (asked.length > 0) expect((await order(ann, id, asked.at(-1))).success).toBe(true);
  },
  convert: async ({ ann: { token }, model }) => {
    const body = { points: 100, password: PAYMENT_PASSWORD, requestId: randomUUID() };
    const path = olderName(loyaltyPoints.convertPoint);
    const { success } = await at.ask('POST', path, { token, body });
    expect(success).toBe(model.points >= 100);
    if (success) {
      const { points, cents } = model;
      Object.assign(model, { points: points - 100, cents: cents + 100, isBound: true });
    }
  },
  approve: async ({ waiting }) => {
    if (waiting.length > 0) await decide(waiting.shift()!, 'APPROVE');
  },
  reject: async ({ waiting, model }) => {
    if (waiting.length === 0) return;
    await decide(waiting.shift()!, 'REJECT');
    Object.assign(model, moved(model, 1));
  },
};

const moved = ({ points, cents, stock }: Model, sign: 1 | -1) => ({
  points: points + sign * 300,
  cents: cents + sign * 2_000,
  stock: stock + sign,
});

test('points, money and stock equal a plain model after any order of orders, decisions and changes', async () => {
  const names = fc.constantFrom(...Object.keys(deeds));
  await at.enterDesk();
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 4, maxLength: 10 }), async (chosen) => {
      const ann = await at.payee();
      await givePoints(ann, 2_000);
      await at.give(ann.id, '60');
      const id = await putOnSale({ amount: 20 }, 3);
      const model: Model = { points: 2_000, cents: 6_000, stock: 3, isBound: false };
      const desk: Desk = { ann, id, model, waiting: [], asked: [] };
      for (const name of chosen) await deeds[name]!(desk);
      const held = await cashOf(at.house, ann.id);
      const found = [await pointsOf(ann), held, await stockOf(id)];
      expect(found).toEqual([model.points, BigInt(model.cents) * 100n, model.stock]);
    }),
    { numRuns: 6 },
  );
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('a thing of the mall as a gift is an order at no cost, out of its stock, to a known address', async () => {
  const goodId = await putOnSale({}, 1);
  const id = await at.run({
    goals: [{ metric: 'BET_COUNT' }],
    steps: [{ targets: [0], gives: { goods: { goodId, count: 1 } } }],
    costs: {},
  });
  const [ann, bob] = [await at.register(), await at.register()];
  const claim = async ({ token }: { token: string }) => {
    const card = (await at.ask('GET', `/wps/promotions/activities/${id}`, { token })).value;
    const body = { cycleKey: card.cycleKey, step: 0, requestId: randomUUID() };
    return at.ask('POST', `/wps/promotions/activities/${id}/claim`, { token, body });
  };
  expect((await claim(ann)).errorCode).toBe('point.reward.address');
  for (const { token } of [ann, bob]) {
    const saved = { token, body: { address: home } };
    expect((await at.ask('POST', loyaltyMall.saveAddress.path, saved)).success).toBe(true);
  }
  const both = await Promise.all([claim(ann), claim(bob)]);
  expect(both.filter(({ success }) => success)).toMatchObject([{ value: { goods: 1, money: 0 } }]);
  expect(both.find(({ success }) => !success)?.errorCode).toBe('point.reward.stock');
  const winner = both[0]!.success ? ann : bob;
  const { list } = (await at.ask('GET', loyaltyMall.redeemList.path, { token: winner.token }))
    .value;
  expect(list).toMatchObject([
    { productName: 'Spade mug', pointsNeeded: 0, status: 'IN_PROCESS', receivingAddress: home },
  ]);
  const unknown = { kind: 'TASK', words: { EN: { title: 'No such thing' } }, startsAt: 0 };
  const steps = [{ targets: [0], gives: { goods: { goodId: '999999', count: 1 } } }];
  const saved = await at.ops('admin', 'PUT', '/ops/promotions/campaigns', {
    version: 0,
    content: { ...unknown, goals: [{ metric: 'BET_COUNT' }], steps },
    reason: 'a test',
  });
  expect(saved.value).toEqual({ goods: 'invalid' });
});
