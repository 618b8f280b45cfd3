import { minutes } from '@baize/calendar';
import type { fish as contract, Output } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { balanceOfPlayer, type Play, type Player } from '../../play/index.ts';
import { openMagazines } from '../magazines/magazine.ts';
import { closeMagazine } from '../magazines/magazines.ts';
import type { News } from '../seas/news.ts';
import { findSea } from '../seas/sea.ts';
import { seatsOf } from '../seas/show-sea.ts';
import { findVisitRow, ownVisitRow, showVisit, type VisitRow } from '../visits/visit.ts';

export type Seats = { play: Play; news: News };

type Left = Output<typeof contract.leave.value>;

/** Gives the seat up; what was loaded and hit nothing comes back. */
export async function leave(seats: Seats, player: Player, visitId: string): Promise<Left> {
  const { house } = seats.play;
  await leaveSeat(seats, await ownVisitRow(house, player, BigInt(visitId)));
  const visit = await ownVisitRow(house, player, BigInt(visitId));
  const open = await openMagazines(house, visit.id);
  return {
    visit: showVisit(house, visit, open.length === 0),
    balance: await balanceOfPlayer(house, player),
  };
}

/** The seat first, so that nothing more is loaded; then what is loaded. It may be done twice. */
export async function leaveSeat(seats: Seats, { id, sea_id }: VisitRow): Promise<void> {
  const { play } = seats;
  const { db, clock } = play.house;
  await db
    .updateTable('fish_visits')
    .set({ left_at: clock.now() })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .execute();
  const open = await openMagazines(play.house, id);
  await Promise.all(open.map((magazine) => closeMagazine(play, magazine, { isLeft: true })));
  await tellSeats(seats, sea_id);
}

export async function tellSeats({ play, news }: Seats, seaId: bigint): Promise<void> {
  const sea = await findSea(play.house, seaId);
  if (!sea) return;
  const seats = await seatsOf(play.house, sea);
  news.add(seaId, {
    seats: seats.map((seat) => ({
      ...seat,
      cost: seat.cost === null ? null : moneyNumber(seat.cost),
    })),
  });
}

/** Nobody has heard of them for so long: the seat is for others. */
const AWAY_MS = minutes(3);

/** Gives up the seats of those who are gone. */
export async function leaveIdle(seats: Seats): Promise<void> {
  const { house } = seats.play;
  const rows = await house.db
    .selectFrom('fish_visits')
    .select('id')
    .where('left_at', 'is', null)
    .where('seen_at', '<', new Date(house.clock.now().getTime() - AWAY_MS))
    .limit(100)
    .execute();
  for (const { id } of rows) {
    const visit = await findVisitRow(house, id);
    if (visit) await leaveSeat(seats, visit);
  }
}
