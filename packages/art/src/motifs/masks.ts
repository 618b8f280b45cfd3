// Faces that hide something.
import { apart, both } from '../affine.ts';
import { curve, ribbon, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each } from '../points.ts';
import { ell, line, petal, petals, poly, rect } from '../shapes.ts';

export function mask(): Part[] {
  return [
    solid(
      'b',
      each([-150, -128, -108, -90, -72, -52, -30], (a) =>
        ribbon(
          [
            [100, 80],
            at(100, 80, 50, a),
            at(100, 80, 92 - Math.abs(a + 90) * 0.2, a + (a + 90) * 0.12),
          ],
          (u) => 4 + 9 * Math.sin(u * 2.7),
        ),
      ),
    ),
    solid(
      'm',
      each([-150, -128, -108, -90, -72, -52, -30], (a) =>
        ell(...at(100, 80, 80 - Math.abs(a + 90) * 0.2, a + (a + 90) * 0.1), 5),
      ),
    ),
    solid('w', sym('100 48, 70 50, 44 62, 36 92, 44 128, 68 164, 100 182')),
    inside('a', sym('100 58, 84 76, 66 82, 42 70, 48 58, 72 46, 100 44')),
    inside('a', both(curve('58 118, 72 122, 74 144, 62 140, 52 128'))),
    inside('m', sym('100 44, 92 58, 96 92, 100 100')),
    inside('k', both(curve('54 100!, 66 90, 80 94, 88 104!, 76 108, 64 108'))),
    inside('N', both(ell(72, 100, 3))),
    stroke('k', both(trail('48 84, 64 76, 86 86')), 4),
    stroke('A', both(trail('100 108, 92 124, 92 132, 100 136')), 2),
    inside('a', sym('100 148, 92 144, 80 150, 92 160, 100 162')),
    inside('m', ell(100, 62, 7)),
    stroke('m', sym('100 48, 70 50, 44 62, 36 92, 44 128, 68 164, 100 182'), 3),
  ];
}

export function samurai(): Part[] {
  return [
    solid('m', both(ribbon('86 60, 58 48, 40 26, 40 2', (u) => 9 * (1 - u) + 2))),
    solid('m', ell(100, 50, 15)),
    inside('a', ell(100, 50, 9)),
    solid('A', both(curve('62 96, 30 104, 14 138, 24 160, 44 150, 66 126'))),
    solid('a', both(curve('62 92, 34 98, 20 124, 30 140, 48 134, 66 116'))),
    stroke('m', both(trail('22 126, 36 112, 62 102') + trail('20 146, 38 136, 62 120')), 3),
    solid('a', sym('100 38, 74 46, 54 70, 50 96, 74 92, 100 90')),
    stroke(
      'A',
      both(
        each([70, 86], (x) =>
          trail([
            [x + 12, 44],
            [x - 4, 66],
            [x - 6, 92],
          ]),
        ),
      ),
      2,
      0.8,
    ),
    solid('m', sym('100 82, 70 84, 46 94, 44 104, 74 98, 100 96')),
    solid('B', sym('100 98, 72 100, 64 122, 72 156, 100 176')),
    inside('b', sym('100 120, 86 116, 70 126, 76 154, 100 170')),
    inside('w', both(curve('72 110!, 84 108, 93 115!, 84 117'))),
    inside('k', both(ell(84, 112.5, 3.4))),
    stroke('m', both(trail('68 104, 84 103, 95 110')), 3),
    inside('k', sym('100 140, 84 138, 82 150, 100 152')),
    inside(
      'w',
      each([88, 95, 102, 109], (x) => rect(x - 1, 139, 5, 5)),
    ),
    inside('w', both(ribbon('92 132, 80 130, 70 136', [3, 1]))),
    solid('m', sym('100 168, 78 160, 62 176, 80 194, 100 198')),
    stroke('M', trail('72 174, 100 184, 128 174'), 2),
  ];
}

