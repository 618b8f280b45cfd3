import { minutes } from '@baize/calendar';
import { bustedIn, settleSitAndGo } from '@baize/games';
import { isBot, type OpenTable, seatAt } from '../tables/open-table.ts';
import type { Seat } from '../tables.ts';

/** Nobody who is left has played for so long: chips decide. */
const DESERTED_MS = minutes(5);

/** A hand of a sit-and-go moves chips and no money: with its end, those without any have their place. */
export function closeHand(table: OpenTable): void {
  const { hand, sitAndGo } = table;
  if (hand?.state !== 'over' || !sitAndGo) return;
  hand.state = 'settled';
  hand.settledAt = table.at;
  table.isHandChanged = true;
  if (sitAndGo.state !== 'running') return;
  const busted = bustedIn(hand.seats, hand.result!);
  sitAndGo.places = [...busted, ...sitAndGo.places];
  for (const number of busted.flat()) {
    const seat = seatAt(table, number);
    if (seat) Object.assign(seat, { out: 'stack', outAt: table.at });
  }
}

/** One is left, or only bots, or nobody who plays on. */
export function isDecided({ at }: OpenTable, left: readonly Seat[]): boolean {
  if (left.length <= 1 || left.every(isBot)) return true;
  return left.every(({ outAt }) => outAt !== null && at - outAt >= DESERTED_MS);
}

/** Those who are left are placed by their chips; equal ones share. */
export function finish(table: OpenTable, left: readonly Seat[]): void {
  const one = table.sitAndGo!;
  const stacks = [...new Set(left.map(({ stack }) => stack))].sort((a, b) => b - a);
  const best = stacks.map((stack) =>
    left.filter((seat) => seat.stack === stack).map(({ seat }) => seat),
  );
  one.places = [...best, ...one.places];
  one.results = settleSitAndGo({ buyIn: one.buyIn, rakeBp: one.feeBp, places: one.places });
  one.state = 'over';
  one.endedAt = table.at;
  table.nextHandAt = null;
}

/** Which place a seat came to, counted from one; those who share one have the better. */
export function placeOf({ places, left }: { places: number[][]; left: number }, seat: number) {
  let place = left + 1;
  for (const group of places) {
    if (group.includes(seat)) return place;
    place += group.length;
  }
  return null;
}
