import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../platform/events/drain.ts';
import { type CashierTest, openCashierTest } from '../../testing/cashier.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

test('a member with a page open hears of a deposit and of the new balance', async () => {
  const ann = await at.register();
  await drainEvents(at.house);
  const told: unknown[] = [];
  at.house.realtime.publish = (topic, body) => void told.push([topic, body]);
  await at.fund(ann.id, '20');
  await drainEvents(at.house);
  const deposit = { kind: 'cashier', what: 'deposit', id: expect.any(String) };
  expect(told).toContainEqual([`me:${ann.id}`, { kind: 'balance' }]);
  expect(told).toContainEqual([`me:${ann.id}`, deposit]);
});
