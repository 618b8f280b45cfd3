import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { asOwner, type BenchHouse } from './bench-house.ts';
import { type Measured, measure } from './measure.ts';

export const REFERENCE_CALLERS = 16;
const WALLETS = 1_000;

/** The smallest honest bet as a transaction of its own: what the lanes are compared with. */
export async function measureReference(bench: BenchHouse, seconds: number): Promise<Measured> {
  await makeTables(bench);
  const clients = await Promise.all(
    Array.from({ length: REFERENCE_CALLERS }, async () => {
      const client = new pg.Client({ connectionString: bench.superuserUrl });
      await client.connect();
      return client;
    }),
  );
  try {
    const once = (caller: number) => betAlone(clients[caller]!);
    return await measure({ callers: REFERENCE_CALLERS, seconds, postmaster: bench.pid(), once });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function makeTables({ superuserUrl }: BenchHouse): Promise<void> {
  await asOwner(
    superuserUrl,
    `drop table if exists reference_wallet, reference_ledger;
     create table reference_wallet (
       id bigint primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 50);
     create table reference_ledger (
       id bigint generated always as identity primary key, wallet_id bigint not null,
       amount bigint not null, idem uuid not null unique, created_at timestamptz not null default now());
     insert into reference_wallet select g, 1000000000000 from generate_series(1, ${WALLETS}) g;`,
  );
  await asOwner(superuserUrl, 'vacuum analyze reference_wallet');
}

async function betAlone(client: pg.Client): Promise<void> {
  const wallet = randomInt(1, WALLETS + 1);
  await client.query({ name: 'begin', text: 'begin' });
  await client.query({
    name: 'take',
    text: 'update reference_wallet set balance = balance - $1 where id = $2 and balance >= $1',
    values: [100, wallet],
  });
  await client.query({
    name: 'write',
    text: 'insert into reference_ledger (wallet_id, amount, idem) values ($1, $2, $3)',
    values: [wallet, -100, randomUUID()],
  });
  await client.query({ name: 'commit', text: 'commit' });
}
