// Fire and flight.
import { apart, both, turn } from '../affine.ts';
import { curve, flame, ribbon, sym, trail } from '../curves.ts';
import { inside, type Part, reshape, solid, stroke } from '../parts.ts';
import { at, each } from '../points.ts';
import { ell, line, ngon, poly, rect, star } from '../shapes.ts';

export function comet(): Part[] {
  const tail = (a: number, l: number, w: number) =>
    ribbon([[128, 128], at(128, 128, l * 0.5, a), at(128, 128, l, a - 3)], (u) => w * (1 - u));
  return [
    solid('b', apart(tail(-138, 186, 40), tail(-150, 150, 26), tail(-124, 150, 26))),
    inside('N', apart(tail(-138, 150, 20), tail(-146, 110, 12)), 0.8),
    solid('a', ell(132, 132, 44)),
    inside('A', ell(118, 124, 9) + ell(148, 146, 12) + ell(146, 112, 6) + ell(122, 156, 5), 0.7),
    stroke('m', ell(132, 132, 44), 3),
    solid('N', star(40, 140, 4, 16, 3) + star(166, 40, 4, 20, 3.6) + star(84, 176, 4, 10, 2)),
  ];
}

export function rocket(): Part[] {
  return reshape(
    [
      solid('N', turn(flame(100, 150, 48, 78), 180, 100, 150)),
      inside('1', turn(flame(100, 156, 28, 50), 180, 100, 156)),
      solid('b', both(curve('70 108, 38 136, 32 172!, 66 152, 76 146'))),
      solid('w', sym('100 -2!, 78 28, 66 74, 70 128, 82 154, 100 156')),
      solid('a', sym('100 -2!, 84 20, 75 44, 100 50')),
      inside('a', sym('100 132, 71 130, 82 154, 100 156')),
      solid('m', ell(100, 82, 19)),
      inside('2', ell(100, 82, 13)),
      inside('L', ell(96, 77, 5)),
      solid('m', rect(84, 152, 32, 12, 3)),
      solid('b', sym('100 108, 94 122, 96 168, 100 172')),
      stroke('A', line('72 116, 128 116'), 2),
    ],
    (path) => turn(path, 32),
  );
}

export function volcano(): Part[] {
  return [
    solid('N', apart(flame(100, 66, 50, 76), flame(74, 62, 28, 48, -4), flame(126, 62, 28, 52, 4))),
    inside('a', apart(flame(100, 66, 30, 50), flame(76, 62, 16, 30), flame(124, 62, 16, 32))),
    solid('b', curve('4 190!, 46 120, 70 58!, 130 58!, 154 120, 196 190!')),
    inside(
      'a',
      curve(
        '70 58, 130 58, 136 76, 128 118, 120 92, 112 150, 102 100, 90 132, 84 88, 74 108, 66 74',
      ),
    ),
    inside('N', curve('74 58, 126 58, 126 66, 74 66')),
    inside(
      'B',
      poly('46 120, 30 190, 70 190, 60 150') + poly('154 120, 170 190, 126 190, 146 150'),
      0.6,
    ),
    solid(
      'A',
      each(
        [
          [34, 34, 7],
          [164, 26, 9],
          [150, 4, 5],
          [50, 8, 5],
        ],
        ([x, y, r]) => ngon(x, y, 6, r, x),
      ),
    ),
  ];
}

export function balloon(): Part[] {
  return [
    stroke('M', both(line('74 130, 86 164')), 2.4),
    solid('a', sym('100 4, 58 14, 32 54, 44 98, 78 136, 100 140')),
    inside('w', sym('100 4, 84 14, 76 60, 88 138, 100 140'), 0.9),
    inside('2', both(curve('66 12, 48 34, 46 80, 66 122, 56 112, 38 84, 34 52, 46 26'))),
    stroke('A', both(trail('80 8, 70 60, 86 138')), 1.6),
    solid('m', rect(78, 132, 44, 9, 3)),
    solid('m', curve('80 162, 120 162, 116 194, 84 194')),
    stroke(
      'M',
      line('82 170, 118 170') +
        line('83 180, 117 180') +
        each([90, 100, 110], (x) =>
          line([
            [x, 164],
            [x, 192],
          ]),
        ),
      1.8,
    ),
    solid('N', flame(100, 162, 14, 22)),
  ];
}

export function bonfire(): Part[] {
  return [
    solid('b', apart(turn(rect(24, 168, 152, 18, 8), 14), turn(rect(24, 168, 152, 18, 8), -14))),
    solid(
      'a',
      curve(
        '100 4!, 84 44, 52 70, 36 116, 56 158, 100 172, 146 158, 164 116, 146 78, 138 92, 128 56',
      ),
    ),
    inside('3', curve('102 54!, 84 92, 66 122, 78 158, 100 168, 126 158, 136 124, 120 108')),
    inside('N', curve('100 98!, 86 128, 84 152, 100 164, 116 152, 114 126')),
    solid('N', star(36, 52, 4, 9, 2) + star(166, 40, 4, 11, 2.4) + star(60, 16, 4, 7, 2)),
  ];
}
