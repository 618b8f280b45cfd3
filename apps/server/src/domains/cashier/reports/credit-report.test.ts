import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { cashierReports as contract, wallet } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import { type CashierTest, openCashierTest } from '../../../testing/cashier.ts';
import { cashOf } from '../../../testing/players.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

const now = () => at.house.clock.now().getTime();
const units = (sum: number) => money(sum.toFixed(4));

test('the credit report is the account record added up: opening, lines and closing agree to the unit', async () => {
  const ann = await at.payee();
  await at.fund(ann.id, '1000');
  at.advance(days(1));
  const from = now();
  const { token } = (await at.logIn(ann.username)).value;
  await at.give(ann.id, '250.55');
  const body = { gameCode: 'dice', stake: 10, choice: { target: 50, side: 'under' } };
  for (let n = 0; n < 4; n += 1) {
    await at.ask('POST', '/wps/game/bet', { token, body: { ...body, requestId: randomUUID() } });
  }
  await drainEvents(at.house);
  const period = `startDate=${from}&endDate=${now() + 1}`;
  const { value } = await at.ask('GET', `${contract.creditReport.path}?${period}`, { token });
  expect(value.opening).toBe(1000);
  expect(units(value.closing)).toBe(await cashOf(at.house, ann.id));
  const statement = `${wallet.statement.path}?startTime=${from}&endTime=${now() + 1}&size=999`;
  const record = (await at.ask('GET', statement, { token })).value.list as { amount: number }[];
  const moved = record.reduce((sum, { amount }) => sum + units(amount), 0n);
  const lines = value.lines as { in: number; out: number; count: number }[];
  expect(lines.reduce((sum, line) => sum + units(line.in) - units(line.out), 0n)).toBe(moved);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(record.length);
  expect(value.categories).toMatchObject([{ category: 'RNG', bets: 4, stake: 40, validBet: 40 }]);
  const file = await at.app.inject({
    url: `${contract.creditReportFile.path}?${period}`,
    headers: { authorization: token },
  });
  expect(file.body).toContain('balance,opening,,1000.00');
  expect(file.body).toContain('money,deposit,1,250.55');
});

test('a year is told, and more than a year is refused', async () => {
  const ann = await at.register();
  const ask = (length: number) =>
    at.ask(
      'GET',
      `${contract.creditReport.path}?startDate=${now() - days(length)}&endDate=${now()}`,
      {
        token: ann.token,
      },
    );
  expect((await ask(366)).success).toBe(true);
  expect(await ask(367)).toMatchObject({ success: false });
});
