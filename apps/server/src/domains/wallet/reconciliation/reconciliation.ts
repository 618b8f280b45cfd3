import type { walletOperator as contract, Output } from '@baize/contract';
import pg from 'pg';
import { connectionSettings, REPORTING } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type Proof, proveBooks } from './reconcile.ts';

// A slice of a large house may take a while; nobody waits for it.
const PATIENT = { ...REPORTING, statementTimeoutMs: 600_000, idleInTransactionMs: 600_000 };

/** Proves the books on a connection of its own. */
export async function reconcile(url: string): Promise<Proof> {
  const client = new pg.Client(connectionSettings(url, PATIENT));
  await client.connect();
  try {
    return await proveBooks(client);
  } finally {
    await client.end();
  }
}

/** The same, kept for the operators. */
export async function keepReconciliation(house: House): Promise<Proof> {
  const startedAt = house.clock.now();
  const proof = await reconcile(String(house.pool.options.connectionString));
  await house.db
    .insertInto('reconciliations')
    .values({
      started_at: startedAt,
      ended_at: house.clock.now(),
      transfers: proof.transfers,
      accounts: proof.accounts,
      fault: proof.fault ? JSON.stringify(proof.fault) : null,
    })
    .execute();
  if (proof.fault) house.log.fatal({ fault: proof.fault }, 'the books are wrong');
  return proof;
}

type Shown = Output<typeof contract.listReconciliations.value>;

export async function listReconciliations(house: House, size: number): Promise<Shown> {
  const rows = await house.db
    .selectFrom('reconciliations')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  const list = rows.map((row) => ({
    id: String(row.id),
    startedAt: row.started_at.getTime(),
    endedAt: row.ended_at.getTime(),
    transfers: Number(row.transfers),
    accounts: Number(row.accounts),
    fault: row.fault as Proof['fault'],
  }));
  return { list };
}
