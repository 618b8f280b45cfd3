import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashOf } from '../../testing/players.ts';
import { requirementsOf } from '../cashier/index.ts';
import { keepReconciliation } from '../wallet/index.ts';
import { openPromotionsTest, type Parts, type PromotionsTest } from './testing/promotions.ts';

let at: PromotionsTest;
beforeAll(async () => {
  at = await openPromotionsTest();
});
afterAll(() => at.close());

const cardOf = async (token: string, id: string) =>
  (await at.ask('GET', `/wps/promotions/activities/${id}`, { token })).value;

const promoTurnover = async (memberId: bigint) =>
  (await requirementsOf(at.house.db, memberId, { isOpen: true, size: 50 }))
    .filter(({ kind }) => kind === 'PROMO')
    .map(({ required }) => required);

/** All the sums that the domain says it gave are what the ledger moved. */
async function expectBooked() {
  const { rows } = await sql<{ said: bigint; booked: bigint }>`select
    (select coalesce(sum(money), 0)::bigint from promotion_gifts) as said,
    (select coalesce(sum(amount), 0)::bigint from counted_transfers
     where key like '#promo.%' and key not like '%.back') as booked`.execute(at.house.db);
  expect(rows[0]!.said).toBe(rows[0]!.booked);
  const spent = await sql<{ a: bigint; b: bigint }>`select
    (select coalesce(sum(spent), 0)::bigint from promotion_campaigns) as a,
    (select coalesce(sum(spent), 0)::bigint from promotion_days) as b`.execute(at.house.db);
  expect(spent.rows[0]!.a).toBe(rows[0]!.said);
  expect(spent.rows[0]!.b).toBe(rows[0]!.said);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
}

const deposit100: Parts = {
  kind: 'DEPOSIT',
  needsJoin: true,
  how: 'AUTO',
  goals: [{ metric: 'ONE_DEPOSIT' }],
  steps: [{ targets: [100], gives: { percent: { rate: 1_000_000, cap: 1_000 } } }],
  terms: { multiple: 10 },
};

test('example-AC1: a first deposit is doubled up to the cap, and its turnover is ten times the gift', async () => {
  const id = await at.run({ ...deposit100, costs: { budget: 5_000 } });
  const [ann, bob] = [await at.register(), await at.register()];
  expect((await cardOf(ann.token, id)).state).toBe('JOIN');
  for (const { token } of [ann, bob]) {
    await at.ask('POST', `/wps/promotions/activities/${id}/join`, { token, body: {} });
  }
  expect((await cardOf(ann.token, id)).state).toBe('JOINED');
  await at.fund(ann.id, '700');
  await at.fund(bob.id, '1500');
  await at.settle();
  expect(await cashOf(at.house, ann.id)).toBe(money('1400'));
  expect(await promoTurnover(ann.id)).toEqual([money('7000')]);
  expect(await cashOf(at.house, bob.id)).toBe(money('2500'));
  expect(await promoTurnover(bob.id)).toEqual([money('10000')]);
  expect((await cardOf(ann.token, id)).state).toBe('CLAIMED');
  await at.fund(ann.id, '700');
  await at.settle();
  expect(await promoTurnover(ann.id)).toEqual([money('7000')]);
  await expectBooked();
});
