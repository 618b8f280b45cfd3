import { tableRules } from '../spots/table-rules.ts';
import { rouletteResults } from './return-to-player.ts';
import { roulettePlaces, rouletteRules } from './rules.ts';
import { rouletteSpots, spinRoulette } from './spin.ts';

export const roulette = tableRules({
  code: 'roulette',
  version: 1,
  name: 'Roulette',
  rules: { ...rouletteRules, places: roulettePlaces },
  spots: rouletteSpots,
  results: rouletteResults,
  usualSpot: 'red',
  play: spinRoulette,
});
