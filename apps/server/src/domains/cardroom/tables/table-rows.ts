import type { Database, Transaction } from '../../../platform/database.ts';
import { cardStakes } from '../stakes/stake.ts';
import { type HandRow, type OpenTable, readTable, type TableRow } from './open-table.ts';
import { findSitAndGo, saveSitAndGo } from './sit-and-go-rows.ts';

/** Locks a table until the transaction ends. */
export async function lockTable(
  tx: Transaction,
  tableId: bigint,
  at: Date,
): Promise<OpenTable | undefined> {
  const row = await tx
    .selectFrom('card_tables')
    .selectAll()
    .where('id', '=', tableId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && openRow(tx, row, at);
}

/** A table as it stands, for looking only. */
export async function findTable(
  db: Database | Transaction,
  tableId: bigint,
  at: Date,
): Promise<OpenTable | undefined> {
  const row = await db
    .selectFrom('card_tables')
    .selectAll()
    .where('id', '=', tableId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && openRow(db, row, at);
}

/** A row with what belongs to it: the hand under way, and the sit-and-go that is played there. */
export async function openRow(
  db: Database | Transaction,
  row: TableRow,
  at: Date,
): Promise<OpenTable> {
  const hand = await findHandRow(db, row.hand_id);
  const sitAndGo = cardStakes.get(row.stake_id)?.isSitAndGo
    ? await findSitAndGo(db, row.id)
    : undefined;
  return readTable(row, { hand, sitAndGo }, at.getTime());
}

export async function findHandRow(
  db: Database | Transaction,
  id: bigint | null,
): Promise<HandRow | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('card_hands').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes a table as it was changed: its row, its moves, its hand. */
export async function saveTable(
  tx: Transaction,
  table: OpenTable,
  dueAt: number | null,
): Promise<void> {
  table.version += 1;
  await tx
    .updateTable('card_tables')
    .set({
      version: BigInt(table.version),
      seats: JSON.stringify(table.seats),
      sealed: table.sealed,
      seed_hash: table.seedHash,
      hands: table.hands,
      hand_id: table.hand?.id ?? null,
      moves: table.moves,
      clocks: JSON.stringify(table.clocks),
      lead: table.lead,
      big_blind: table.bigBlind,
      next_hand_at: dateOf(table.nextHandAt),
      bots_at: dateOf(table.botsAt),
      due_at: dateOf(dueAt),
      closed_at: dateOf(table.closedAt),
    })
    .where('id', '=', table.id)
    .execute();
  await saveMoves(tx, table);
  await saveHand(tx, table);
  if (table.sitAndGo) await saveSitAndGo(tx, table.id, table.sitAndGo);
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

async function saveMoves(tx: Transaction, { hand, made }: OpenTable): Promise<void> {
  if (!hand || made.length === 0) return;
  await tx
    .insertInto('card_moves')
    .values(
      made.map(({ n, seat, move, by, requestId, at }) => ({
        hand_id: hand.id,
        n,
        seat,
        move: JSON.stringify(move),
        by,
        request_id: requestId,
        at: new Date(at),
      })),
    )
    .execute();
}

/** Before the next hand takes its place, too: what became of it since would be written nowhere. */
export async function saveHand(tx: Transaction, table: OpenTable): Promise<void> {
  const { hand, isHandChanged } = table;
  if (!hand || !isHandChanged) return;
  await tx
    .updateTable('card_hands')
    .set({
      state: hand.state,
      seats: JSON.stringify(hand.seats),
      lead: hand.lead,
      result: hand.result && JSON.stringify(hand.result),
      ended_at: dateOf(hand.endedAt),
      settled_at: dateOf(hand.settledAt),
    })
    .where('id', '=', hand.id)
    .execute();
}
