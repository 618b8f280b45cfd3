import {
  bulletRules,
  type FishRoom,
  fishReturn,
  MOST_TAKEN,
  randomWorths,
  species,
} from '@baize/games';

/** All that a room's outcomes depend on, as it is hashed. */
export function rulesOf(room: FishRoom): unknown {
  const { costs, species: mix, schools, bosses, phases, perSlot } = room;
  return {
    costs: costs.map(String),
    mix,
    schools,
    bosses,
    phases,
    perSlot,
    species,
    randomWorths,
    fishReturn,
    mostTaken: MOST_TAKEN,
    bulletRules,
  };
}
