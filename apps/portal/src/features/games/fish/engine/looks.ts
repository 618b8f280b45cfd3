import type { SpeciesCode } from '@baize/games';

/** How its body moves: a tail swings, wings beat, a bell draws together, legs tread. */
export type Motion = 'swim' | 'flap' | 'pulse' | 'tread' | 'coil';

export type Look = {
  motion: Motion;
  /** Seen from the side it keeps its back up; from above it turns; upright it only leans. */
  stance: 'side' | 'above' | 'upright';
  /** How long it is drawn, in radii of what a bullet can hit. */
  length: number;
};

const swims = (length: number): Look => ({ motion: 'swim', stance: 'side', length });

export const looks: Readonly<Record<SpeciesCode, Look>> = {
  anchovy: swims(2.9),
  clownfish: swims(2.5),
  tang: swims(2.4),
  seahorse: { motion: 'tread', stance: 'upright', length: 1.7 },
  jellyfish: { motion: 'pulse', stance: 'upright', length: 2.1 },
  lionfish: swims(2.5),
  turtle: { motion: 'flap', stance: 'above', length: 2.4 },
  ray: { motion: 'flap', stance: 'above', length: 2.4 },
  marlin: swims(3.2),
  shark: swims(2.8),
  orca: swims(2.9),
  kraken: { motion: 'pulse', stance: 'upright', length: 2.5 },
  leviathan: { motion: 'coil', stance: 'side', length: 3.9 },
  goldfish: swims(2.5),
  'bomb-crab': { motion: 'tread', stance: 'upright', length: 2.4 },
  'storm-eel': { motion: 'coil', stance: 'side', length: 3.6 },
  'frost-squid': { motion: 'coil', stance: 'side', length: 2.7 },
  'pearl-whale': swims(2.8),
};

/** What a species' own water adds: gold shines, ice glitters. */
export const glows: Partial<Record<SpeciesCode, string>> = {
  goldfish: '#FFD75A',
  'bomb-crab': '#FF7A4A',
  'storm-eel': '#B8FF5A',
  'frost-squid': '#8FE8FF',
  'pearl-whale': '#FFE9B0',
  orca: '#8FC8FF',
  kraken: '#C88AFF',
  leviathan: '#FFC85A',
};
