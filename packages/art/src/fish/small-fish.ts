// Small fish, facing left in a box of 200 units.
import { apart } from '../affine.ts';
import { curve, ribbon, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, repeat, times } from '../points.ts';
import { ell, line, petal } from '../shapes.ts';

export const eye = (x: number, y: number, r = 6): Part[] => [
  inside('w', ell(x, y, r)),
  inside('k', ell(x - r * 0.2, y, r * 0.62)),
  inside('w', ell(x - r * 0.4, y - r * 0.35, r * 0.24)),
];

export const anchovy = (): Part[] => [
  solid('b', curve('156 100, 194 70!, 184 100, 194 130!')),
  solid('b', petal(92, 84, 34, 8, -28)),
  solid('a', curve('4 100!, 40 80, 98 74, 150 92, 170 100, 150 108, 98 126, 40 120')),
  inside('w', curve('14 104, 60 108, 120 106, 156 103, 98 122, 40 117'), 0.85),
  stroke('A', trail('40 92, 96 88, 150 97'), 5, 0.75),
  stroke(
    'A',
    each([70, 84, 98, 112, 126], (x) =>
      trail([
        [x, 98],
        [x + 5, 102],
        [x, 106],
      ]),
    ),
    1.4,
    0.6,
  ),
  stroke('A', trail('40 86, 46 100, 40 114'), 2),
  ...eye(26, 95, 6.5),
];

export const tang = (): Part[] => [
  solid('#FFCB3D', curve('158 100, 196 56!, 182 100, 196 144!')),
  solid('b', curve('46 58, 80 24, 140 30, 160 78, 120 60')),
  solid('b', curve('52 148, 86 176, 140 170, 160 122, 120 142')),
  solid('a', curve('6 108!, 30 70, 84 42, 140 60, 168 100, 140 140, 84 160, 32 144')),
  inside(
    'k',
    curve(
      '58 62, 100 52, 140 68, 160 100, 136 98, 110 86, 84 104, 112 120, 140 116, 118 136, 84 126, 66 100',
    ),
    0.85,
  ),
  solid('#FFCB3D', petal(78, 118, 34, 11, 18)),
  ...eye(38, 92, 9),
  stroke('k', trail('8 110, 18 115, 24 112'), 3),
];

/** Upright, with a curled tail. */
export const seahorse = (): Part[] => [
  solid('b', curve('118 84, 150 78!, 156 104, 146 128!, 116 122')),
  stroke('B', line('120 92, 146 88') + line('120 104, 150 104') + line('118 116, 144 120'), 2, 0.7),
  solid(
    'b',
    repeat(6, (i) => petal(96 + i * 4, 30 + i * 9, 22, 6, -48 + i * 14)),
  ),
  solid(
    'a',
    ribbon('78 36, 98 48, 106 78, 98 112, 92 140, 102 166, 120 166, 120 150, 108 150', (u) =>
      u < 0.5 ? 15 + 18 * Math.sin(u * Math.PI * 1.7) : 22 * (1 - u) + 2.5,
    ),
  ),
  solid('a', curve('84 18, 104 22, 108 44, 92 58, 74 54, 66 52, 40 62!, 36 52, 64 38, 70 26')),
  inside('l', curve('86 72, 98 78, 94 112, 84 122, 76 98'), 0.55),
  stroke(
    'A',
    each(
      times(6, (i) => i),
      (i) =>
        trail([
          [76 + i * 2, 72 + i * 11],
          [92, 78 + i * 11],
          [112 - i * 2, 72 + i * 11],
        ]),
    ),
    2,
    0.6,
  ),
  solid('m', petal(92, 20, 22, 5, -104) + petal(98, 22, 20, 5, -70)),
  ...eye(82, 36, 7),
];

const SPINES = times(9, (i) => ({ x: 62 + i * 9, y: 70 - Math.sin(i / 2.6) * 8, a: -118 + i * 9 }));

export const lionfish = (): Part[] => [
  solid('b', apart(...SPINES.map(({ x, y, a }, i) => petal(x, y, 66 - Math.abs(i - 4) * 5, 7, a)))),
  solid('b', apart(...times(5, (i) => petal(84, 122, 70 - i * 6, 8, 42 + i * 20)))),
  solid('b', curve('152 98, 194 64!, 184 102, 192 142!, 152 114')),
  stroke(
    'w',
    each(SPINES, ({ x, y, a }, i) => line([[x, y], at(x, y, 56 - Math.abs(i - 4) * 5, a)])),
    2,
    0.7,
  ),
  solid('a', curve('8 112!, 34 80, 84 60, 132 74, 164 106, 132 136, 84 148, 36 138')),
  inside(
    'w',
    apart(
      ...[46, 66, 86, 106, 126].map((x) =>
        curve([
          [x, 66],
          [x + 8, 64],
          [x + 6, 104],
          [x + 9, 146],
          [x, 146],
          [x - 3, 104],
        ]),
      ),
    ),
    0.85,
  ),
  solid('b', apart(...times(4, (i) => petal(78, 112, 58, 6, -8 + i * 18)))),
  ...eye(38, 98, 8),
  stroke('k', trail('10 114, 22 120, 30 116'), 3),
];
