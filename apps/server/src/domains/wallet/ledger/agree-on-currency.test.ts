import { wallet } from '@baize/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { People } from '../../../testing/people.ts';

// The money of a process is read once, when it starts: here it starts with yen.
let people: People;
beforeAll(async () => {
  vi.stubEnv('BAIZE_CURRENCY', 'JPY');
  vi.resetModules();
  const { openPeople } = await import('../../../testing/people.ts');
  people = await openPeople();
});
afterAll(async () => {
  await people.close();
  vi.unstubAllEnvs();
  // The files after this one start with the money of the shipped brand again.
  vi.resetModules();
});

test('books, balances and screens say the money that was chosen at the first start', async () => {
  const { token } = await people.register();
  const { value } = await people.ask('GET', wallet.balance.path, { token });
  expect(value).toMatchObject({ currency: 'JPY', currencySymbol: '¥' });
  const { brand } = (await people.ask('GET', '/wps/system/status')).value.info;
  expect(brand).toMatchObject({ currency: 'JPY', currencySymbol: '¥', currencyDecimals: 0 });
  const { rows } = await people.house.pool.query('select distinct currency from accounts');
  expect(rows.map(({ currency }) => currency).sort()).toEqual(['FUN', 'JPY', 'PTS']);
});

test('reports, teams and campaigns count the money that was chosen', async () => {
  const { id: memberId } = await people.register();
  const { begin } = await import('../../../platform/database.ts');
  const { postTogether } = await import('./ledger.ts');
  const cash = { memberId, purpose: 'cash', currency: 'JPY' } as const;
  const deposit = { counter: 'bank', amount: 50_000_000n, reason: 'DEPOSIT' } as const;
  await begin(people.house.db, (tx) =>
    postTogether(tx, [{ ...cash, ...deposit, key: 'yen' }], people.house.clock.now()),
  );
  const count = async (view: string) =>
    (await people.house.pool.query(`select count(*)::int as n from ${view}`)).rows[0].n;
  expect(await count("counted_transfers where reason = 'DEPOSIT'")).toBe(1);
  expect(await count('spendable_balances where balance = 50000000')).toBe(1);
});

test('a later start with another money, or other decimals, refuses and says which it is', async () => {
  const { agreeOnCurrency } = await import('./agree-on-currency.ts');
  const start = (code: string, decimals: number) =>
    agreeOnCurrency(people.house, { code, symbol: code, decimals });
  await expect(start('JPY', 0)).resolves.toBeUndefined();
  await expect(start('EUR', 2)).rejects.toThrow('set BAIZE_CURRENCY=JPY');
  await expect(start('JPY', 2)).rejects.toThrow('JPY with 0 decimals');
});

test('an installation that was used before anyone chose goes on in what it counted in', async () => {
  const { agreeOnCurrency } = await import('./agree-on-currency.ts');
  const owner = new pg.Client({ connectionString: people.migrateUrl });
  await owner.connect();
  await owner.query('delete from brand_currency');
  await owner.end();
  const wanted = { code: 'EUR', symbol: '€', decimals: 2 };
  await expect(agreeOnCurrency(people.house, wanted)).rejects.toThrow('BAIZE_CURRENCY=USD');
});
