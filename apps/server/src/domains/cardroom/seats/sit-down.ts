import { randomBytes } from 'node:crypto';
import { seconds } from '@baize/calendar';
import type { cardroomSeats as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Player, playerOf, shownName } from '../../play/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { cashOfMany } from '../../wallet/index.ts';
import { freeSeat } from '../hands/between-hands.ts';
import { type CardRoom, changeTable } from '../hands/change-table.ts';
import { payEntry } from '../hands/entry-money.ts';
import { enter, entrantOf } from '../sit-and-go/entrants.ts';
import { type CardStake, standingOf, whyStakeClosed } from '../stakes/stake.ts';
import { hasBlinds } from '../tables/blinds.ts';
import { isBot, type OpenTable, seatAt, seatOfMember } from '../tables/open-table.ts';
import { findTable } from '../tables/table-rows.ts';
import type { Seat } from '../tables.ts';
import { chipsBrought, chipsOf } from './brought.ts';
import { placeOf, refuseSamePerson } from './same-person.ts';

/** As many tables as somebody can follow. */
const MAX_TABLES = 4;

type Wanted = Pick<
  Output<typeof contract.takeSeat.input>,
  'seat' | 'code' | 'buyIn' | 'clientSeed'
>;

/** Sits down at a table; whoever sits there already stays where they are. */
export async function sitDown(
  room: CardRoom,
  caller: Caller,
  tableId: bigint,
  wanted: Wanted,
): Promise<OpenTable> {
  const { house } = room.play;
  const player = playerOf(caller);
  await refuseExcluded(house, house.db, caller);
  // Read before the table is held: a second connection may never come free.
  const name = await shownName(house, player.memberId);
  const { table } = await changeTable(room, tableId, async (now, tx) => {
    if (seatOfMember(now, player.memberId)) return;
    if (now.currency !== player.currency) refuse('TABLE_CLOSED');
    refuseClosed(house, now.stake);
    if (now.code !== null && now.code !== wanted.code) refuse('ROOM_NOT_FOUND');
    await refuseTooMany(tx, player);
    await refuseSamePerson(house, tx, now, caller);
    const chips = await chipsBrought(house, tx, now, { player, buyIn: wanted.buyIn });
    await takeChair(room, tx, now, { caller, player, name, chips, wanted });
  });
  return table.sitAndGo ? paid(room, table, player.memberId) : table;
}

/** A chair of a sit-and-go is theirs once the entry is paid. */
async function paid(room: CardRoom, table: OpenTable, memberId: bigint): Promise<OpenTable> {
  const entrant = entrantOf(table.sitAndGo!, memberId);
  if (!entrant || entrant.betId !== null) return table;
  const refused = await payEntry(room, table, entrant);
  if (refused) throw refused;
  const { house } = room.play;
  return (await findTable(house.db, table.id, house.clock.now())) ?? refuse('TABLE_CLOSED');
}

/** Nobody opens a table that they could not sit down at. */
export async function refuseUnready(
  house: House,
  tx: Transaction,
  caller: Caller,
  { stake, buyIn }: { stake: CardStake; buyIn: Wanted['buyIn'] },
): Promise<void> {
  const player = playerOf(caller);
  await refuseExcluded(house, tx, caller);
  refuseClosed(house, stake);
  await refuseTooMany(tx, player);
  const balance = (await cashOfMany(tx, [player]))[0]!;
  chipsOf(house, stake, { balance, buyIn, left: 0n });
}

async function refuseExcluded(house: House, db: Database, caller: Caller): Promise<void> {
  if (caller.kind !== 'trial') await assertNotExcluded(db, caller.memberId, house.clock.now());
}

/** Nobody sits down at a stake or a game that operators closed. */
function refuseClosed(house: House, stake: CardStake): void {
  const closed = whyStakeClosed(house, stake);
  if (closed) refuse(closed);
}

async function refuseTooMany(tx: Transaction, { memberId }: Player): Promise<void> {
  const rows = await tx
    .selectFrom('card_sitters')
    .select('table_id')
    .where('member_id', '=', memberId)
    .execute();
  if (rows.length >= MAX_TABLES) refuse('TABLES_TOO_MANY');
}

type Sitting = { caller: Caller; player: Player; name: string; chips: bigint; wanted: Wanted };

async function takeChair(
  { play: { house } }: CardRoom,
  tx: Transaction,
  table: OpenTable,
  { caller, player, name, chips, wanted }: Sitting,
): Promise<void> {
  if (table.sitAndGo && table.sitAndGo.state !== 'registering') refuse('TABLE_CLOSED');
  const seat = chairFor(table, wanted.seat);
  const bot = seatAt(table, seat);
  if (bot) table.seats = table.seats.filter((one) => one !== bot);
  const { memberId } = player;
  const sitter: Seat = {
    seat,
    memberId: String(memberId),
    name,
    clientSeed: wanted.clientSeed ?? randomBytes(8).toString('hex'),
    stack: Number(chips),
    topUpTo: null,
    out: null,
    outAt: null,
    isLeaving: false,
    owesBlind: hasBlinds(table),
    missed: 0,
    bankMs: seconds(standingOf(house, table.stake).timeBankSeconds),
    satAt: table.at,
    place: placeOf(house, caller),
  };
  table.seats.push(sitter);
  table.seats.sort((a, b) => a.seat - b.seat);
  table.botsAt = null;
  if (table.sitAndGo) enter(table, sitter);
  await tx
    .insertInto('card_sitters')
    .values({ member_id: memberId, table_id: table.id, seat, sat_at: new Date(table.at) })
    .execute();
}

/** The chair that was named, the next free one, or one of a bot, who plays its hand to the end. */
function chairFor(table: OpenTable, wanted: number | undefined): number {
  if (wanted !== undefined) {
    const sitter = seatAt(table, wanted);
    if (wanted >= table.stake.seats || (sitter && !isBot(sitter))) refuse('SEAT_TAKEN');
    return wanted;
  }
  return freeSeat(table) ?? table.seats.find(isBot)?.seat ?? refuse('TABLE_FULL');
}
