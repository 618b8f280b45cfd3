import { bulletRules, type Point, seatPlaces } from '@baize/games';
import { moveFish, X, Y } from './rows.ts';
import { type Sea, TRIAL_ROW } from './sea.ts';

/** From a seat to a place of the sea. */
export function angleTo(seat: number, to: Point): number {
  const from = seatPlaces[seat]!;
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** The same for where a row of the sea is. */
export function angleToRow(seat: number, { rows }: Sea, at: number): number {
  const from = seatPlaces[seat]!;
  return Math.atan2(rows[at + Y]! - from.y, rows[at + X]! - from.x);
}

const STEPS = 8;

/** Where to aim a bullet that is fired now and meets a fish: its way is known, so it is aimed ahead of it. */
export function angleToMeet(seat: number, sea: Sea, at: number): number {
  const { rows, movedTo } = sea;
  const from = seatPlaces[seat]!;
  moveFish(rows, at, movedTo, TRIAL_ROW);
  for (let step = 0; step < STEPS; step++) {
    const dx = rows[TRIAL_ROW + X]! - from.x;
    const dy = rows[TRIAL_ROW + Y]! - from.y;
    const flight = Math.sqrt(dx * dx + dy * dy) / bulletRules.speed;
    moveFish(rows, at, movedTo + flight, TRIAL_ROW);
  }
  return angleToRow(seat, sea, TRIAL_ROW);
}
