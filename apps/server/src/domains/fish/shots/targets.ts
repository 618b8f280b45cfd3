import {
  bulletRules,
  distanceOf,
  type Fish,
  isOnScreen,
  MOST_TAKEN,
  type Point,
  placeOf,
  type SpeciesCode,
  species,
  type Target,
} from '@baize/games';
import { fishTold, livingFish, type Sea, type SeaState } from '../seas/sea.ts';

type Water = { sea: Sea; state: SeaState; seaMs: number };

/** Gifts of which a bullet takes one at most: what they bring is worked out for the whole bullet. */
const ALONE: ReadonlySet<string | null> = new Set(['bomb', 'chain', 'jackpot']);

/** Those of the fish that a bullet is said to have hit which live and are there. */
export function targetsOf(
  water: Water,
  fishIds: readonly number[],
  at: Point,
  reach: number,
): Target[] {
  const hit: Fish[] = [];
  for (const id of fishIds.length > 1 ? new Set(fishIds) : fishIds) {
    const fish = livingFish(water.sea, water.state, id, water.seaMs);
    if (!fish || !isThere(fish, water.seaMs, at, reach)) continue;
    const isSecond = isAlone(fish) && hit.some(isAlone);
    if (!isSecond) hit.push(fish);
  }
  return hit.map((fish) => ({
    fishId: fish.id,
    species: fish.species,
    takes: takenBy(water, fish, hit),
  }));
}

const isAlone = ({ species: code }: Fish) => ALONE.has(species[code].gift);

function isThere(fish: Fish, seaMs: number, at: Point, reach: number): boolean {
  const { radius } = species[fish.species];
  return distanceOf(placeOf(fish, seaMs), at) <= radius + reach + bulletRules.tolerance;
}

const LINKS_OF_CHAIN = 6;
const MOST_IN_CHAIN = 20;

/** What goes with a bomb (all on the screen) or a chain (the nearest small ones), up to the cap. */
function takenBy(water: Water, fish: Fish, spared: readonly Fish[]): Target['takes'] {
  const { gift, worth: own } = species[fish.species];
  if (gift !== 'bomb' && gift !== 'chain') return [];
  const around = nearest(water, fish).filter(({ id }) => !spared.some((one) => one.id === id));
  const small = (code: SpeciesCode) => species[code].worth <= MOST_IN_CHAIN;
  const within = gift === 'bomb' ? around : around.filter((one) => small(one.species));
  const takes: { fishId: number; worth: number }[] = [];
  let sum = own;
  for (const { id, species: code } of within) {
    const { worth } = species[code];
    if (gift === 'chain' && takes.length === LINKS_OF_CHAIN) break;
    if (sum + worth > MOST_TAKEN) continue;
    sum += worth;
    takes.push({ fishId: id, worth });
  }
  return takes;
}

/** Plain fish on the screen, those next to it first. */
function nearest({ sea, state, seaMs }: Water, middle: Fish): Fish[] {
  const from = placeOf(middle, seaMs);
  return fishTold(sea, state, seaMs)
    .filter((fish) => species[fish.species].gift === null && fish.entersAt <= seaMs)
    .map((fish) => ({ fish, place: placeOf(fish, seaMs) }))
    .filter(({ place }) => isOnScreen(place))
    .map(({ fish, place }) => ({ fish, way: distanceOf(place, from) }))
    .sort((a, b) => a.way - b.way || a.fish.id - b.fish.id)
    .map(({ fish }) => fish);
}
