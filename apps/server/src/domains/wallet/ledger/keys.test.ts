import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import {
  begin,
  type Database,
  openDatabase,
  openPool,
  SERVING,
} from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { migrateAsBefore } from '../../../testing/older-house.ts';
import { patience } from '../../../testing/patience.ts';
import { cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { openPlay, playInstantBet } from '../../play/index.ts';
import { post, reconcile, type Transfer, transfersByKeys, writeHouseMove } from '../index.ts';

const WIDTH = 10_000_000n;

let test_: TestHouse;
let owner: pg.Client;
/** Two servers on one database. */
let servers: Database[];

beforeAll(async () => {
  test_ = await openPlayersHouse();
  owner = new pg.Client({ connectionString: test_.migrateUrl });
  await owner.connect();
  servers = [test_.house.db, openDatabase(openPool(test_.serveUrl, SERVING))];
  for (const member of [1n, 2n, 3n, 4n]) await openPlayer(test_.house, member, '1000');
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await owner.end();
  await servers[1]!.destroy();
  await test_.close();
  expect(fault).toBeNull();
});

const cash = (memberId: bigint) => ({ memberId, purpose: 'cash', currency: 'USD' }) as const;

function give(memberId: bigint, amount: string, key: string = randomUUID()): Transfer {
  return { ...cash(memberId), counter: 'promotions', amount: money(amount), reason: 'PROMO', key };
}

const postOn = (db: Database, transfers: Transfer[]) =>
  begin(db, (tx) => post(tx, transfers, test_.house.clock.now()));

/** So many more transfers, and the next one lies in another partition; that partition stands ready or not. */
async function comeToBorder(left: bigint): Promise<void> {
  await owner.query(
    `select setval('transfers_id_seq', (last_value / ${WIDTH} + 1) * ${WIDTH} - ${left}, false) from transfers_id_seq`,
  );
}

const partitionsUsed = async (key: string): Promise<bigint[]> => {
  const { rows } = await test_.house.pool.query<{ part: bigint }>(
    `select distinct id / ${WIDTH} as part from transfers where key like $1 order by 1`,
    [`${key}%`],
  );
  return rows.map(({ part }) => part);
};

const bet = (play: ReturnType<typeof openPlay>, memberId: bigint, requestId: string) =>
  playInstantBet(play, {
    memberId,
    currency: 'USD',
    requestId,
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money('1'),
    choice: null,
    rulesVersion: 1,
    decide: () => ({ payout: 0n }),
  });

test('a key that was used partitions ago is answered as it was then, and moves nothing', async () => {
  const key = randomUUID();
  await postOn(servers[0]!, [give(1n, '5', key)]);
  for (let border = 0; border < 4; border += 1) {
    await comeToBorder(1n);
    for (const db of servers) await postOn(db, [give(2n, '1')]);
    for (const db of servers) {
      const answers = await postOn(db, [give(1n, '5', key), give(1n, '6', key)]);
      expect(answers.map(({ outcome }) => outcome)).toEqual(['replayed', 'differs']);
    }
  }
  expect(await cashOf(test_.house, 1n)).toBe(money('1005'));
  const [found, ...more] = await transfersByKeys(servers[1]!, cash(1n), [key]);
  expect(found).toMatchObject({ amount: money('5'), key });
  expect(more).toEqual([]);
});

test('one key sent to two servers at once, over a border, moves once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = `race.${round}`;
    await comeToBorder(3n);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        postOn(servers[n % 2]!, [give(1n, '1', key), give(3n, '0.01', `${key}.${n}`)]),
      ),
    );
    const posted = answers.filter(([first]) => first!.outcome === 'posted');
    expect(posted).toHaveLength(1);
    expect(await partitionsUsed(key)).toHaveLength(2);
  }
  expect(await cashOf(test_.house, 1n)).toBe(money('1015'));
});

test('one bet sent to two servers at once, over a border, is made once', async () => {
  const plays = [openPlay(test_.house), openPlay(test_.house)];
  const before = await cashOf(test_.house, 4n);
  for (let round = 0; round < 5; round += 1) {
    await comeToBorder(3n);
    const key = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, n) => bet(plays[n % 2]!, 4n, n % 4 ? randomUUID() : key)),
    );
    const same = made.filter((_, n) => n % 4 === 0).map(({ bet: { id } }) => id);
    expect(new Set(same).size).toBe(1);
  }
  await Promise.all(plays.map(({ lanes }) => lanes.close()));
  expect(await cashOf(test_.house, 4n)).toBe(before - money('155'));
});

test('a movement between accounts of the house is made once, though no account is locked', async () => {
  const move = { from: 'promotions', to: 'fees', currency: 'USD', amount: money('1') } as const;
  for (let round = 0; round < 10; round += 1) {
    await comeToBorder(1n);
    const key = `#house.${round}`;
    const at = test_.house.clock.now();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        begin(servers[n % 2]!, async (tx) => {
          await writeHouseMove(tx, { ...move, reason: 'ADJUST_ADD', key: `${key}.${n}` }, at);
          await writeHouseMove(tx, { ...move, reason: 'ADJUST_ADD', key }, at);
        }),
      ),
    );
  }
  const { rows } = await owner.query(
    `select balance::text from audit_accounts where owner = 'house' and purpose = 'fees' and currency = 'USD'`,
  );
  expect(rows[0].balance).toBe(String(money('90')));
});

