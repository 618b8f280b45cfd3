import type { Chance } from './chance.ts';

/**
 * Parts a sum of whole units among so many, by "double average": each draws between one unit and twice
 * the average of what is left, so that all have the same mean; the last takes the rest. Everyone gets
 * at least one unit.
 */
export function splitPacket(chance: Chance, total: number, count: number): number[] {
  if (total < count || count < 1) throw new Error('A packet has a unit for each part');
  let left = total;
  return Array.from({ length: count }, (_, n) => {
    const others = count - n - 1;
    const drawn = 1 + Math.floor(chance() * (Math.floor((2 * left) / (others + 1)) - 1));
    const part = others === 0 ? left : Math.min(drawn, left - others);
    left -= part;
    return part;
  });
}
