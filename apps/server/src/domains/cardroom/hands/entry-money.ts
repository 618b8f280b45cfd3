import { minutes } from '@baize/calendar';
import type { SeatResult } from '@baize/games';
import { begin } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { placeBet, voidBet } from '../../play/index.ts';
import { leftBehind } from '../sit-and-go/entrants.ts';
import { placeOf } from '../sit-and-go/finish.ts';
import { gameOf, type OpenTable, seatAt } from '../tables/open-table.ts';
import { findSitAndGo, type SitAndGo, saveSitAndGo } from '../tables/sit-and-go-rows.ts';
import { findTable } from '../tables/table-rows.ts';
import type { Entrant } from '../tables.ts';
import { type CardRoom, changeTable, quietRoom } from './change-table.ts';
import { isAskedAgain } from './collect.ts';
import { removeSeat } from './remove-seat.ts';
import { bookHouseShare } from './settle-hand.ts';
import { settleOrder } from './settle-order.ts';

/** How long a sit-and-go that has ended is looked at. */
const SHOWN_MS = minutes(1);

/** What a sit-and-go is called where its bets are kept. */
export const sitAndGoName = (tableId: bigint) => `sng:${tableId}`;

/** Takes entries, gives them back, pays prizes: whatever is to be done, whoever calls, however often. */
export async function moveEntries(room: CardRoom, table: OpenTable): Promise<void> {
  const one = table.sitAndGo!;
  for (const entrant of leftBehind(one, table.at)) {
    await payEntry(room, table, entrant);
    if (entrant.isLeaving) await giveBack(room, table, entrant);
  }
  if (one.state === 'over') await payPrizes(room, table);
  if (one.state === 'void') await refundSitAndGo(room, table.id);
}

/** One bet of the whole entry. Answered with why it was refused; then they do not take part. */
export async function payEntry(
  room: CardRoom,
  table: OpenTable,
  { entry, memberId, betId, seat }: Entrant,
): Promise<Refusal | undefined> {
  if (betId !== null) return undefined;
  const game = gameOf(table);
  try {
    const { bet } = await placeBet(room.play, {
      memberId: BigInt(memberId!),
      currency: table.currency,
      // No client can send such an id.
      requestId: `sng#${table.id}#${entry}`,
      vendor: OWN_VENDOR,
      gameCode: game.code,
      category: 'PVP',
      stake: BigInt(table.sitAndGo!.buyIn),
      roundId: sitAndGoName(table.id),
      rulesVersion: game.version,
      choice: { table: String(table.id), stake: table.stake.id, entry, seat },
    });
    await changeEntrant(room, table.id, entry, (one) => {
      one.betId = String(bet.id);
    });
    return undefined;
  } catch (err) {
    if (!(err instanceof Refusal) || isAskedAgain(err)) throw err;
    await drop(room, table.id, entry);
    return err;
  }
}

async function giveBack(room: CardRoom, table: OpenTable, { entry }: Entrant): Promise<void> {
  const now = await findSitAndGo(room.play.house.db, table.id);
  const entrant = now?.entrants.find((one) => one.entry === entry);
  if (!entrant?.betId || !entrant.memberId) return;
  await voidBet(room.play, nameOf(entrant, table.currency), { evenIfSettled: true });
  await drop(room, table.id, entry);
}

const nameOf = ({ betId, memberId }: Entrant, currency: string) => ({
  id: BigInt(betId!),
  memberId: BigInt(memberId!),
  currency,
});

async function drop(room: CardRoom, tableId: bigint, entry: number): Promise<void> {
  await changeTable(quietRoom(room.play), tableId, async (now, tx) => {
    const one = now.sitAndGo!;
    const entrant = one.entrants.find((found) => found.entry === entry);
    if (!entrant) return;
    one.entrants = one.entrants.filter((found) => found !== entrant);
    if (one.entrants.length === 0) one.dueAt = null;
    const seat = seatAt(now, entrant.seat);
    if (seat?.memberId === entrant.memberId) await removeSeat(tx, now, seat);
  });
}