test('the database refuses a key twice by itself, in whichever partitions and whoever writes', async () => {
  const clients = [test_.serveUrl, test_.migrateUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  );
  for (const client of clients) await client.connect();
  const [one, other] = clients as [pg.Client, pg.Client];
  const write = (client: pg.Client, id: bigint, seq: number) =>
    client.query(
      `insert into transfers (id, account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
       overriding system value values ($1, 900001, 1, $2, 1, 1, now(), 'PROMO', 'twice')`,
      [id, seq],
    );
  const sides = [WIDTH - 5_000n, WIDTH + 5_000_000n] as const;
  await one.query('begin');
  await write(one, sides[0], 1);
  const second = expect(write(other, sides[1], 2)).rejects.toMatchObject({ code: '23505' });
  await vi.waitFor(async () => {
    const { rowCount } = await owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into transfers%'",
    );
    expect(rowCount).toBe(1);
  }, patience(20_000));
  await one.query('commit');
  await second;
  await owner.query('delete from transfers where account_id = 900001');
  await expect(write(one, sides[1], 1)).rejects.toMatchObject({ code: '23505' });
  for (const deed of ["update transfer_keys set key = 'other'", 'delete from transfer_keys']) {
    await expect(one.query(deed)).rejects.toMatchObject({ code: '42501' });
  }
  for (const client of clients) await client.end();
});

test('what is not in the ledger any more is still known by its key', async () => {
  const keys = [randomUUID(), randomUUID()] as const;
  const play = openPlay(test_.house);
  await comeToBorder(0n);
  await postOn(servers[0]!, [give(2n, '5', keys[0])]);
  await bet(play, 2n, keys[1]);
  const before = await cashOf(test_.house, 2n);
  await comeToBorder(0n);
  await postOn(servers[0]!, [give(3n, '0.01')]);
  const { rows } = await owner.query<{ child: string; from_id: string; below_id: string }>(
    `select p.* from partitions_of('transfers') p, transfer_keys k
     where k.key = $1 and k.transfer_id >= p.from_id and k.transfer_id < p.below_id`,
    [keys[0]],
  );
  const { child, from_id, below_id } = rows[0]!;
  await owner.query(`alter table transfers detach partition ${child}`);
  const [answer] = await postOn(servers[1]!, [give(2n, '5', keys[0])]);
  expect(answer!.outcome).toBe('differs');
  await expect(bet(play, 2n, keys[1])).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
  expect(await cashOf(test_.house, 2n)).toBe(before);
  await owner.query(
    `alter table transfers attach partition ${child} for values from (${from_id}) to (${below_id})`,
  );
  await play.lanes.close();
});

/** The first of the migrations that divide transfers. */
const FIRST_OF_THESE = '0995';

test('a house that was there before keeps its rows where they lie and its keys for good', async () => {
  const database = await createTestDatabase({ isBlank: true });
  const before = new pg.Client({ connectionString: database.migrateUrl });
  await before.connect();
  await migrateAsBefore(before, FIRST_OF_THESE);
  await before.query(
    `insert into accounts (member_id, purpose, currency, balance, seq, opened_at)
       values (7, 'cash', 'USD', 30000, 3, now());
     insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
       select a.id, b.id, n, 10000, n * 10000, now(), 'DEPOSIT', 'old.' || n
       from accounts a, accounts b, generate_series(1, 3) n
       where a.member_id = 7 and b.purpose = 'bank' and b.currency = 'USD'`,
  );
  const place = 'select tableoid::text, ctid::text, id from transfers order by id';
  const file = 'select pg_relation_filepath(c.oid) as path from pg_class c where relname = $1';
  const { rows: files } = await before.query(file, ['transfers']);
  const { rows: places } = await before.query(place);
  await migrate(database.migrateUrl, database.serveUrl);
  expect((await before.query(place)).rows).toEqual(places);
  expect((await before.query(file, ['transfers_0'])).rows).toEqual(files);
  expect((await before.query('select * from transfer_keys')).rows).toEqual([]);
  const served = openPool(database.serveUrl, SERVING);
  const db = openDatabase(served);
  const old = { ...give(7n, '1', 'old.2'), counter: 'bank', reason: 'DEPOSIT' } as const;
  const answers = await postOn(db, [old, { ...old, amount: money('2') }, { ...old, key: 'new.1' }]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['replayed', 'differs', 'posted']);
  expect((await transfersByKeys(db, cash(7n), ['old.1', 'new.1'])).map(({ id }) => id)).toEqual([
    1n,
    WIDTH,
  ]);
  // What a server of the version before says reaches the new table, and is held to the same.
  const write = (key: string) =>
    served.query(
      `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, bet_id, reason, key, at)
       select id, 1, seq + 1, 1, balance + 1, null, 'PROMO', $1, now() from accounts where member_id = 7`,
      [key],
    );
  await expect(write('old.3')).rejects.toMatchObject({ code: '23505' });
  await expect(write('new.1')).rejects.toMatchObject({ code: '23505' });
  const known = await served.query(
    `select t.id from transfers t join accounts a on a.id = t.account_id
     where a.member_id = 7 and t.key = any($1)`,
    [['old.3', 'new.1']],
  );
  expect(known.rows).toHaveLength(2);
  expect((await reconcile(database.serveUrl)).fault).toBeNull();
  await db.destroy();
  await before.end();
  await database.drop();
});
