import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';

/** Which movements of an account a record is about; what is left out does not narrow. */
export type RecordAsked = {
  accountId: bigint;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only those with lower numbers. */
  before?: bigint | undefined;
};

/**
 * A record in which movements would be missing, because they are in the archive, is not shown at all. To
 * be asked after it was read: what goes there meanwhile is then told of.
 */
export async function refuseArchivedRecord(db: Database, asked: RecordAsked): Promise<void> {
  if ((await lastAway(db, asked)) !== undefined) refuse('TRANSFER_ARCHIVED');
}

type Read<Row> = { rows: readonly Row[]; size: number };

/**
 * Of a record that is read on by the number of its last row, the rows before the first one that is in
 * the archive, and whether it goes on: in the table, or there. Whoever asks for what lies there is refused.
 */
export async function untilAway<Row extends { seq: bigint | null }>(
  db: Database,
  { rows, size }: Read<Row>,
  asked: RecordAsked,
): Promise<{ rows: readonly Row[]; goesOn: boolean }> {
  const away = await lastAway(db, asked);
  if (away === undefined) return { rows, goesOn: rows.length === size };
  const there = rows.filter(({ seq }) => seq! > away);
  if (there.length === 0) refuse('TRANSFER_ARCHIVED');
  return { rows: there, goesOn: true };
}

/** The number of the newest movement that is meant and lies in the archive. */
async function lastAway(
  db: Database,
  { accountId, from, to, before }: RecordAsked,
): Promise<bigint | undefined> {
  let query = db
    .selectFrom('away_chains')
    .select(sql<bigint | null>`max(last_seq)`.as('last'))
    .where('account_id', '=', accountId);
  if (from) query = query.where('last_at', '>=', from);
  if (to) query = query.where('first_at', '<', to);
  if (before !== undefined) query = query.where('first_seq', '<', before);
  return (await query.executeTakeFirstOrThrow()).last ?? undefined;
}
