import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 out of a seed: the same seed, the same match. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let drawn = 0;
  return () => {
    drawn += 1;
    const hash = createHash('sha256').update(`${seed} ${drawn}`).digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  };
}

export const pick = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[Math.floor(chance() * items.length)]!;
