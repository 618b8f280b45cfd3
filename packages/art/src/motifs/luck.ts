// Tokens of luck.
import { apart, both, move, turn } from '../affine.ts';
import { curve, ribbon, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each } from '../points.ts';
import { ell, line, petals, poly, rect, star } from '../shapes.ts';

export function ingot(): Part[] {
  const one = sym('100 92, 70 96, 46 84, 26 60!, 20 76, 30 118, 56 150, 100 158');
  return [
    solid('m', apart(move(one, -44, 24, 0.62), move(one, 46, 26, 0.62))),
    solid('m', one),
    solid('m', sym('100 62, 74 70, 64 94, 80 106, 100 108')),
    inside('w', curve('78 78, 92 68, 106 68, 90 76'), 0.7),
    stroke('M', sym('100 104, 70 108, 44 96, 28 70', 100).replace('Z', ''), 2.4, 0.8),
    stroke('M', trail('40 122, 64 142, 100 146, 136 142, 160 122'), 1.8, 0.7),
    solid('a', star(100, 128, 8, 15, 7)),
    inside('l', ell(100, 128, 4)),
    solid('N', star(34, 42, 4, 16, 3) + star(164, 34, 4, 20, 3.6) + star(120, 40, 4, 10, 2.4)),
  ];
}

export function luckycat(): Part[] {
  return [
    solid('w', curve('132 112, 150 96, 150 62, 158 38, 176 36, 184 52, 178 92, 166 130, 146 146')),
    inside('a', ell(168, 46, 7, 9)),
    solid('w', sym('100 112, 62 122, 44 158, 50 194, 100 198')),
    solid('w', sym('100 34, 78 36, 52 10!, 44 46, 36 76, 52 110, 100 120')),
    inside('a', both(curve('56 24!, 52 44, 70 36'))),
    stroke('k', both(trail('60 76, 70 66, 82 76')), 4),
    inside('a', poly('94 84, 106 84, 100 91')),
    stroke('k', both(trail('100 92, 94 100, 84 97')), 3),
    stroke('k', both(line('56 90, 30 86') + line('56 97, 32 102')), 2),
    solid('a', curve('52 112, 100 124, 148 112, 150 124, 100 138, 50 124')),
    solid('m', ell(100, 134, 12)),
    stroke('M', line('90 136, 110 136') + line('100 136, 100 145'), 2.4),
    solid('m', ell(100, 172, 18, 23)),
    stroke('M', ell(100, 172, 12, 16), 1.6),
    solid('w', both(ell(64, 192, 18, 9))),
    stroke('A', both(line('58 188, 58 196') + line('68 188, 68 196')), 1.6),
  ];
}

export function horseshoe(): Part[] {
  return [
    solid(
      'm',
      curve(
        '40 28!, 68 24!, 60 84, 72 132, 100 146, 128 132, 140 84, 132 24!, 160 28!, 174 92, 150 160, 100 184, 50 160, 26 92',
        0.45,
      ),
    ),
    stroke('M', trail('50 34, 42 90, 62 150, 100 166, 138 150, 158 90, 150 34'), 4),
    inside(
      'k',
      each(
        [
          [48, 56],
          [46, 88],
          [54, 120],
          [74, 148],
          [126, 148],
          [146, 120],
          [154, 88],
          [152, 56],
        ],
        ([x, y]) => rect(x - 3, y - 4, 6, 8, 2),
      ),
    ),
    solid('b', petals(100, 84, 4, 36, 17, -45, 0.7)),
    stroke(
      'B',
      each([45, 135, 225, 315], (a) => line([[100, 84], at(100, 84, 26, a)])),
      2,
    ),
    solid('N', ell(100, 84, 5)),
  ];
}

export function piggy(): Part[] {
  return [
    solid('a', both(rect(62, 150, 24, 36, 8), 104)),
    solid('a', curve('70 56, 46 30!, 82 34, 96 46')),
    solid('a', curve('22 104, 44 70, 96 48, 150 62, 180 104, 170 146, 120 168, 64 160, 34 144')),
    solid('a', curve('14 96, 34 92, 40 126, 18 132, 8 114')),
    inside('A', ell(18, 108, 3.4, 5) + ell(27, 110, 3.4, 5)),
    inside('k', ell(62, 90, 5)),
    inside('w', ell(60, 88, 1.8)),
    stroke('A', trail('178 96, 196 88, 190 72, 180 82, 196 92'), 5),
    inside('k', rect(94, 54, 34, 6, 3)),
    solid('m', ell(112, 26, 22)),
    stroke('M', ell(112, 26, 14), 2),
    solid('b', petals(122, 112, 8, 24, 8)),
    solid('N', ell(122, 112, 6)),
  ];
}

export function clover(): Part[] {
  const heart =
    'M100 96C84 84 58 66 64 42C68 26 90 26 100 44C110 26 132 26 136 42C142 66 116 84 100 96Z';
  return [
    solid('B', ribbon('102 104, 112 150, 142 190', [5, 3])),
    solid(
      'a',
      each([0, 90, 180, 270], (a) => turn(heart, a + 12, 100, 98)),
    ),
    stroke(
      'A',
      each([0, 90, 180, 270], (a) =>
        turn(
          line('100 92, 100 54') + line('100 74, 84 56') + line('100 74, 116 56'),
          a + 12,
          100,
          98,
        ),
      ),
      2,
      0.8,
    ),
    solid('m', ell(100, 98, 8)),
    inside('w', ell(66, 50, 5, 4) + ell(148, 80, 4, 5), 0.8),
  ];
}
