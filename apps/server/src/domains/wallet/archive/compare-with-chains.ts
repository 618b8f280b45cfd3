import { sql } from 'kysely';
import type { Archive } from '../../../platform/database/archive/kept.ts';
import { rowsOf } from '../../../platform/database/archive/pages.ts';
import type { House } from '../../../platform/house.ts';

type Chain = {
  accountId: bigint;
  transfers: bigint;
  firstSeq: bigint;
  lastSeq: bigint;
  opening: bigint;
  closing: bigint;
};

/**
 * Holds a file of transfers against the house: what each account held before and after, how many moved
 * it, and that the keys of the file are used for good.
 */
export function compareWithChains({ reports }: House, archive: Archive) {
  const told = new Map<bigint, Chain>();
  let broken: string | undefined;
  return {
    add: async (lines: readonly string[]) => {
      const { rows } = await sql<Chain>`
        select account_id as "accountId", count(*) as transfers, min(seq) as "firstSeq", max(seq) as "lastSeq",
          (array_agg(balance_after - amount order by seq))[1] as opening,
          (array_agg(balance_after order by seq desc))[1] as closing
        from ${rowsOf('transfers', lines)} r where seq is not null group by account_id`.execute(
        reports,
      );
      for (const row of rows) {
        const before = told.get(row.accountId);
        told.set(row.accountId, before ? joined(before, row) : row);
        if (before && (row.firstSeq !== before.lastSeq + 1n || row.opening !== before.closing)) {
          broken ??= `account ${row.accountId} does not go on at its movement ${row.firstSeq}`;
        }
      }
    },
    end: async () => broken ?? (await differenceOf(reports, archive, told)),
  };
}

const joined = (before: Chain, { transfers, lastSeq, closing }: Chain): Chain => ({
  ...before,
  transfers: before.transfers + transfers,
  lastSeq,
  closing,
});

const FIELDS = ['transfers', 'firstSeq', 'lastSeq', 'opening', 'closing'] as const;

async function differenceOf(
  db: House['reports'],
  { belowId, exported }: Archive,
  told: ReadonlyMap<bigint, Chain>,
): Promise<string | undefined> {
  const { rows } = await sql<Chain>`
    select account_id as "accountId", transfers, first_seq as "firstSeq", last_seq as "lastSeq", opening, closing
    from archived_chains where below_id = ${belowId}`.execute(db);
  for (const kept of rows) {
    const says = told.get(kept.accountId);
    const field = FIELDS.find((one) => says?.[one] !== kept[one]);
    if (field) {
      return `account ${kept.accountId}: ${field} is ${says?.[field] ?? 'nothing'} in the file, and kept as ${kept[field]}`;
    }
  }
  if (rows.length !== told.size)
    return `${told.size} accounts in the file, and ${rows.length} kept`;
  const { rows: keys } = await sql<{ count: bigint }>`
    select count(*) from used_keys k join away_transfers w on w.below_id = ${belowId}
      and k.transfer_id >= w.from_id and k.transfer_id < w.below_id`.execute(db);
  const { rows: expected } = exported!;
  return keys[0]!.count === expected ? undefined : `${keys[0]!.count} of its keys are kept`;
}
