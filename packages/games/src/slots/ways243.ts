import type { WaysRules } from './rules.ts';

export const ways243: WaysRules = {
  model: 'ways243',
  reels: [
    'A K Q H1 J T A H3 K Q S J T H2 K A Q J H4 T K Q A J H3 T K J Q T',
    'K J W Q T H2 A K J S Q T H3 A K J Q H1 T A K W J Q T H4 A K J T',
    'Q T A H4 K J W Q T H1 A K S J Q T H3 A K J H2 Q T W A K J Q H4 T',
    'J A H3 T Q K W J A H2 T Q K J S A T H4 Q K J A H1 T Q K J H3 A T',
    'T Q H1 K A J T H4 Q K S A J T H2 Q K A H3 J T Q K H4 A J T Q K A',
  ],
  pays: {
    H1: [60, 250, 1200],
    H2: [40, 120, 500],
    H3: [30, 80, 250],
    H4: [25, 60, 200],
    A: [10, 30, 100],
    K: [10, 25, 80],
    Q: [8, 20, 60],
    J: [5, 15, 50],
    T: [5, 15, 50],
  },
  scatterPays: [2, 5, 50],
  freeSpins: { spins: 12, multiplier: 2 },
  cap: 5_000,
};