async function changeEntrant(
  room: CardRoom,
  tableId: bigint,
  entry: number,
  change: (entrant: Entrant) => void,
): Promise<void> {
  await changeTable(quietRoom(room.play), tableId, (now) => {
    const entrant = now.sitAndGo!.entrants.find((one) => one.entry === entry);
    if (entrant) change(entrant);
  });
}

async function payPrizes(room: CardRoom, table: OpenTable): Promise<void> {
  const { entrants, places, results } = table.sitAndGo!;
  const bySeat = new Map(results!.map((result) => [result.seat, result]));
  await Promise.all(
    entrants.map(async (entrant) => {
      if (entrant.betId === null) return;
      const detail = {
        place: placeOf({ places, left: 0 }, entrant.seat),
        entrants: entrants.length,
        rake: String(bySeat.get(entrant.seat)!.rake),
      };
      const order = settleOrder(
        nameOf(entrant, table.currency),
        counted(bySeat.get(entrant.seat)!),
        detail,
      );
      const verdict = await room.play.lanes.put(order);
      if ('refused' in verdict) throw new Refusal(verdict.refused);
    }),
  );
  await changeTable(quietRoom(room.play), table.id, async (now, tx) => {
    const one = now.sitAndGo!;
    if (one.state !== 'over') return;
    await bookHouseShare(tx, {
      ...bookedOf(now.id, one),
      currency: now.currency,
      at: new Date(now.at),
    });
    Object.assign(one, { state: 'paid', settledAt: now.at, dueAt: now.at + SHOWN_MS });
  });
}

/** The fee lies within a lost entry; whoever won a prize paid it besides, as a winner of a hand pays rake. */
const counted = (result: SeatResult): SeatResult => ({
  seat: result.seat,
  putIn: result.putIn,
  won: result.won,
  rake: result.won > 0 ? result.rake : 0,
});

const bookedOf = (tableId: bigint, { entrants, results }: SitAndGo) => ({
  name: `#sng.${tableId}`,
  seats: entrants,
  results: results!,
});

/** Gives every entry back, and takes back what it paid, at a table that stands or has closed since. */
export async function refundSitAndGo(room: CardRoom, tableId: bigint): Promise<void> {
  const { house } = room.play;
  const found = await findSitAndGo(house.db, tableId);
  if (found?.state !== 'void') return;
  const { currency } = await house.db
    .selectFrom('card_tables')
    .select('currency')
    .where('id', '=', tableId)
    .executeTakeFirstOrThrow();
  await Promise.all(
    found.entrants
      .filter(({ betId }) => betId !== null)
      .map((one) => voidBet(room.play, nameOf(one, currency), { evenIfSettled: true })),
  );
  if (await findTable(house.db, tableId, house.clock.now())) {
    await changeTable(quietRoom(room.play), tableId, (now, tx) =>
      undo(tx, { tableId, one: now.sitAndGo!, currency, at: now.at }),
    );
    return;
  }
  await begin(house.db, async (tx) => {
    await tx.selectFrom('card_tables').select('id').where('id', '=', tableId).forUpdate().execute();
    const one = await findSitAndGo(tx, tableId);
    await undo(tx, { tableId, one: one!, currency, at: house.clock.now().getTime() });
    await saveSitAndGo(tx, tableId, one!);
  });
}

type Undone = { tableId: bigint; one: SitAndGo; currency: string; at: number };
type Undo = (tx: Parameters<typeof bookHouseShare>[0], undone: Undone) => Promise<void>;

const undo: Undo = async (tx, { tableId, one, currency, at }) => {
  if (one.state !== 'void') return;
  if (one.settledAt !== null) {
    const booked = bookedOf(tableId, one);
    await bookHouseShare(tx, { ...booked, currency, at: new Date(at), isUndone: true });
  }
  Object.assign(one, { state: 'refunded', dueAt: at + SHOWN_MS });
};
