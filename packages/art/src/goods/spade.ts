// The house's own sign, as it is stamped on goods and medals.
import { move } from '../affine.ts';

const SPADE =
  'M100 62C108 76 130 86 130 106C130 122 112 128 104 117C104.5 126 108 132 114 136L86 136C92 132 95.5 126 96 117C88 128 70 122 70 106C70 86 92 76 100 62Z';

export const spade = (x: number, y: number, s: number): string => move(SPADE, x - 100, y - 100, s);
