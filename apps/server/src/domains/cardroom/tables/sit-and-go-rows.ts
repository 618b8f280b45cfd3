import type { SeatResult } from '@baize/games';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { Entrant, SitAndGoState } from '../tables.ts';

/** A sit-and-go while the row of its table is locked; amounts are whole numbers in 1/10,000. */
export type SitAndGo = {
  state: SitAndGoState;
  readonly buyIn: number;
  readonly feeBp: number;
  entries: number;
  entrants: Entrant[];
  /** Seats that have their place, the best first; those who share one stand together. */
  places: number[][];
  results: SeatResult[] | null;
  /** While people enter: when it is called off. After the end: when the table goes. */
  dueAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  settledAt: number | null;
};

export async function findSitAndGo(
  db: Database | Transaction,
  tableId: bigint,
): Promise<SitAndGo | undefined> {
  const row = await db
    .selectFrom('card_sit_and_gos')
    .selectAll()
    .where('table_id', '=', tableId)
    .executeTakeFirst();
  return (
    row && {
      state: row.state,
      buyIn: Number(row.buy_in),
      feeBp: row.fee_bp,
      entries: row.entries,
      entrants: row.entrants,
      places: row.places,
      results: row.results,
      dueAt: row.due_at?.getTime() ?? null,
      startedAt: row.started_at?.getTime() ?? null,
      endedAt: row.ended_at?.getTime() ?? null,
      settledAt: row.settled_at?.getTime() ?? null,
    }
  );
}

export async function openSitAndGo(
  tx: Transaction,
  tableId: bigint,
  { buyIn, feeBp }: { buyIn: bigint; feeBp: number },
): Promise<void> {
  await tx
    .insertInto('card_sit_and_gos')
    .values({
      table_id: tableId,
      state: 'registering',
      buy_in: buyIn,
      fee_bp: feeBp,
      entrants: '[]',
      places: '[]',
      results: null,
      due_at: null,
      started_at: null,
      ended_at: null,
      settled_at: null,
    })
    .execute();
}

export async function saveSitAndGo(tx: Transaction, tableId: bigint, one: SitAndGo): Promise<void> {
  await tx
    .updateTable('card_sit_and_gos')
    .set({
      state: one.state,
      entries: one.entries,
      entrants: JSON.stringify(one.entrants),
      places: JSON.stringify(one.places),
      results: one.results && JSON.stringify(one.results),
      due_at: dateOf(one.dueAt),
      started_at: dateOf(one.startedAt),
      ended_at: dateOf(one.endedAt),
      settled_at: dateOf(one.settledAt),
    })
    .where('table_id', '=', tableId)
    .execute();
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));
