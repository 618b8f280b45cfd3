import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';

const MOST_DUE = 400;

/** Tables at which something is due by now, those that wait longest first. */
export async function findDue({ db, clock }: House): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from card_tables where closed_at is null and due_at <= ${clock.now()}
    order by due_at limit ${MOST_DUE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Tables whose sit-and-go was called off, and whose entries were not yet given back. */
export async function findCalledOff({ db }: House): Promise<bigint[]> {
  const rows = await db
    .selectFrom('card_sit_and_gos')
    .select('table_id')
    .where('state', '=', 'void')
    .limit(MOST_DUE)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

/** Hands that were called off, and whose stakes were not yet given back. */
export async function findVoided({ db }: House): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from card_hands where settled_at is null and state = 'void'
    limit ${MOST_DUE}`.execute(db);
  return rows.map(({ id }) => id);
}
