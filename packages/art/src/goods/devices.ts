// Devices that stand in the mall.
import { apart, both, turn } from '../affine.ts';
import { curve, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at } from '../points.ts';
import { ell, line, poly, rect } from '../shapes.ts';

export const phone = (): Part[] => [
  solid('k', turn(rect(52, 8, 96, 186, 18), 8)),
  inside('M', turn(rect(56, 12, 88, 178, 15), 8)),
  inside('b', turn(rect(60, 16, 80, 170, 12), 8)),
  inside('a', turn(poly('60 120, 96 84, 140 132, 140 176, 128 186, 72 186, 60 176'), 8)),
  inside('m', turn(ell(112, 66, 20), 8)),
  inside('k', turn(rect(86, 21, 28, 8, 4), 8)),
  inside('w', turn(poly('64 20, 92 18, 66 100, 62 100'), 8), 0.28),
];

export const headphones = (): Part[] => [
  stroke('k', trail('30 116, 32 56, 100 14, 168 56, 170 116'), 22),
  stroke('3', trail('30 116, 32 56, 100 14, 168 56, 170 116'), 13),
  stroke('N', trail('38 60, 66 32, 100 22'), 3),
  solid('a', both(curve('14 112, 30 98, 52 102, 60 122, 60 166, 48 186, 26 184, 12 164', 0.4))),
  solid('k', both(curve('50 108, 62 110, 70 124, 70 162, 62 178, 50 178', 0.3))),
  solid('m', both(ell(34, 142, 11))),
];

export const watch = (): Part[] => [
  solid('b', apart(poly('70 4, 130 4, 138 60, 62 60'), poly('62 140, 138 140, 130 196, 70 196'))),
  stroke('B', line('100 150, 100 190'), 5),
  solid('m', rect(156, 92, 16, 16, 4)),
  solid('m', ell(100, 100, 60)),
  inside('w', ell(100, 100, 47)),
  stroke(
    'k',
    Array.from({ length: 12 }, (_, i) =>
      line([at(100, 100, 38, i * 30), at(100, 100, 44, i * 30)]),
    ).join(''),
    3,
  ),
  stroke('A', line('100 100, 100 68') + line('100 100, 122 112'), 5),
  inside('1', ell(100, 100, 5)),
];

export const tablet = (): Part[] => [
  solid('k', turn(rect(22, 36, 156, 128, 14), -6)),
  inside('b', turn(rect(31, 45, 138, 110, 7), -6)),
  inside(
    'a',
    turn(poly('31 128, 78 84, 112 120, 134 100, 169 134, 169 150, 164 155, 36 155, 31 150'), -6),
  ),
  inside('m', turn(ell(140, 72, 13), -6)),
  inside('w', turn(poly('34 48, 84 46, 46 120, 34 120'), -6), 0.24),
];

export const powerbank = (): Part[] => [
  stroke('k', trail('128 30, 150 4, 184 20, 176 60'), 12),
  stroke('2', trail('128 30, 150 4, 184 20, 176 60'), 7),
  solid('m', rect(166, 58, 20, 24, 4)),
  solid('a', turn(rect(48, 26, 96, 160, 18), -4)),
  inside('k', turn(rect(66, 44, 60, 26, 6), -4), 0.8),
  inside('N', [0, 1, 2, 3].map((i) => turn(rect(71 + i * 13.4, 51, 9, 12, 2), -4)).join('')),
  inside('m', turn('M104 92L74 134H94L84 168L122 122H100Z', -4)),
];
