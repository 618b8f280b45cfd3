import { moneyNumber } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findByUsername } from '../domains/members/index.ts';
import { keepReconciliation } from '../domains/wallet/index.ts';
import type { House } from '../platform/house.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { cashOf } from '../testing/players.ts';
import { fillCashier } from './cashier.ts';
import { fillOperators } from './operators.ts';
import { fillPeople } from './people.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse({}, { drivesCrash: false });
  await fillOperators(at.house);
  await fillPeople(at.house);
});
afterAll(() => at.close());

/** The same house, whose database is gone after so many questions. */
function dying(questions: number): House {
  let left = questions;
  const db = new Proxy(at.house.db, {
    get: (target, name) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  return { ...at.house, db };
}

test('a first start that is killed again and again goes on where it was', async () => {
  let deaths = 0;
  for (let questions = 13; ; questions += 29) {
    const isDead = await fillCashier(dying(questions)).then(
      () => false,
      (error: Error) => error.message === 'killed' || Promise.reject(error),
    );
    if (!isDead) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(5);
});

test('the demo shows deposits and withdrawals in every state, twice filled is once', async () => {
  await fillCashier(at.house);
  await fillCashier(at.house);
  const states = async (table: 'deposits' | 'withdrawals') => {
    const rows = await at.house.db.selectFrom(table).select('state').execute();
    return rows.map(({ state }) => state as string);
  };
  expect(new Set(await states('deposits'))).toEqual(
    new Set([
      'SUCCESS',
      'ADJUSTED_SUCCESS',
      'CANCELLED',
      'EXPIRED',
      'FAILED',
      'CONFIRMING',
      'WAITING_PAYMENT',
    ]),
  );
  const withdrawals = await states('withdrawals');
  expect(withdrawals).toHaveLength(10);
  expect(new Set(withdrawals)).toEqual(
    new Set([
      'RECEIVED',
      'REFUNDED',
      'AUTO_RECEIVED',
      'CANCELLED',
      'FORCED_RECEIVED',
      'PAY_FAILED',
      'PARTIAL_DISPUTE',
      'RISK_REVIEW',
      'DISBURSED',
    ]),
  );
  const { id } = (await findByUsername(at.house.db, 'player1'))!;
  expect(moneyNumber(await cashOf(at.house, id))).toBeGreaterThan(9_000);
  const count = async (table: 'tree_transfers' | 'adjustments' | 'payout_batches') =>
    (await at.house.db.selectFrom(table).select('id').execute()).length;
  expect(await count('tree_transfers')).toBe(5);
  expect(await count('adjustments')).toBe(2);
  expect(await count('payout_batches')).toBe(1);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});
