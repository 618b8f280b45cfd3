import { type Chance, chanceOf } from './chance.ts';

export const ways = ['repeat', 'reorder', 'delay', 'correct'] as const;
export type Way = (typeof ways)[number];

const REPEATED = 0.3;
const DELAYED = 0.15;
const WINDOW = 5;
const LATEST = 12;

/** The messages as an unreliable line brings them: some twice, some late, some before their turn. */
export function disturb<Item>(items: readonly Item[], how: ReadonlySet<Way>, seed: string): Item[] {
  const chance = chanceOf(`mischief ${seed}`);
  const repeated = how.has('repeat') ? repeat(items, chance) : [...items];
  const places = repeated.map((item, n) => {
    const early = how.has('reorder') ? chance() * WINDOW : 0;
    const late = how.has('delay') && chance() < DELAYED ? chance() * LATEST : 0;
    return { item, place: n - early + late };
  });
  return places.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

function repeat<Item>(items: readonly Item[], chance: Chance): Item[] {
  return items.flatMap((item) => (chance() < REPEATED ? [item, item] : [item]));
}
