import type { Draw } from './stream.ts';

/**
 * A bullet at a sea, decided from the published rules and nothing else: worths, the share of 0.96, the
 * order of the draws.
 */
const WORTHS: Record<string, number> = {
  anchovy: 2,
  clownfish: 3,
  tang: 5,
  seahorse: 8,
  jellyfish: 10,
  lionfish: 15,
  turtle: 20,
  ray: 30,
  marlin: 40,
  shark: 50,
  orca: 100,
  kraken: 150,
  leviathan: 200,
  goldfish: 15,
  'bomb-crab': 20,
  'storm-eel': 10,
  'frost-squid': 20,
  'pearl-whale': 50,
};

export type HitFish = {
  fishId: number;
  species: string;
  takes: { fishId: number; worth: number }[];
};
export type BulletEnd = { caught: { fishId: number; worth: number }[]; floats: number };

export function endOfBullet(fish: readonly HitFish[], draw: Draw): BulletEnd {
  let floats = 0;
  const next = () => {
    floats += 1;
    return draw();
  };
  const caught: BulletEnd['caught'] = [];
  for (const { fishId, species, takes } of fish) {
    const own = WORTHS[species]!;
    const others = takes.reduce((sum, { worth }) => sum + worth, 0);
    const share = species === 'pearl-whale' ? 0.96 / fish.length - 0.0185 : 0.96 / fish.length;
    if (next() >= share / (own + others)) continue;
    const paid = species === 'goldfish' ? goldfish(next()) : own;
    caught.push({ fishId, worth: paid + others });
  }
  if (fish.some(({ species }) => species === 'pearl-whale')) for (let n = 0; n < 8; n += 1) next();
  return { caught, floats };
}

function goldfish(float: number): number {
  if (float < 0.4) return 5;
  if (float < 0.7) return 10;
  if (float < 0.9) return 20;
  return float < 0.98 ? 50 : 100;
}
