import type { cardroomParts, Output } from '@baize/contract';
import { isBot, type OpenTable } from '../tables/open-table.ts';

export type Tile = Output<typeof cardroomParts.tableTile>;

/** A table in a list: who sits where, and whether a hand is under way. */
export function tileOf({ id, number, stake, seats, hand, sitAndGo }: OpenTable): Tile {
  const bots = seats.filter(isBot).length;
  const isOpen = (sitAndGo?.state ?? 'registering') === 'registering';
  return {
    tableId: String(id),
    number,
    stakeId: stake.id,
    seats: stake.seats,
    people: seats.length - bots,
    bots,
    maySit: isOpen && seats.length - bots < stake.seats,
    isPlaying: hand?.state === 'playing',
    chairs: seats.map((one) => ({ seat: one.seat, name: one.name, isBot: isBot(one) })),
  };
}
