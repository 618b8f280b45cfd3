import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type Hand, type OpenTable, readHand } from '../tables/open-table.ts';
import { findTable } from '../tables/table-rows.ts';
import { dealHand } from './begin-hand.ts';
import { type CardRoom, changeTable, needsMoney, quietRoom } from './change-table.ts';
import { collectBets } from './collect.ts';
import { moveEntries } from './entry-money.ts';
import { bookHouseShare, refundBets, settleBets } from './settle-hand.ts';
import { noteSuspicions } from './suspicions.ts';

const MAX_ROUNDS = 4;

/** Does what a table needs money for, until nothing of it is left: whoever calls, and however often. */
export async function moveMoney(room: CardRoom, tableId: bigint): Promise<void> {
  const { house } = room.play;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const table = await findTable(house.db, tableId, house.clock.now());
    if (!table || !needsMoney(table)) return;
    if (table.sitAndGo) {
      await moveEntries(room, table);
      continue;
    }
    const { hand } = table;
    if (hand!.state === 'collecting') await collect(room, table);
    else if (hand!.state === 'over') await settle(room, table);
    else await refund(room, hand!.id);
  }
}

async function collect(room: CardRoom, table: OpenTable): Promise<void> {
  const collected = await collectBets(room, table);
  await changeTable(quietRoom(room.play), table.id, async (now, tx) => {
    if (now.hand?.id !== table.hand!.id || now.hand.state !== 'collecting') return;
    await dealHand(room.play.house, tx, now, collected);
  });
}

const bookedOf = ({ id, seats, result }: Hand) => ({
  name: `#card.${id}`,
  seats,
  results: result!.seats,
});

async function settle(room: CardRoom, table: OpenTable): Promise<void> {
  await settleBets(room.play, table.hand!, table.currency);
  await changeTable(quietRoom(room.play), table.id, async (now, tx) => {
    const { hand } = now;
    if (hand?.id !== table.hand!.id || hand.state !== 'over') return;
    const at = new Date(now.at);
    await bookHouseShare(tx, { ...bookedOf(hand), currency: now.currency, at });
    await sql`update card_players p set put_in = w."putIn", won = w.won, rake = w.rake
      from jsonb_to_recordset(${JSON.stringify(hand.result!.seats)}::jsonb)
        w (seat int, "putIn" bigint, won bigint, rake bigint)
      where p.hand_id = ${hand.id} and p.seat = w.seat`.execute(tx);
    await noteSuspicions(room.play.house, tx, now);
    hand.state = 'settled';
    hand.settledAt = now.at;
    now.isHandChanged = true;
  });
}

/** Gives back what a hand that is void took, at a table that goes on or has closed since. */
export async function refund(room: CardRoom, handId: bigint): Promise<void> {
  const { house } = room.play;
  const row = await house.db
    .selectFrom('card_hands')
    .selectAll()
    .where('id', '=', handId)
    .executeTakeFirst();
  if (row?.state !== 'void' || row.settled_at !== null) return;
  await refundBets(room.play, readHand(row), row.currency);
  const isAtTable = await findTable(house.db, row.table_id, house.clock.now());
  if (isAtTable?.hand?.id !== handId) return markRefunded(house, handId);
  await changeTable(quietRoom(room.play), row.table_id, async (now, tx) => {
    const { hand } = now;
    if (hand?.id !== handId || hand.settledAt !== null) return;
    await undoHouseShare(house, tx, hand, row.currency);
    hand.settledAt = now.at;
    now.isHandChanged = true;
  });
}

async function markRefunded(house: House, handId: bigint): Promise<void> {
  await begin(house.db, async (tx) => {
    const row = await tx
      .selectFrom('card_hands')
      .selectAll()
      .where('id', '=', handId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await undoHouseShare(house, tx, readHand(row), row.currency);
    await tx
      .updateTable('card_hands')
      .set({ settled_at: house.clock.now() })
      .where('id', '=', handId)
      .execute();
  });
}

/** Only of a hand that was paid before it was called off. */
async function undoHouseShare(
  { clock }: House,
  tx: Transaction,
  hand: Hand,
  currency: string,
): Promise<void> {
  if (!hand.result) return;
  await bookHouseShare(tx, { ...bookedOf(hand), currency, at: clock.now(), isUndone: true });
}
