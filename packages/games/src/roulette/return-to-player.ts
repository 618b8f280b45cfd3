import { spotReturn } from '../spots/spots.ts';
import { rouletteRules } from './rules.ts';
import { rouletteSpots } from './spin.ts';

/** Every pocket once. */
export const rouletteResults = Array.from({ length: rouletteRules.pockets }, (_, result) => ({
  result,
  weight: 1,
}));

export function rouletteReturn(spotId: string) {
  return spotReturn(rouletteSpots.get(spotId)!, rouletteResults);
}
