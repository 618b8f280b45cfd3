import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { money } from '@baize/money';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivables } from '../archivables.ts';
import { readConfig } from '../config.ts';
import { countTransfers } from '../domains/agents/sums/money-sums.ts';
import { countMoney } from '../domains/insight/sums/money-sums.ts';
import { keepReconciliation, post, reconcile, transfersByKeys } from '../domains/wallet/index.ts';
import { openHouse } from '../open-house.ts';
import { restorePartition } from '../platform/database/archive/restore.ts';
import { archiveOld } from '../platform/database/archive.ts';
import { migrate } from '../platform/database/migrate.ts';
import { begin, openDatabase, openPool, REPORTING } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { migrateAsBefore } from '../testing/older-house.ts';
import { PATIENCE } from '../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';

const BEFORE_PARTITIONS = '0995';
const OLD = 60;
const transfers = archivables.find(({ table }) => table === 'transfers')!;

let database: TestDatabase;
let house: House;
let owner: pg.Client;
let close: () => Promise<void>;
const dataDir = mkdtempSync(join(tmpdir(), 'baize-test-'));

/** A house that was there before transfers lay in partitions, with its keys in its first one. */
beforeAll(async () => {
  database = await createTestDatabase({ isBlank: true });
  owner = new pg.Client({ connectionString: database.migrateUrl });
  await owner.connect();
  await migrateAsBefore(owner, BEFORE_PARTITIONS);
  await owner.query(
    `insert into accounts (member_id, purpose, currency, balance, seq, opened_at)
       values (7, 'cash', 'USD', ${OLD} * 10000, ${OLD}, now());
     insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
       select a.id, b.id, n, 10000, n * 10000, now() - interval '450 days', 'DEPOSIT', 'old.' || n
       from accounts a, accounts b, generate_series(1, ${OLD}) n
       where a.member_id = 7 and b.purpose = 'bank' and b.currency = 'USD'`,
  );
  await migrate(database.migrateUrl, database.serveUrl);
  await owner.query('update insight_book set has_past = true');
  const config = readConfig({
    BAIZE_PROFILE: 'test',
    BAIZE_DATA: dataDir,
    BAIZE_ARCHIVE_AFTER: 'bets=13,transfers=13',
  });
  ({ house, close } = openHouse(config, database.serveUrl, pino({ level: 'silent' }), PATIENCE));
});
afterAll(async () => {
  await close();
  await owner.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const cash = { memberId: 7n, purpose: 'cash', currency: 'USD' } as const;
const deposit = (key: string) =>
  ({ ...cash, counter: 'bank', amount: 10_000n, reason: 'DEPOSIT', key }) as const;

const outcomes = async (...keys: string[]) => {
  const answers = await begin(house.db, (tx) => post(tx, keys.map(deposit), house.clock.now()));
  return answers.map(({ outcome }) => outcome);
};

/** As a server writes that knows nothing of this. */
const write = (key: string) =>
  house.pool.query(
    `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, bet_id, reason, key, at)
     select id, 1, seq + 1, 1, balance + 1, null, 'PROMO', $1, now() from accounts where member_id = 7`,
    [key],
  );

const used = { code: '23505' };

async function copied(): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as n from transfer_keys where key like 'old.%'",
  );
  return rows[0].n;
}

test('keys of before are copied while others post, and each is known and refused at every moment', async () => {
  await countTransfers(house);
  await countMoney(house);
  expect((await keepReconciliation(house)).fault).toBeNull();
  for (let n = 0; ; n += 1) {
    const { rows } = await house.pool.query('select copy_keys_of_before(25) as more');
    expect(await outcomes('old.1', `old.${OLD}`, `new.${n}`)).toEqual([
      'replayed',
      'replayed',
      'posted',
    ]);
    for (const key of ['old.1', 'old.26', `old.${OLD}`]) {
      await expect(write(key)).rejects.toMatchObject(used);
    }
    const keys = ['old.2', 'old.40', `new.${n}`];
    expect((await transfersByKeys(house.db, cash, keys)).map(({ key }) => key)).toEqual(keys);
    expect((await reconcile(database.serveUrl)).fault).toBeNull();
    if (!rows[0].more) break;
    // The run is broken off here, and gone on with.
    if (n === 1) expect(await copied()).toBe(50);
  }
  expect(await copied()).toBe(OLD);
});

test('one who writes a key that is being copied, and is not done, meets it all the same', async () => {
  const late = await createTestDatabase({ isBlank: true });
  const clients = [late.migrateUrl, late.migrateUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  );
  const [copier, writer] = clients as [pg.Client, pg.Client];
  await copier.connect();
  await writer.connect();
  await migrateAsBefore(copier, BEFORE_PARTITIONS);
  await copier.query(`insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
    select 900001, 1, n, 1, n, now(), 'PROMO', 'old.' || n from generate_series(1, 4) n`);
  await migrate(late.migrateUrl, late.serveUrl);
  const again = (n: number) =>
    writer.query(`insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
      values (900001, 1, 10, 1, 10, now(), 'PROMO', 'old.${n}')`);
  await copier.query('begin');
  await copier.query('select copy_keys_of_before(2)');
  const [first, second] = [again(1), again(3)].map((writing) =>
    expect(writing).rejects.toMatchObject(used),
  );
  await copier.query('commit');
  await Promise.all([first, second]);
  for (let n = 0; n < 3; n += 1) await copier.query('select copy_keys_of_before(2)');
  for (const n of [1, 2, 3, 4]) await expect(again(n)).rejects.toMatchObject(used);
  for (const client of clients) await client.end();
  await late.drop();
});

test('then the first partition goes into its file, and its keys are still used', async () => {
  await countTransfers(house);
  await countMoney(house);
  expect((await keepReconciliation(house)).fault).toBeNull();
  const before = await reconcile(database.serveUrl);
  const { detached, failed, kept } = await archiveOld(house, [transfers]);
  expect({ detached, failed, kept }).toEqual({ detached: ['transfers_0'], failed: [], kept: [] });
  expect(await outcomes('old.1', `old.${OLD}`)).toEqual(['replayed', 'replayed']);
  await expect(write('old.5')).rejects.toMatchObject(used);
  const [found] = await transfersByKeys(house.db, cash, ['old.5']);
  expect(found).toMatchObject({ amount: money('1'), balanceAfter: money('5') });
  expect(await reconcile(database.serveUrl)).toEqual(before);
  expect((await keepReconciliation(house)).fault).toBeNull();
  const db = openDatabase(openPool(database.migrateUrl, REPORTING));
  const { archiveDir: folder } = house.config;
  const at = house.clock.now();
  await restorePartition(db, transfers, { child: 'transfers_0', folder, at });
  await db.destroy();
  await expect(write('old.5')).rejects.toMatchObject(used);
  expect(await reconcile(database.serveUrl)).toEqual(before);
});
