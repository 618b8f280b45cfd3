import type { TumbleRules } from './rules.ts';

export const tumble65: TumbleRules = {
  model: 'tumble65',
  columns: 6,
  rows: 5,
  weights: { P1: 9, P2: 11, P3: 12, P4: 14, P5: 16, P6: 18, P7: 20, P8: 22, P9: 24, S: 3, M: 1 },
  freeMultiplierWeight: 5,
  multipliers: [
    ...([
      [2, 40],
      [3, 30],
      [4, 22],
      [5, 16],
      [6, 12],
      [8, 8],
      [10, 6],
    ] as const),
    ...([
      [12, 4],
      [15, 3],
      [20, 2],
      [25, 3],
      [50, 1],
      [100, 1],
    ] as const),
  ],
  pays: {
    P1: [150, 400, 800],
    P2: [40, 150, 400],
    P3: [30, 80, 250],
    P4: [25, 40, 200],
    P5: [16, 25, 150],
    P6: [12, 20, 120],
    P7: [8, 16, 80],
    P8: [6, 14, 60],
    P9: [4, 12, 40],
  },
  scatterPays: [3, 5, 100],
  freeSpins: { spins: 15, moreFrom: 3, more: 5 },
  cap: 5_000,
};
