import { spotReturn } from '../spots/spots.ts';
import { sicBoSpots } from './roll.ts';
import { type Dice, sicBoRules } from './rules.ts';

const FACES = Array.from({ length: sicBoRules.faces }, (_, i) => i + 1);

/** All 216 rolls. */
export const sicBoResults = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c) => ({ result: [a, b, c] as Dice, weight: 1 }))),
);

export function sicBoReturn(spotId: string) {
  return spotReturn(sicBoSpots.get(spotId)!, sicBoResults);
}
