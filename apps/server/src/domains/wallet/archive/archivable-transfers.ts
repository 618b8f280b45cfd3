import { sql } from 'kysely';
import type { Archivable, Stretch } from '../../../platform/database/archive/archivable.ts';
import { archivedBefore } from '../../../platform/database/archive/due.ts';
import { ArchiveDamaged } from '../../../platform/database/archive/file.ts';
import type { Archive } from '../../../platform/database/archive/kept.ts';
import { whenFree } from '../../../platform/database/archive/steps.ts';
import type { Database } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { proveTransfers, sumUpBookings } from '../reconciliation/reconciliation.ts';
import { compareWithChains } from './compare-with-chains.ts';

/** Numbers of transfers, and between which instants they moved. */
export type TransferSpan = Stretch & { firstAt: Date; lastAt: Date };

/** Why transfers must stay for now, as domains above know it. */
export type TransferKeeper = (house: House, span: TransferSpan) => Promise<string | undefined>;

/** Small enough that no statement takes long, large enough that a quarter of an hour is hardly cut. */
const SUMMED_AT_ONCE = 500_000n;
const KEYS_AT_ONCE = 20_000;

/** Old transfers go into files: what each account held, what is no stake and no payout, and sums stay. */
export const archivableTransfers = (keepers: readonly TransferKeeper[]): Archivable => ({
  table: 'transfers',
  at: 'at',
  sums: (rows) => sql`
    select v.name as what, sum(v.amount) as amount
    from ${rows} r, lateral (values ('keys', key_digest(account_id, key)),
      ('transfers ' || reason, 1), ('amount ' || reason, amount)) v (name, amount)
    group by 1`,
  prepare: (house) => copyKeysOfBefore(house),
  obstacle: (house, stretch) => obstacleOf(house, stretch, keepers),
  sumUp,
  compareWithKept: compareWithChains,
});

/** The keys of a house that was there before lie in its first partition; each call goes on where the last one ended. */
async function copyKeysOfBefore({ reports }: House): Promise<void> {
  const copySome = async () => {
    const { rows } = await sql<{ more: boolean }>`
      select copy_keys_of_before(${KEYS_AT_ONCE}) as more`.execute(reports);
    return rows[0]!.more;
  };
  while (await whenFree(copySome));
}

async function obstacleOf(
  house: House,
  stretch: Stretch,
  keepers: readonly TransferKeeper[],
): Promise<string | undefined> {
  const span = await spanOf(house.reports, stretch);
  if (!span) return undefined;
  const before = archivedBefore(house, 'transfers');
  if (before && span.lastAt >= before) return `a transfer moved at ${span.lastAt.toISOString()}`;
  const own = [unprovedOf, betOf, vendorTransferOf];
  for (const reasonOf of [...own, ...keepers]) {
    const reason = await reasonOf(house, span);
    if (reason) return reason;
  }
  return undefined;
}

type Ends = { firstAt: Date | null; lastAt: Date | null };

async function spanOf(
  db: Database,
  { fromId, belowId }: Stretch,
): Promise<TransferSpan | undefined> {
  const { rows } = await sql<Ends>`
    select min(at) as "firstAt", max(at) as "lastAt" from transfers
    where id >= ${fromId} and id < ${belowId}`.execute(db);
  const { firstAt, lastAt } = rows[0]!;
  return firstAt && lastAt ? { fromId, belowId, firstAt, lastAt } : undefined;
}

/** The nights go on from where they were; what none of them has proved is still before them. */
async function unprovedOf({ work }: House, { fromId, belowId }: Stretch) {
  const { rows } = await sql<{ id: bigint }>`
    select id from transfers where id >= ${fromId} and id < ${belowId}
      and id > coalesce((select transfer_id from proved_up_to), 0) limit 1`.execute(work);
  return rows[0] && `no night has proved transfer ${rows[0].id}`;
}

/** A bet and its transfers are proved against each other, so transfers go after all of their bets. */
async function betOf({ reports }: House, { fromId, belowId }: Stretch) {
  const { rows } = await sql<{ bet_id: bigint }>`
    select bet_id from transfers t where id >= ${fromId} and id < ${belowId} and bet_id is not null
      and not exists (select from archived_stretches s where t.bet_id >= s.from_id and t.bet_id < s.below_id)
    limit 1`.execute(reports);
  return rows[0] && `bet ${rows[0].bet_id} is not archived`;
}

async function vendorTransferOf({ work }: House, { lastAt }: TransferSpan) {
  const open = await work
    .selectFrom('vendor_transfers')
    .select('id')
    .where('status', '=', 'UNKNOWN')
    .where('asked_at', '<=', lastAt)
    .limit(1)
    .executeTakeFirst();
  return open && `what became of vendor transfer ${open.id} is not known`;
}

/** Every transfer is proved once more, then all are added up; a bet by all that it moved here. */
async function sumUp({ reports, pool }: House, archive: Archive): Promise<void> {
  const { fromId, belowId, child, exported } = archive;
  const url = String(pool.options.connectionString);
  const fault = await proveTransfers(url, { fromId, belowId });
  if (fault) throw new ArchiveDamaged(`${child} stays. ${fault.check}: ${fault.row}`);
  await sql`select forget_transfer_sums(${belowId})`.execute(reports);
  const { firstId, lastId } = exported!;
  for (let id = firstId; id !== null && id <= lastId!; id += SUMMED_AT_ONCE) {
    const until = id + SUMMED_AT_ONCE < belowId ? id + SUMMED_AT_ONCE : belowId;
    await sql`select sum_up_transfers(${belowId}, ${id}, ${until})`.execute(reports);
  }
  await sumUpBookings(url, belowId);
}
