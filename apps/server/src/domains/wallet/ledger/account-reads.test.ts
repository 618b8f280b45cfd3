import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { accountsTogether } from './account-reads.ts';
import { post } from './ledger.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openPlayersHouse();
  for (const memberId of [1n, 2n]) await openPlayer(at.house, memberId, '10');
});
afterAll(() => at.close());

const cashOf = async (memberId: bigint) => {
  const held = await accountsTogether(at.house, memberId);
  return held.find(({ purpose }) => purpose === 'cash')?.balance;
};

async function pay(memberId: bigint, n: number): Promise<void> {
  const { house } = at;
  const cash = { memberId, purpose: 'cash', currency: 'USD' } as const;
  const paid = { counter: 'bank', reason: 'DEPOSIT', amount: money(1) } as const;
  await begin(house.db, (tx) =>
    post(tx, [{ ...cash, ...paid, key: `#paid.${n}` }], house.clock.now()),
  );
}

test('however many ask, everyone is told at least what was committed before they asked', async () => {
  const crowd: Promise<unknown>[] = [];
  for (let n = 1; n <= 20; n += 1) {
    crowd.push(...Array.from({ length: 20 }, (_, k) => cashOf(k % 2 === 0 ? 1n : 2n)));
    await pay(1n, n);
    crowd.push(cashOf(2n));
    expect(await cashOf(1n)).toBe(money(10 + n));
  }
  await Promise.all(crowd);
  expect(await Promise.all([cashOf(1n), cashOf(2n), cashOf(99n)])).toEqual([
    money(30),
    money(10),
    undefined,
  ]);
});

test('a reading that fails is told to those who asked, and the next one is made', async () => {
  const { house } = at;
  const broken = { ...house, pool: { query: async () => Promise.reject(new Error('away')) } };
  const ask = () => accountsTogether(broken as unknown as TestHouse['house'], 1n);
  const told = await Promise.allSettled(Array.from({ length: 9 }, ask));
  expect(told.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(ask()).rejects.toThrow('away');
});
