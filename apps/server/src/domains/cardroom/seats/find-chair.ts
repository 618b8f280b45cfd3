import type { cardroomSeats as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { type Player, playerOf } from '../../play/index.ts';
import type { CardRoom } from '../hands/change-table.ts';
import { type ShownTable, showTable } from '../hands/show-table.ts';
import { type CardStake, findStake } from '../stakes/stake.ts';
import { openTable } from './open-room.ts';
import { refuseUnready, sitDown } from './sit-down.ts';

/** Tables that are tried before a new one is opened. */
const MAX_TRIED = 5;

/** The best chair at a stake: where most people sit, or at a new table. */
export async function quickSeat(
  room: CardRoom,
  caller: Caller,
  { stakeId, requestId, buyIn, clientSeed }: Output<typeof contract.quickSeat.input>,
): Promise<ShownTable> {
  const { house } = room.play;
  const stake = findStake(stakeId);
  const player = playerOf(caller);
  const brings = { buyIn, clientSeed };
  for (const tableId of await openTables(house, stake, player)) {
    const table = await tryToSit(room, caller, tableId, brings);
    if (table) return table;
  }
  const asked = { stake, player, requestId, isPrivate: false, hasBots: true };
  const tableId = await openTable(house, asked, (tx) =>
    refuseUnready(house, tx, caller, { stake, buyIn }),
  );
  return seatAtNew(room, caller, tableId, brings);
}

/** A room of one's own: only who knows its code comes in. */
export async function openRoom(
  room: CardRoom,
  caller: Caller,
  { stakeId, requestId, hasBots, buyIn, clientSeed }: Output<typeof contract.openRoom.input>,
): Promise<ShownTable> {
  const { house } = room.play;
  const stake = findStake(stakeId);
  const player = playerOf(caller);
  // Friends who play for places among themselves could hand each other the prizes.
  if (stake.isSitAndGo) refuse('ACTION_NOT_ALLOWED');
  const asked = { stake, player, requestId, isPrivate: true, hasBots };
  const tableId = await openTable(house, asked, (tx) =>
    refuseUnready(house, tx, caller, { stake, buyIn }),
  );
  const row = await house.db
    .selectFrom('card_tables')
    .select('code')
    .where('id', '=', tableId)
    .executeTakeFirstOrThrow();
  return seatAtNew(room, caller, tableId, { buyIn, clientSeed, code: row.code ?? undefined });
}

type Brings = Parameters<typeof sitDown>[3];

async function seatAtNew(
  room: CardRoom,
  caller: Caller,
  tableId: bigint,
  brings: Brings,
): Promise<ShownTable> {
  const table = await sitDown(room, caller, tableId, brings);
  return showTable(room.play.house, table, caller.memberId);
}

/** Another table may do where this one does not; what the caller brings is judged at any of them. */
async function tryToSit(
  room: CardRoom,
  caller: Caller,
  tableId: bigint,
  brings: Brings,
): Promise<ShownTable | undefined> {
  try {
    return await seatAtNew(room, caller, tableId, brings);
  } catch (err) {
    const code = err instanceof Refusal ? err.code : undefined;
    if (code === 'TABLE_FULL' || code === 'TABLE_CLOSED' || code === 'TABLE_SHARED_PERSON') {
      return undefined;
    }
    throw err;
  }
}

/**
 * Where the caller sits already, then the tables with most people and a chair for another. In a game
 * of two nobody is led to one that is under way: it would go on for long without them.
 */
async function openTables(
  { db }: House,
  { id, seats }: CardStake,
  { memberId, currency }: Player,
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from card_tables t
    cross join lateral (select count(*) as people, bool_or(s.member_id = ${memberId}) as is_mine
      from card_sitters s where s.table_id = t.id) s
    left join card_sit_and_gos g on g.table_id = t.id
    where t.stake_id = ${id} and t.currency = ${currency} and t.closed_at is null
      and coalesce(g.state, 'registering') = 'registering'
      and ((t.code is null and s.people between 1 and ${seats - 1}
        and (${seats} > 2 or not exists (select from card_hands h
          where h.id = t.hand_id and h.state in ('collecting', 'playing')))) or s.is_mine)
    order by coalesce(s.is_mine, false) desc, s.people desc, t.number limit ${MAX_TRIED}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
