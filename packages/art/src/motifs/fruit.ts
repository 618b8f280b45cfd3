// The fruit of the classic cabinet.
import { apart, turn } from '../affine.ts';
import { curve, ribbon, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { each, points, times } from '../points.ts';
import { ell, line, petal, sector } from '../shapes.ts';

export function cherries(): Part[] {
  return [
    solid(
      'b',
      apart(ribbon('62 128, 72 80, 112 26', [3, 4]), ribbon('140 120, 136 80, 112 26', [3, 4])),
    ),
    solid('b', curve('112 28!, 136 8, 170 12, 190 34!, 164 46, 132 44')),
    stroke(
      'B',
      trail('114 28, 144 26, 180 34') + line('138 27, 150 16') + line('146 28, 156 40'),
      2,
    ),
    solid('a', curve('62 116, 34 106, 16 130, 24 166, 56 182, 88 168, 96 134, 80 108')),
    solid('a', curve('140 112, 114 104, 100 130, 110 162, 142 176, 174 160, 178 126, 160 104')),
    inside(
      'w',
      curve('34 128, 44 120, 48 128, 36 146') + curve('118 122, 128 116, 132 124, 120 138'),
      0.85,
    ),
  ];
}

export function lemon(): Part[] {
  return [
    solid('b', curve('118 40!, 132 12, 166 8, 180 18!, 162 40, 136 46')),
    stroke('B', line('120 40, 164 22'), 2),
    solid(
      'a',
      turn(
        curve(
          '8 108!, 26 96, 48 62, 100 44, 152 62, 174 96, 192 108!, 174 122, 152 154, 100 172, 48 154, 26 122',
        ),
        -24,
      ),
    ),
    stroke(
      'A',
      each(
        [
          [70, 90],
          [92, 74],
          [120, 96],
          [84, 122],
          [112, 132],
          [138, 112],
          [102, 104],
        ],
        ([x, y]) =>
          line([
            [x, y],
            [x + 0.1, y],
          ]),
      ),
      3.4,
      0.6,
    ),
    inside('w', curve('44 118, 52 92, 74 72, 66 92, 56 120'), 0.8),
  ];
}

export function plum(): Part[] {
  return [
    solid('b', curve('104 40!, 124 10, 158 8, 176 20!, 154 44, 124 50')),
    solid('m', ribbon('100 52, 98 30, 108 14', [3, 4])),
    solid(
      'a',
      curve('100 50, 64 38, 30 64, 26 118, 54 166, 100 184, 148 166, 176 118, 168 64, 134 40'),
    ),
    stroke('A', trail('102 52, 84 100, 100 178'), 3, 0.7),
    inside('w', curve('46 112, 46 84, 66 64, 60 88, 58 114'), 0.8),
  ];
}

export function melon(): Part[] {
  return [
    solid('b', sector(100, 60, 112, 0, 12, 168)),
    inside('w', sector(100, 60, 100, 0, 10, 170)),
    inside('a', sector(100, 58, 90, 0, 8, 172)),
    inside(
      'k',
      each(
        [
          [64, 96],
          [100, 88],
          [136, 96],
          [84, 122],
          [118, 122],
          [100, 144],
          [52, 78],
          [148, 78],
        ],
        ([x, y]) => petal(x, y - 8, 15, 7, 90, 0.7),
      ),
    ),
    stroke('w', line('30 66, 170 66'), 3, 0.5),
  ];
}

export function grapes(): Part[] {
  const rows = points('4 62, 5 88, 4 114, 3 138, 2 160, 1 182');
  const g = rows.flatMap(([k, y]) => times(k, (i) => [100 + (i - (k - 1) / 2) * 29, y]));
  return [
    solid(
      'b',
      curve(
        '100 40!, 60 50, 34 34, 30 14!, 60 10, 82 16, 96 4!, 112 20, 148 12, 166 24!, 150 46, 124 52',
      ),
    ),
    stroke('B', line('100 40, 60 24') + line('100 40, 138 26'), 2),
    solid(
      'a',
      each(g, ([x, y]) => ell(x, y, 17)),
    ),
    stroke(
      'A',
      each(g, ([x, y]) => ell(x, y, 17)),
      2.6,
    ),
    inside(
      'w',
      each(g, ([x, y]) => ell(x - 5, y - 6, 4, 3.4)),
      0.75,
    ),
  ];
}