export function pharaoh(): Part[] {
  return [
    solid('m', sym('100 26, 62 30, 38 62, 26 128, 14 184!, 60 188!, 70 140, 100 150', 100, 0.45)),
    inside(
      '2',
      both(
        each([0, 1, 2, 3, 4, 5, 6], (i) =>
          poly([
            [46 - i * 3, 62 + i * 18],
            [66 - i * 0.5, 66 + i * 18],
            [64, 74 + i * 18],
            [43 - i * 3, 71 + i * 18],
          ]),
        ),
      ),
    ),
    inside('2', both(poly('78 34, 84 33, 76 60, 68 60'))),
    solid('a', sym('100 56, 74 60, 64 92, 70 126, 84 148, 100 156')),
    solid('m', sym('100 50, 70 52, 62 68, 100 66')),
    inside('k', both(curve('72 94!, 82 88, 94 96!, 83 100'))),
    inside('w', both(ell(83, 94, 4, 3))),
    stroke('k', both(trail('68 84, 80 78, 94 86') + line('72 95, 62 98')), 3.4),
    stroke('A', both(trail('98 96, 94 116, 100 120')), 2),
    inside('A', sym('100 130, 86 132, 100 140')),
    solid('b', sym('100 154, 92 156, 90 186, 100 194')),
    stroke('m', line('92 164, 108 164') + line('91 174, 109 174'), 2),
    solid('b', curve('94 50, 90 26, 96 10, 108 14, 104 22, 108 34, 106 50')),
    inside('#E23A25', ell(101, 16, 2)),
  ];
}

export function skull(): Part[] {
  return [
    solid('w', sym('100 14, 56 22, 30 62, 34 104, 56 126, 64 160, 100 170')),
    inside('k', both(curve('54 92, 66 74, 86 80, 88 104, 70 114, 54 108'))),
    inside('a', both(petals(71, 95, 8, 21, 7))),
    inside('N', both(ell(71, 95, 7))),
    inside('k', sym('100 112, 92 124, 100 128')),
    stroke(
      'k',
      line('72 146, 128 146') +
        each([78, 89, 100, 111, 122], (x) =>
          line([
            [x, 138],
            [x, 156],
          ]),
        ),
      3,
    ),
    inside('b', petals(100, 46, 6, 24, 9) + both(petal(64, 48, 26, 8, -150))),
    inside('N', ell(100, 46, 6)),
    stroke('b', both(trail('44 76, 40 96, 50 116') + trail('78 132, 66 128, 60 136')), 3),
    solid('w', sym('100 164, 68 160, 72 184, 100 192')),
    stroke(
      'k',
      each([84, 94, 106, 116], (x) =>
        line([
          [x, 166],
          [x, 180],
        ]),
      ),
      2.6,
    ),
    solid('a', both(apart(petals(36, 44, 6, 24, 10), petals(62, 22, 6, 20, 9)))),
    inside('N', both(ell(36, 44, 6) + ell(62, 22, 5))),
  ];
}

export function scarab(): Part[] {
  return [
    solid(
      'm',
      both(
        apart(
          ribbon('66 80, 34 64, 22 40', [4, 2]),
          ribbon('60 118, 26 122, 14 142', [4, 2]),
          ribbon('66 148, 40 168, 40 190', [4, 2]),
        ),
      ),
    ),
    solid(
      'b',
      both(
        each(
          [
            [-170, 78],
            [-156, 84],
            [-142, 84],
            [-128, 78],
          ],
          ([a, l]) => petal(88, 84, l, 11, a, 0.7),
        ),
      ),
    ),
    solid('a', both(curve('99 88, 64 90, 52 124, 66 168, 99 184'))),
    stroke('A', both(trail('90 98, 72 118, 78 156, 90 172')), 2),
    solid('a', sym('100 56, 70 62, 58 88, 100 94')),
    solid('a', sym('100 36, 80 40, 78 58, 100 62')),
    solid('m', ell(100, 20, 17)),
    inside('l', ell(95, 15, 5)),
    inside('k', both(ell(88, 48, 3))),
    solid('m', both(ribbon('86 40, 74 30, 76 18', [3.4, 1.6]))),
  ];
}
