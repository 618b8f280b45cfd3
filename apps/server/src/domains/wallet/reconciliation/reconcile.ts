import type pg from 'pg';
import { awayFaults, awayKeyFaults } from './away-checks.ts';
import {
  betFaults,
  chainFaults,
  keyFaults,
  memberRanges,
  strangers,
  totalFaults,
} from './reconcile-checks.ts';
import {
  depositFaults,
  heldFaults,
  nonceFaults,
  potFaults,
  withdrawalFaults,
} from './reconcile-papers.ts';

/** The first bad row, and the rule that it breaks. */
export type Fault = { check: string; row: string };

export type Proof = { transfers: bigint; accounts: bigint; bets: bigint; fault: Fault | null };

type Connection = Pick<pg.ClientBase, 'query'>;

/**
 * Proves the books from the rows alone: every chain unbroken, every balance the sum of its
 * transfers, every bet booked once, both sides in one currency, house and members together zero;
 * and what bets, pots, deposits and withdrawals say of themselves is what was booked.
 * One snapshot, in slices of members, so that memory stays small whatever the size.
 */
export async function proveBooks(connection: Connection): Promise<Proof> {
  await connection.query('begin isolation level repeatable read, read only');
  try {
    await connection.query(HOLD_ROWS);
    return await proveWhole(connection);
  } finally {
    await connection.query('rollback');
  }
}

/** Before the snapshot: nothing is archived between what it sees of rows and what it sees of their sums. */
export const HOLD_ROWS = 'lock table booked_bets, audit_transfers, used_keys in access share mode';

/** The same in a snapshot that the caller has opened. */
export async function proveWhole(connection: Connection): Promise<Proof> {
  const proof: Proof = { transfers: 0n, accounts: 0n, bets: 0n, fault: null };
  proof.fault = (await checkSlices(connection, proof)) ?? (await checkWhole(connection));
  return proof;
}

async function checkSlices(connection: Connection, proof: Proof): Promise<Fault | null> {
  for await (const range of memberRanges(connection)) {
    const fault = await checkSlice(connection, range, proof);
    if (fault) return fault;
  }
  return null;
}

/** Everything about the members of a range: after the first id, up to the second. */
export async function checkSlice(
  connection: Connection,
  range: [after: string, upTo: string],
  proof: Proof,
): Promise<Fault | null> {
  const [chain] = await run(connection, chainFaults, range);
  proof.transfers += BigInt(String(chain!.transfers));
  proof.accounts += BigInt(String(chain!.accounts));
  if (chain!.fault) return chain!.fault as Fault;
  const [bets] = await run(connection, betFaults, range);
  proof.bets += BigInt(String(bets!.bets));
  if (bets!.fault) return bets!.fault as Fault;
  for (const check of [nonceFaults, depositFaults, withdrawalFaults, heldFaults, awayFaults]) {
    const [row] = await run(connection, check, range);
    if (row?.fault) return row.fault as Fault;
  }
  return null;
}

/** What no range of members shows. */
async function checkWhole(connection: Connection): Promise<Fault | null> {
  for (const check of [strangers, keyFaults, awayKeyFaults, totalFaults, potFaults]) {
    const [row] = await run(connection, check, []);
    if (row?.fault) return row.fault as Fault;
  }
  return null;
}

async function run(
  connection: Connection,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> {
  return (await connection.query(text, values)).rows;
}
