import { minutes } from '@baize/calendar';
import type { walletOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { decidedTop } from '../../../platform/database/decided.ts';
import { connectionSettings, REPORTING } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { partFaults, partKeyFaults } from './part-checks.ts';
import { proveNight } from './prove-night.ts';
import { type Fault, type Proof, proveBooks } from './reconcile.ts';
import { stretchFaults } from './reconcile-checks.ts';

// A slice of a large house may take a while; nobody waits for it.
const PATIENT = { ...REPORTING, statementTimeoutMs: 600_000, idleInTransactionMs: 600_000 };

/** Somebody may hold a number for long; then this night's proof holds, but is not gone on from. */
const DECIDED_WITHIN_MS = minutes(1);

/** Proves the whole books on a connection of its own. */
export function reconcile(url: string): Promise<Proof> {
  return onOwnConnection(url, proveBooks);
}

export type BetStretch = { fromId: bigint; belowId: bigint; firstAt: Date; lastAt: Date };

/** Proves each bet of a stretch against its own transfers, all of which moved between two instants. */
export async function proveBets(url: string, stretch: BetStretch): Promise<Fault | undefined> {
  const { fromId, belowId, firstAt, lastAt } = stretch;
  // An instant of ours ends with the millisecond, one of the database's need not.
  const asked = [fromId, belowId, firstAt, new Date(lastAt.getTime() + 1)];
  const { rows } = await onOwnConnection(url, (client) =>
    client.query<{ fault: Fault }>(stretchFaults, asked),
  );
  return rows[0]?.fault;
}

/** Proves each transfer of a stretch, and that the stretch goes on where what lies before it ended. */
export async function proveTransfers(
  url: string,
  { fromId, belowId }: Pick<BetStretch, 'fromId' | 'belowId'>,
): Promise<Fault | undefined> {
  return onOwnConnection(url, async (client) => {
    for (const check of [partFaults, partKeyFaults]) {
      const { rows } = await client.query<{ fault: Fault }>(check, [fromId, belowId]);
      if (rows[0]) return rows[0].fault;
    }
    return undefined;
  });
}

/**
 * Adds up what bets moved in a partition: of all of it at once, because a bet may lie anywhere in it.
 * Then all that was added up is held against itself.
 */
export async function sumUpBookings(url: string, belowId: bigint): Promise<void> {
  await onOwnConnection(url, async (client) => {
    await client.query('select sum_up_bookings($1)', [belowId]);
    await client.query('select seal_transfer_sums($1)', [belowId]);
  });
}

async function onOwnConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionSettings(url, PATIENT));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Proves what was booked since the last time, or the whole the first time; kept for the operators. */
export async function keepReconciliation(house: House): Promise<Proof> {
  const startedAt = house.clock.now();
  // Where all that was proved is in files and nothing has come since, the place stays where it is.
  const top = sql<bigint>`select greatest(max(id), (select transfer_id from proved_up_to)) from transfers`;
  // Before the snapshot: what is decided by now is seen by it. Without it the next night takes both days.
  const upTo = await decidedTop(house.work, { top, patienceMs: DECIDED_WITHIN_MS });
  const proof = await onOwnConnection(String(house.pool.options.connectionString), (client) =>
    proveNight(client, { upTo, at: startedAt }),
  );
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
