import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { CHAIN_KEY, CHAIN_START, type ChainedRow, hashRow } from './audit-chain.ts';
import { readHeads, type ShippedHead } from './audit-head.ts';

export type AuditVerdict = {
  rows: bigint;
  heads: number;
  /** The first row that is not as it was written; absent when the log is whole. */
  firstBad?: { id: bigint; why: string };
};

const BATCH = 2_000;

/** Walks the whole chain, then holds it against every signed head that was shipped. */
export async function verifyAudit(house: House): Promise<AuditVerdict> {
  const heads = await readHeads(house);
  const forged = heads.find(({ isGenuine }) => !isGenuine);
  const wanted = new Map(heads.map((head) => [head.id, head]));
  const before = await rowBeforeFirst(house);
  if (before !== undefined) {
    const firstBad = { id: before, why: 'stands before the first row' };
    return { rows: 0n, heads: heads.length, firstBad };
  }
  const chain = await walkChain(house, wanted);
  const verdict = { rows: chain.rows, heads: heads.length };
  if (chain.firstBad) return { ...verdict, firstBad: chain.firstBad };
  if (forged) {
    return { ...verdict, firstBad: { id: forged.id, why: `${forged.file} is not signed by us` } };
  }
  const cut = heads.find(({ id }) => id > chain.rows);
  if (!cut) return verdict;
  const why = `is missing: ${cut.file} was written when there were ${cut.id} rows`;
  return { ...verdict, firstBad: { id: chain.rows + 1n, why } };
}

type StoredRow = ChainedRow & { hash: string };

async function walkChain(house: House, heads: Map<bigint, ShippedHead>) {
  const keys = [house.keys.derive(CHAIN_KEY), ...house.keys.retired(CHAIN_KEY)];
  let last = { id: 0n, hash: CHAIN_START };
  for (;;) {
    const rows = await rowsAfter(house, last.id);
    for (const row of rows) {
      const why = faultOf(keys, last, row) ?? faultAgainst(heads.get(row.id), row);
      if (why) return { rows: last.id, firstBad: { id: last.id + 1n, why } };
      last = row;
    }
    if (rows.length < BATCH) return { rows: last.id };
  }
}

/** The walk begins at 1: what someone put below would be read by people, and proved by nobody. */
async function rowBeforeFirst(house: House): Promise<bigint | undefined> {
  const row = await house.reports
    .selectFrom('audit_entries')
    .select('id')
    .where('id', '<', 1n)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

function faultOf(keys: Buffer[], last: { id: bigint; hash: string }, row: StoredRow) {
  if (row.id !== last.id + 1n) return `is missing: the next row is ${row.id}`;
  if (row.previous_hash !== last.hash) return 'does not follow the row before it';
  if (keys.some((key) => isSame(hashRow(key, row), row.hash))) return undefined;
  return 'was changed after it was written';
}

function faultAgainst(head: ShippedHead | undefined, row: StoredRow): string | undefined {
  return head && head.hash !== row.hash ? `is not the row that ${head.file} names` : undefined;
}

function isSame(expected: string, found: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(found)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function rowsAfter(house: House, id: bigint): Promise<StoredRow[]> {
  return await house.reports
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'action', 'subject', 'before', 'after', 'address'])
    .select(['previous_hash', 'hash', 'emergency_id'])
    .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'))
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
