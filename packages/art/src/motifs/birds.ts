// Birds of the pit, the night and the fire.
import { apart, both } from '../affine.ts';
import { curve, ribbon, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, points } from '../points.ts';
import { ell, line, petal, petals, poly } from '../shapes.ts';

export function rooster(): Part[] {
  const tail = [
    points('128 110, 160 84, 182 88, 192 118'),
    points('126 104, 154 62, 184 58, 198 84'),
    points('122 100, 142 46, 170 30, 192 44'),
    points('130 118, 160 108, 174 124, 176 146'),
  ];
  return [
    solid(
      'b',
      each(tail, (t) => ribbon(t, (u) => 5 + 9 * Math.sin(u * 2.5))),
    ),
    stroke(
      'B',
      each(tail, (t) => trail(t)),
      1.6,
      0.8,
    ),
    solid(
      'm',
      ribbon('88 158, 86 176, 82 188', [4, 3]) +
        ribbon('112 158, 116 174, 114 188', [4, 3]) +
        petals(80, 188, 1, 22, 4, 168) +
        petals(80, 188, 1, 16, 4, 20) +
        petals(114, 188, 1, 22, 4, 168) +
        petals(114, 188, 1, 16, 4, 20),
    ),
    solid(
      'a',
      curve(
        '66 60, 60 92, 56 122, 72 152, 104 164, 134 150, 146 118, 138 96, 118 104, 100 92, 92 60, 84 44',
      ),
    ),
    solid(
      'm',
      each([0, 1, 2, 3, 4, 5], (i) => petal(74 + i * 5, 60 + i * 2, 56 - i * 2, 9, 104 - i * 13)),
    ),
    stroke(
      'M',
      each([0, 1, 2, 3, 4, 5], (i) =>
        line([[74 + i * 5, 62 + i * 2], at(74 + i * 5, 60 + i * 2, 46 - i * 2, 104 - i * 13)]),
      ),
      1.2,
      0.7,
    ),
    solid(
      'b',
      apart(petal(96, 116, 54, 20, 20), petal(94, 124, 48, 17, 36), petal(92, 130, 38, 13, 54)),
    ),
    stroke('B', line('100 118, 140 132') + line('98 126, 128 148'), 1.6),
    solid(
      '#E23A25',
      apart(
        curve('52 34, 50 16, 60 22, 64 6, 72 18, 82 4, 86 20, 98 14, 94 34, 76 40'),
        curve('54 62, 48 74, 52 88, 60 82, 62 66'),
      ),
    ),
    solid('w', curve('50 50, 56 34, 76 30, 92 42, 92 62, 74 70, 56 64')),
    inside('#E23A25', curve('54 44, 70 40, 80 52, 70 62, 56 58')),
    solid('m', poly('54 44, 30 54, 56 60')),
    stroke('M', line('36 54, 56 54'), 1.4),
    inside('w', ell(70, 48, 5)),
    inside('k', ell(69, 48, 3)),
  ];
}

export function eagle(): Part[] {
  const w = each(
    [
      [-176, 92],
      [-164, 100],
      [-152, 102],
      [-141, 98],
      [-130, 90],
    ],
    ([a, l]) => petal(90, 96, l, 12, a, 0.7),
  );
  return [
    solid('A', both(w)),
    solid(
      'a',
      both(
        each(
          [
            [-178, 64],
            [-162, 70],
            [-146, 70],
            [-131, 62],
          ],
          ([a, l]) => petal(92, 98, l, 13, a, 0.7),
        ),
      ),
    ),
    solid(
      'b',
      each([70, 80, 90, 100, 110], (a) => petal(100, 126, 62, 10, a, 0.75)),
    ),
    solid('a', sym('100 64, 80 80, 76 112, 86 142, 100 152')),
    stroke(
      'A',
      both(
        each([100, 112, 124, 136], (y) =>
          trail([
            [82, y],
            [91, y + 8],
            [100, y],
          ]),
        ),
      ),
      1.6,
      0.8,
    ),
    solid('w', curve('82 82, 82 56, 96 38, 116 40, 124 56, 116 72, 118 88, 108 80, 100 92, 92 82')),
    solid('m', curve('114 46, 134 50, 142 64, 138 74!, 130 66, 116 64')),
    inside('N', ell(108, 52, 5)),
    inside('k', ell(109, 52, 3)),
    stroke('k', line('98 45, 116 47'), 3.4),
    solid('m', both(petals(88, 150, 3, 18, 4, 70))),
  ];
}

