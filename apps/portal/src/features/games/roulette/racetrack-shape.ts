import { POCKETS } from './layout.ts';

/** Calls of the croupier that cover a part of the wheel, as chips on the cloth: each place with its count. */
export type Call = {
  code: 'voisins' | 'tiers' | 'orphelins' | 'zero';
  chips: Record<string, number>;
};

export const CALLS: readonly Call[] = [
  {
    code: 'voisins',
    chips: {
      'trio:0-2-3': 2,
      'split:4-7': 1,
      'split:12-15': 1,
      'split:18-21': 1,
      'split:19-22': 1,
      'split:32-35': 1,
      'corner:25-26-28-29': 2,
    },
  },
  {
    code: 'tiers',
    chips: {
      'split:5-8': 1,
      'split:10-11': 1,
      'split:13-16': 1,
      'split:23-24': 1,
      'split:27-30': 1,
      'split:33-36': 1,
    },
  },
  {
    code: 'orphelins',
    chips: {
      'straight:1': 1,
      'split:6-9': 1,
      'split:14-17': 1,
      'split:17-20': 1,
      'split:31-34': 1,
    },
  },
  {
    code: 'zero',
    chips: { 'split:0-3': 1, 'split:12-15': 1, 'split:32-35': 1, 'straight:26': 1 },
  },
];

/** A number and those that lie so many pockets to each side of it on the wheel. */
export function neighboursOf(number: number, reach: number): number[] {
  const at = POCKETS.indexOf(number);
  const size = POCKETS.length;
  return Array.from({ length: 2 * reach + 1 }, (_, i) => POCKETS[(at - reach + i + size) % size]!);
}

/** How often each number came among the last, the most frequent first; numbers that came alike stand by value. */
export function countedNumbers(past: readonly number[]): { number: number; times: number }[] {
  const times = new Map(POCKETS.map((number) => [number, 0]));
  for (const number of past) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times]
    .map(([number, count]) => ({ number, times: count }))
    .sort((a, b) => b.times - a.times || a.number - b.number);
}
