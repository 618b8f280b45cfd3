// Dice in the round.
import { curve, sym } from '../curves.ts';
import { type Fill, inside, type Part, solid, stroke } from '../parts.ts';
import { each, type Point, points } from '../points.ts';
import { ell, line, poly } from '../shapes.ts';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** Where the pips of a face lie, from -1 to 1 in both directions. */
export const pips: Record<Pips, readonly Point[]> = {
  1: points('0 0'),
  2: points('-1 -1, 1 1'),
  3: points('-1 -1, 0 0, 1 1'),
  4: points('-1 -1, 1 -1, -1 1, 1 1'),
  5: points('-1 -1, 1 -1, 0 0, -1 1, 1 1'),
  6: points('-1 -1, 1 -1, -1 0, 1 0, -1 1, 1 1'),
};

const RED = '#C2372A';
const BLACK = '#15201C';

type Die = { x: number; y: number; size: number; top: Pips; left: Pips; right: Pips; body?: Fill };

function die({ x, y, size, top, left, right, body = 'w' }: Die): Part[] {
  const [h, u] = [size * 0.5, size * 0.87];
  const [peak, foot, middle]: Point[] = [
    [x, y - size],
    [x, y + size],
    [x, y],
  ];
  const [w, e]: Point[] = [
    [x - u, y - h],
    [x + u, y - h],
  ];
  const [sw, se]: Point[] = [
    [x - u, y + h],
    [x + u, y + h],
  ];
  const hull = [peak!, e!, se!, foot!, sw!, w!].map((p): Point => [p[0], p[1], 1]);
  const ivory = body === 'w';
  return [
    solid(body, curve(hull)),
    inside('#000', poly([w!, middle!, foot!, sw!]), 0.12),
    inside('#000', poly([middle!, e!, se!, foot!]), 0.3),
    inside(pipColour(ivory, top), face([peak!, e!, w!], top, size)),
    inside(
      ivory ? BLACK : 'w',
      face([w!, middle!, sw!], left, size) + face([middle!, e!, foot!], right, size),
    ),
    stroke('N', line([w!, middle!, e!]) + line([middle!, foot!]), 1.6, 0.8),
  ];
}

const pipColour = (ivory: boolean, top: Pips): Fill => {
  if (!ivory) return 'w';
  return top === 1 ? RED : BLACK;
};

/** Pips on a slanted face given by its corner and the ends of its two edges. */
const face = ([o, a, b]: readonly [Point, Point, Point], value: Pips, size: number) =>
  each(pips[value], ([p, q]) => {
    const [i, j] = [(p * 0.52 + 1) / 2, (q * 0.52 + 1) / 2];
    const on = (axis: 0 | 1) => o[axis] + (a[axis] - o[axis]) * i + (b[axis] - o[axis]) * j;
    return ell(on(0), on(1), size * 0.1);
  });

export const dice = (): Part[] => [
  ...die({ x: 66, y: 88, size: 56, top: 1, left: 4, right: 2 }),
  ...die({ x: 134, y: 124, size: 54, top: 5, left: 3, right: 6, body: 'a' }),
];

const DOME = '100 10, 54 20, 26 62, 24 130, 30 164, 100 172';

export const sicbo = (): Part[] => [
  solid('m', curve('24 160, 100 172, 176 160, 186 178, 100 196, 14 178')),
  ...die({ x: 62, y: 124, size: 34, top: 1, left: 2, right: 3 }),
  ...die({ x: 138, y: 124, size: 34, top: 6, left: 5, right: 4 }),
  ...die({ x: 100, y: 84, size: 34, top: 3, left: 1, right: 5 }),
  inside('L', sym(DOME), 0.24),
  stroke('w', sym(DOME), 2.4, 0.8),
  solid('m', ell(100, 8, 10)),
  inside('w', curve('44 50, 64 26, 58 50, 44 84'), 0.7),
];
