import { payLines } from './pay-lines.ts';
import type { LinesRules } from './rules.ts';

export const lines25: LinesRules = {
  model: 'lines25',
  reels: [
    'L1 H3 L4 L2 H1 L5 L3 S L1 L4 H2 L5 L2 H4 L3 L1 W L5 L4 H3 L2 L1 H4 L5 L3 L4 H2 L2 L5 H4 L3 L1',
    'L2 L5 H4 L1 S L3 L4 H2 W L5 L1 H3 L2 L4 H4 L3 L5 H1 L1 L2 H3 L4 L5 L3 W L1 L2 H2 L4 H4 L3 L5',
    'L3 H4 L1 W L2 L5 H3 L4 S L1 L3 H1 L5 L2 W L4 L1 H2 L3 L5 H4 L2 L4 H3 L1 L5 L3 H2 L2 L4 H4 L5',
    'L4 L1 H3 L5 L2 W L3 H4 L4 L1 H2 L5 S L2 L3 H4 L4 L1 H1 L5 L2 W L3 H3 L4 L5 H4 L1 L2 L3 H2 L5',
    'L5 L2 H2 L4 L1 H4 L3 L5 W L2 L4 H3 L1 L3 S L5 H4 L2 L4 H1 L1 L3 L5 H3 L2 L4 H4 L1 L3 L5 H2 L2',
  ],
  lines: payLines,
  pays: {
    W: [100, 500, 2500],
    H1: [50, 200, 1000],
    H2: [40, 125, 500],
    H3: [30, 80, 250],
    H4: [20, 60, 200],
    L1: [10, 30, 120],
    L2: [10, 30, 100],
    L3: [8, 25, 100],
    L4: [8, 25, 100],
    L5: [5, 20, 80],
  },
  scatterPays: [2, 10, 100],
  freeSpins: { spins: 15, multiplier: 3 },
  cap: 5_000,
};