export function owl(): Part[] {
  return [
    solid('A', both(curve('52 84, 26 110, 30 164, 62 186, 70 130'))),
    solid('a', sym('100 46, 74 40, 44 14!, 42 60, 36 110, 54 170, 100 192')),
    inside('l', sym('100 108, 74 118, 68 152, 100 182'), 0.7),
    stroke(
      'A',
      each([126, 140, 154, 168], (y) =>
        each(
          [
            [-18, 0],
            [0, 18],
          ],
          ([p, q]) =>
            trail([
              [100 + p, y],
              [100 + (p + q) / 2, y + 8],
              [100 + q, y],
            ]),
        ),
      ),
      1.8,
    ),
    solid('b', both(ell(72, 82, 31))),
    inside('w', both(ell(72, 82, 23))),
    inside('m', both(ell(74, 82, 15))),
    inside('k', both(ell(76, 82, 9))),
    inside('w', both(ell(72, 78, 3))),
    solid('m', sym('100 84, 90 96, 100 114!')),
    stroke('A', both(each([100, 110, 120], (y) => petal(40, y + 16, 40, 6, 60))), 1.4),
    solid('m', both(petals(84, 184, 3, 16, 4, 60))),
  ];
}

export function phoenix(): Part[] {
  const tail = [
    points('100 120, 86 150, 50 168, 22 160'),
    points('100 120, 92 158, 64 188, 38 196'),
  ];
  const eye = (x: number, y: number) => ell(x, y, 8);
  const t = each(tail, (s) => ribbon(s, (u) => 3 + 7 * Math.sin(u * 2.6)));
  return [
    solid(
      'b',
      apart(
        both(t),
        ribbon('100 120, 100 164, 92 190, 100 208', (u) => 3 + 6 * Math.sin(u * 2.6)),
      ),
    ),
    solid('m', apart(both(eye(22, 160) + eye(40, 194)), eye(100, 204))),
    inside('b', both(ell(22, 160, 3.6) + ell(40, 194, 3.6))),
    ...phoenixWings(),
    solid('a', sym('100 56, 88 66, 80 92, 86 118, 100 138')),
    stroke(
      'A',
      both(
        each([92, 102, 112], (y) =>
          trail([
            [86, y],
            [93, y + 7],
            [100, y],
          ]),
        ),
      ),
      1.6,
      0.7,
    ),
    solid('a', curve('100 70, 90 58, 92 40, 106 32, 118 38, 132 46, 118 50, 112 60')),
    solid('m', poly('116 40, 136 46, 117 50')),
    inside('w', ell(107, 42, 4.2)),
    inside('k', ell(108, 42, 2.4)),
    solid(
      'b',
      apart(
        ribbon('100 36, 92 22, 96 8', (u) => 1 + 4 * u),
        ribbon('96 38, 80 28, 76 14', (u) => 1 + 4 * u),
        ribbon('104 33, 106 18, 114 8', (u) => 1 + 4 * u),
      ),
    ),
  ];
}

function phoenixWings(): Part[] {
  const feather = (x: number, y: number, len: number, a: number, w = 12) =>
    petal(x, y, len, w, a, 0.62);
  const wing = each(
    [
      [-168, 88],
      [-154, 94],
      [-140, 96],
      [-126, 92],
      [-113, 82],
    ],
    ([a, l]) => feather(92, 96, l, a, 15),
  );
  const wing2 = each(
    [
      [-172, 58],
      [-155, 62],
      [-136, 60],
      [-118, 50],
    ],
    ([a, l]) => feather(94, 98, l, a, 13),
  );
  return [
    solid('a', both(wing)),
    stroke(
      'A',
      both(
        each([-168, -154, -140, -126, -113], (a) => line([at(92, 96, 20, a), at(92, 96, 78, a)])),
      ),
      1.6,
      0.7,
    ),
    solid('m', both(wing2)),
    stroke(
      'M',
      both(each([-172, -155, -136, -118], (a) => line([at(94, 98, 14, a), at(94, 98, 48, a)]))),
      1.4,
      0.7,
    ),
  ];
}
