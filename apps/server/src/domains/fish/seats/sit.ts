import type { fish as contract, Output } from '@baize/contract';
import { begin, sqlState } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { balanceOfPlayer, type Play, type Player } from '../../play/index.ts';
import { openMagazines, showMagazine } from '../magazines/magazine.ts';
import { findRoom, standingOf } from '../rooms/room.ts';
import { findSea } from '../seas/sea.ts';
import { drawSeed, findSeat, takeTurn } from '../seas/sea-rows.ts';
import { showSea } from '../seas/show-sea.ts';
import { openVisitRow, showVisit, type VisitRow } from '../visits/visit.ts';
import type { Seats } from './leave.ts';
import { leaveSeat, tellSeats } from './leave.ts';

type Sat = Output<typeof contract.sit.value>;

/**
 * Takes a free seat; who sits in this room already is shown their visit again. `isHere` where the page of
 * the player has its socket on this server, so that their shots will come here, too.
 */
export async function sit(
  seats: Seats,
  player: Player,
  code: string,
  { isHere = false }: { isHere?: boolean } = {},
): Promise<Sat> {
  const { house } = seats.play;
  const room = findRoom(code);
  const before = await openVisitRow(house, player);
  if (before?.room === code) return showSeat(seats.play, player, before);
  if (!standingOf(house, room).isOpen) refuse('GAME_NOT_FOUND');
  if (before) await leaveSeat(seats, before);
  const visit = await takeSeat(house, player, code, isHere);
  await tellSeats(seats, visit.sea_id);
  return showSeat(seats.play, player, visit);
}

async function takeSeat(
  house: House,
  player: Player,
  code: string,
  isHere: boolean,
): Promise<VisitRow> {
  const room = findRoom(code);
  try {
    return await begin(house.db, async (tx) => {
      await takeTurn(tx, room);
      const { sea, seat } = await findSeat(house, tx, room, isHere);
      const now = house.clock.now();
      return tx
        .insertInto('fish_visits')
        .values({
          member_id: player.memberId,
          currency: player.currency,
          sea_id: sea.id,
          room: code,
          seat,
          ...drawSeed(house),
          client_seed: null,
          last_loaded_at: null,
          cost: null,
          sat_at: now,
          seen_at: now,
          left_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    // The same person came twice at once: the other one has the seat.
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return (await openVisitRow(house, player)) ?? refuse('ACTION_NOT_ALLOWED');
  }
}

const UNIQUE_VIOLATION = '23505';

async function showSeat({ house }: Play, player: Player, visit: VisitRow): Promise<Sat> {
  const sea = (await findSea(house, visit.sea_id))!;
  const magazines = await openMagazines(house, visit.id);
  return {
    visit: showVisit(house, visit, false),
    sea: await showSea(house, sea),
    magazines: magazines.map(showMagazine),
    balance: await balanceOfPlayer(house, player),
  };
}
