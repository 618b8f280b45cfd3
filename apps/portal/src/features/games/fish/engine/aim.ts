import {
  bulletRules,
  distanceOf,
  type Fish,
  movePlace,
  type Point,
  placeOf,
  seatPlaces,
} from '@baize/games';

/** From a seat to a place of the sea. */
export function angleTo(seat: number, to: Point): number {
  const from = seatPlaces[seat]!;
  return Math.atan2(to.y - from.y, to.x - from.x);
}

const STEPS = 8;

/** Where a bullet fired now meets a fish: its way is known, so it is aimed ahead of it. */
export function meetingPlace(seat: number, fish: Fish, seaMs: number): Point {
  const from = seatPlaces[seat]!;
  const place = placeOf(fish, seaMs);
  for (let step = 0; step < STEPS; step++) {
    const flight = distanceOf(from, place) / bulletRules.speed;
    movePlace(place, fish, seaMs + flight);
  }
  return place;
}
