import { type Expression, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';

/** Which bets a list is about; what is left out does not narrow. */
export type ArchivedAsk = {
  members?: readonly bigint[] | Expression<bigint> | undefined;
  currency?: string | undefined;
  categories?: readonly string[] | undefined;
  /** When they were made or settled. */
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only those with lower numbers. */
  before?: bigint | undefined;
};

/**
 * A list in which bets would be missing, because they are in the archive, is not shown at all. To be asked
 * after it was read: what goes there meanwhile is then told of.
 */
export async function refuseArchivedTime(
  db: Database | Transaction,
  asked: ArchivedAsk,
): Promise<void> {
  if (await hasArchived(db, asked)) refuse('BET_ARCHIVED');
}

/**
 * A round that opened at this instant, or later, may have bets in the archive or on their way there: what
 * becomes of it is not changed any more. What was changed before, its owner gives as a reason to stay.
 */
export async function refuseArchivedRound(
  db: Database | Transaction,
  openedAt: Date,
): Promise<void> {
  await refuseArchivedTime(db, { from: openedAt });
  const { rows } = await sql`select 1 from closing_bets where last_at >= ${openedAt}`.execute(db);
  if (rows.length > 0) refuse('BET_ARCHIVED');
}

type Read = { rows: readonly unknown[]; size: number };

/**
 * Whether a list that is read on by the key of its last row goes on: in the table, or in the archive.
 * Whoever asks for what lies there is refused.
 */
export async function goesOn(
  db: Database | Transaction,
  { rows, size }: Read,
  asked: ArchivedAsk,
): Promise<boolean> {
  if (rows.length === size) return true;
  if (!(await hasArchived(db, asked))) return false;
  return rows.length > 0 || refuse('BET_ARCHIVED');
}

/** Of rows that name their bets, those before the first whose bet is in the archive; it is refused itself. */
export async function untilArchived<Row>(
  db: Database | Transaction,
  rows: readonly Row[],
  idOf: (row: Row) => bigint,
): Promise<readonly Row[]> {
  const { rows: gone } = await sql<{ id: bigint }>`
    select id from unnest(${rows.map((row) => String(idOf(row)))}::bigint[]) id
    join archived_stretches s on id >= s.from_id and id < s.below_id`.execute(db);
  const archived = new Set(gone.map(({ id }) => id));
  const end = rows.findIndex((row) => archived.has(idOf(row)));
  if (end === 0) refuse('BET_ARCHIVED');
  return end < 0 ? rows : rows.slice(0, end);
}

/** Whether any of the bets that are meant is in the archive. */
export async function hasArchived(
  db: Database | Transaction,
  asked: ArchivedAsk,
): Promise<boolean> {
  const { members, currency, categories, from, to, before } = asked;
  let query = db.selectFrom('archived_times').select(sql`1`.as('one'));
  if (members) {
    query = query.where('member_id', 'in', 'expressionType' in members ? members : [...members]);
  }
  if (currency) query = query.where('currency', '=', currency);
  if (categories) query = query.where('category', 'in', [...categories]);
  if (from) query = query.where('last_at', '>=', from);
  if (to) query = query.where('first_at', '<', to);
  if (before !== undefined) query = query.where('below_id', '<=', before);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
