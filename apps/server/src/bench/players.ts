import { asOwner, type BenchHouse } from './bench-house.ts';

/** Members with cash, from the bank, as if each had paid in once, and a place for open stakes: rows like any others. */
export async function addPlayers(
  { migrateUrl }: BenchHouse,
  { from, count, units }: { from: number; count: number; units: bigint },
): Promise<void> {
  const range = `generate_series(${from}, ${from + count - 1}) g`;
  await asOwner(
    migrateUrl,
    `insert into accounts (member_id, purpose, currency, balance, seq, opened_at)
     select g, 'cash', 'USD', ${units}, 1, now() from ${range};
     insert into accounts (member_id, purpose, currency, balance, opened_at)
     select g, 'stakes', 'USD', 0, now() from ${range};
     insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
     select a.id, b.id, 1, ${units}, ${units}, now(), 'DEPOSIT', '#opening'
     from accounts a, accounts b
     where a.member_id between ${from} and ${from + count - 1} and a.purpose = 'cash'
       and b.member_id is null and b.purpose = 'bank' and b.currency = 'USD';`,
  );
}
