import { randomUUID } from 'node:crypto';
import {
  cashierRebates,
  cashierReports,
  catalogueKinds,
  cashierSettingsOperator as settings,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import { type CashierTest, openCashierTest, type Payee } from '../../../testing/cashier.ts';
import { DAY, HOUR, MINUTE } from '../../../testing/people.ts';
import { cashOf } from '../../../testing/players.ts';
import { keepReconciliation } from '../../wallet/index.ts';
import { shippedSettings } from '../settings.ts';
import { turnoverLeft } from '../turnover/turnover.ts';
import { rebateLines, totalOf } from './rebate.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
  const { value } = await at.ops('finance', 'GET', settings.readSettings.path);
  const saved = { ...value, rebateRates: B1_RATES, reason: 'the rates of the example' };
  await at.ops('finance', 'PUT', settings.saveSettings.path, saved);
});
afterAll(() => at.close());

const B1: [string, string][] = [
  ['RNG', '12345.67'],
  ['LIVE', '8000'],
  ['SPORTS', '999.99'],
];

const B1_RATES = { RNG: 8_000, LIVE: 6_000, SPORTS: 4_000 };

const today = () => new Date(at.house.clock.now().getTime() + 8 * HOUR).toISOString().slice(0, 10);

/** As the listener counts settled bets. */
async function bet({ id }: Payee, bets = B1): Promise<void> {
  const rows = bets.map(([category, amount]) => ({
    member_id: id,
    day: today(),
    category,
    valid_bet: money(amount),
  }));
  await at.house.db.insertInto('rebate_bets').values(rows).execute();
}

const show = (who: Payee) => at.ask('GET', cashierRebates.rebate.path, { token: who.token });
const claim = (who: Payee, requestId: string = randomUUID()) =>
  at.ask('POST', cashierRebates.claimRebate.path, { token: who.token, body: { requestId } });

test('example-B1: each category by its own rate, floored to cents', () => {
  const unwashed = B1.map(([category, amount]) => ({ category, validBet: money(amount) }));
  const lines = rebateLines(unwashed, B1_RATES);
  expect(lines.map(({ amount }) => amount)).toEqual(['48', '98.76', '3.99'].map(money));
  expect(totalOf(lines)).toBe(money('150.75'));
});

test('as shipped every category earns: what the lowest level is given', () => {
  const played = catalogueKinds.baseCategories.map((category) => ({
    category,
    validBet: money('1000'),
  }));
  const earned = rebateLines(played, shippedSettings.rebateRates);
  expect(Object.fromEntries(earned.map(({ category, amount }) => [category, amount]))).toEqual({
    ...Object.fromEntries(['RNG', 'FISH', 'ELOTT'].map((category) => [category, money('4')])),
    ...Object.fromEntries(['LIVE', 'PVP'].map((category) => [category, money('3')])),
    SPORTS: money('2'),
    ESPORTS: money('2'),
    COCKFIGHT: money('2'),
    LOTT: money('2'),
  });
});

test('what is claimed is credited once, at most once a minute, and must be played', async () => {
  const ann = await at.payee();
  expect(await claim(ann)).toMatchObject({ errorCode: 'rebate.none' });
  await bet(ann, [...B1, ['PVP', '500']]);
  expect((await show(ann)).value).toMatchObject({ total: 150.75, nextClaimAt: null });
  const requestId = randomUUID();
  const answers = await Promise.all([claim(ann, requestId), claim(ann, requestId)]);
  expect(answers.map(({ value }) => value.amount)).toEqual([150.75, 150.75]);
  expect(await cashOf(at.house, ann.id)).toBe(money('150.75'));
  expect(await turnoverLeft(at.house.db, ann.id)).toBe(money('150.75'));
  await at.house.db
    .updateTable('rebate_bets')
    .set({ valid_bet: money('9000') })
    .where('member_id', '=', ann.id)
    .where('category', '=', 'LIVE')
    .execute();
  expect(await claim(ann)).toMatchObject({ status: 429 });
  at.advance(MINUTE);
  expect((await claim(ann)).value).toMatchObject({
    amount: 6,
    list: [{ category: 'LIVE', validBet: 1000, ratePercent: '0.6' }],
  });
  const { value } = await at.ask('GET', cashierRebates.rebates.path, { token: ann.token });
  expect(value.list).toMatchObject([{ amount: 6 }, { amount: 150.75, kind: 'MANUAL' }]);
});

test('what nobody claimed is credited at three the next day, however often the run runs', async () => {
  const [ann, bob] = [await at.payee(), await at.payee()];
  await bet(ann);
  await bet(bob, [['RNG', '1']]);
  const run = () => runJobNow(at.house, 'cashier.cashback');
  await run();
  expect(await cashOf(at.house, ann.id)).toBe(0n);
  at.advance(DAY);
  await Promise.all([run(), run()]);
  await run();
  expect(await cashOf(at.house, ann.id)).toBe(money('150.75'));
  expect(await cashOf(at.house, bob.id)).toBe(0n);
  const late = { ...ann, token: (await at.logIn(ann.username)).value.token };
  expect((await show(late)).value).toMatchObject({ list: [], total: 0 });
  const told = await at.ask('GET', cashierRebates.rebates.path, { token: late.token });
  expect(told.value.list).toMatchObject([{ kind: 'AUTO', amount: 150.75 }]);
});

test('a settled bet counts for the rebate and the profit of its day; files hold the same', async () => {
  const ann = await at.payee();
  await at.give(ann.id, '1000');
  const body = { gameCode: 'dice', stake: 100, choice: { target: 50, side: 'under' } };
  const payouts: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const asked = { token: ann.token, body: { ...body, requestId: randomUUID() } };
    payouts.push((await at.ask('POST', '/wps/game/bet', asked)).value.payout);
  }
  await drainEvents(at.house);
  expect((await show(ann)).value.total).toBe(2.4);
  await claim(ann);
  const won = payouts.reduce((sum, one) => sum + one, 0);
  const { value } = await at.ask('GET', cashierReports.personalProfit.path, { token: ann.token });
  expect(value.total).toMatchObject({
    betCount: 3,
    betAmount: 300,
    validBetAmount: 300,
    deposits: 1000,
    rebate: 2.4,
  });
  expect(value.total.profit).toBeCloseTo(won - 300 + 2.4, 4);
  expect(value.categories).toMatchObject([{ category: 'RNG', betAmount: 300 }]);
  expect(value.days).toHaveLength(1);
  const read = async (path: string) =>
    (await at.app.inject({ url: path, headers: { authorization: ann.token } })).body;
  const statement = await read(cashierReports.statementFile.path);
  expect(statement).toContain('MANUAL_REBATE,Rebate claimed');
  expect(statement).toMatch(/BET,Bet,\d+,-100\.00,/);
  expect(await read(cashierReports.profitFile.path)).toContain(',300.00,300.00,');
  expect((await read(cashierReports.depositsFile.path)).trim().split('\r\n')).toHaveLength(2);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});
