import { createHash } from 'node:crypto';

export type Crest = { shape: string; first: string; second: string };

const SHAPES = ['shield', 'round', 'diamond', 'hexagon', 'pennant'] as const;
const FIRST = [
  '#b3202c',
  '#1f4fa3',
  '#0f7a4b',
  '#6b2fa0',
  '#c2610c',
  '#0b7285',
  '#2b2f38',
  '#8a6d1b',
];
const SECOND = ['#ffffff', '#f4c542', '#9fd8ff', '#ffd9d9', '#c7f0d8', '#e6d9ff'];

/** The same id has the same crest everywhere, for ever. */
export function crestOf(id: string): Crest {
  const [shape, first, second] = createHash('sha256').update(`crest ${id}`).digest();
  return {
    shape: SHAPES[shape! % SHAPES.length]!,
    first: FIRST[first! % FIRST.length]!,
    second: SECOND[second! % SECOND.length]!,
  };
}
