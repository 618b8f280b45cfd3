// The table: chips, wheel and tiles.
import { turn, xf } from '../affine.ts';
import { type Fill, inside, type Part, reshape, solid, stroke } from '../parts.ts';
import { at, each, repeat, times } from '../points.ts';
import { ell, line, petals, rays, rect, sector, star } from '../shapes.ts';
import { suits } from './suits.ts';

const FLAT = 0.42;

const side = (x: number, y: number) => [
  solid('A', `M${x - 46} ${y}V${y + 16}A46 ${46 * FLAT} 0 0 0 ${x + 46} ${y + 16}V${y}Z`),
  inside(
    'w',
    each([-38, -6, 26], (d) =>
      rect(x + d, y + 46 * FLAT * Math.sqrt(1 - ((d + 6) / 46) ** 2), 12, 15),
    ),
    0.85,
  ),
];

const top = (x: number, y: number) => [
  solid('a', ell(x, y, 46, 46 * FLAT)),
  inside(
    'w',
    repeat(6, (i) => xf(sector(0, 0, 46, 34, i * 60, i * 60 + 26), { x, y, sx: 1, sy: FLAT })),
    0.9,
  ),
  stroke('m', ell(x, y, 32, 32 * FLAT), 2),
];

const second: Partial<Record<Fill, Fill>> = { a: 'b', A: 'B' };

export function chips(): Part[] {
  const stack = (x: number, y: number, k: number) => [
    ...times(k, (i) => side(x, y - i * 16)).flat(),
    ...top(x, y - (k - 1) * 16),
  ];
  return [
    ...stack(66, 132, 4),
    ...stack(136, 152, 2).map((part) => ({ ...part, fill: second[part.fill] ?? part.fill })),
    inside('m', xf(suits.spade, { x: 66, y: 84, sx: 1, sy: 0.5 })),
    inside('m', xf(suits.diamond, { x: 136, y: 136, sx: 1, sy: 0.5 })),
  ];
}

export function roulette(): Part[] {
  const cell = (i: number) => sector(100, 100, 80, 50, (i * 360) / 37, ((i + 1) * 360) / 37);
  return [
    solid('m', ell(100, 100, 96)),
    inside('A', ell(100, 100, 88)),
    inside(
      '#B3261E',
      repeat(37, (i) => (i % 2 ? cell(i) : '')),
    ),
    inside(
      '#141B19',
      repeat(37, (i) => (i % 2 || !i ? '' : cell(i))),
    ),
    inside('#2FA37A', cell(0)),
    stroke(
      '3',
      repeat(37, (i) =>
        line([at(100, 100, 50, (i * 360) / 37), at(100, 100, 80, (i * 360) / 37)]),
      ) +
        ell(100, 100, 80) +
        ell(100, 100, 50) +
        ell(100, 100, 65),
      1.2,
    ),
    inside('a', ell(100, 100, 48)),
    inside('A', rays(100, 100, 8, 48, 0, 0.5), 0.4),
    inside('m', petals(100, 100, 4, 44, 10, -45, 0.8)),
    inside('m', ell(100, 100, 17)),
    inside('N', ell(95, 94, 6)),
    inside('w', ell(...at(100, 100, 72, -62), 6)),
    inside(
      'N',
      repeat(8, (i) => star(...at(100, 100, 84.5, i * 45 + 22), 4, 4, 1.8)),
    ),
  ];
}

type Face = (x: number, y: number) => Part[];

function tile(x: number, y: number, a: number, face: Face) {
  const lean = (path: string) => turn(path, a, x + 36, y + 50);
  return [
    solid('b', lean(rect(x + 6, y + 8, 72, 100, 10))),
    solid('w', lean(rect(x, y, 72, 100, 10))),
    ...reshape(face(x + 36, y + 50), lean),
  ];
}

const circles: Face = (x, y) => [
  inside('#1E7A5A', ell(x, y, 27)),
  inside('w', ell(x, y, 21)),
  inside('#C2372A', petals(x, y, 8, 19, 7)),
  inside('#1E7A5A', ell(x, y, 6)),
];

const bamboo: Face = (x, y) => [
  inside(
    '#1E7A5A',
    each([-21, -5, 11], (d) => rect(x + d, y - 36, 10, 30, 4) + rect(x + d, y + 6, 10, 30, 4)),
  ),
  inside('#C2372A', rect(x - 5, y - 36, 10, 30, 4)),
];

const dragon: Face = (x, y) => [
  inside('#C2372A', rect(x - 22, y - 22, 44, 28, 3)),
  inside('w', rect(x - 15, y - 15, 30, 14, 2)),
  inside('#C2372A', rect(x - 4, y - 36, 8, 74, 2)),
];

export const mahjong = (): Part[] => [
  ...tile(20, 22, -12, bamboo),
  ...tile(108, 22, 12, dragon),
  ...tile(64, 78, 0, circles),
];
