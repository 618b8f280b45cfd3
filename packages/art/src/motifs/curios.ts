// Curios of the back room.
import { apart, both, turn } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { inside, type Part, reshape, solid, stroke } from '../parts.ts';
import { each } from '../points.ts';
import { ell, line, petals, poly, rect, ring, star } from '../shapes.ts';

export function hourglass(): Part[] {
  return [
    solid('l', sym('100 24, 54 26, 52 60, 92 100, 52 140, 54 174, 100 176'), 0.9),
    inside('b', sym('100 62, 62 62, 70 78, 98 98, 98 130, 66 158, 62 170, 100 172')),
    solid('m', apart(rect(38, 12, 124, 18, 5), rect(38, 170, 124, 18, 5))),
    solid('m', both(rect(44, 28, 9, 144, 3))),
    stroke('M', line('46 21, 154 21') + line('46 179, 154 179'), 2),
    inside('w', curve('64 34, 68 34, 66 52, 72 64, 62 54'), 0.8),
    solid('a', apart(both(ell(48, 100, 8)), ell(100, 12, 9))),
  ];
}

export function orb(): Part[] {
  return [
    solid('m', curve('54 152, 146 152, 162 186, 38 186')),
    solid('b', rect(30, 180, 140, 14, 6)),
    solid('a', ell(100, 92, 72)),
    inside('B', curve('40 110, 72 84, 100 104, 128 78, 164 108, 146 146, 100 164, 56 146'), 0.7),
    inside('N', star(100, 82, 8, 44, 12)),
    inside('w', star(100, 82, 8, 26, 6, -67), 0.8),
    inside('w', curve('48 66, 62 42, 80 32, 68 52, 56 76'), 0.8),
    stroke('m', trail('40 130, 100 166, 160 130'), 6),
    solid('N', star(24, 24, 4, 14, 3) + star(180, 40, 4, 16, 3)),
  ];
}

export function lamp(): Part[] {
  return [
    stroke('3', trail('40 70, 26 50, 44 34, 30 14'), 4),
    solid('m', ring(150, 112, 32, 22)),
    solid('m', curve('14 84!, 40 92, 70 112, 140 98, 158 116, 140 146, 104 154, 68 142, 40 112')),
    solid('m', sym('100 72, 80 80, 70 100, 100 106')),
    solid('b', ell(100, 66, 9)),
    solid('m', curve('82 150, 118 150, 136 180, 64 180')),
    stroke('M', trail('58 118, 100 128, 146 114'), 2.4),
    solid('a', petals(104, 132, 6, 13, 5)),
    inside('w', curve('60 108, 84 114, 110 108, 84 120'), 0.7),
    solid('N', star(30, 8, 4, 16, 3) + star(60, 30, 4, 10, 2)),
  ];
}

export function sword(): Part[] {
  const s = [
    solid('w', poly('100 2, 110 18, 108 126, 92 126, 90 18')),
    inside('M', poly('100 4, 110 18, 108 126, 100 126'), 0.5),
    solid('m', curve('56 124, 70 120, 100 124, 130 120, 144 124, 140 138, 100 134, 60 138')),
    solid('a', rect(94, 134, 12, 38, 3)),
    stroke(
      'N',
      each([142, 150, 158, 166], (y) =>
        line([
          [94, y],
          [106, y - 4],
        ]),
      ),
      1.6,
    ),
    solid('m', ell(100, 180, 11)),
  ];
  const t = (a: number) => reshape(s, (path) => turn(path, a, 100, 104));
  return [
    ...t(38),
    ...t(-38),
    solid('b', sym('100 54, 70 64, 58 62, 60 110, 100 156')),
    inside('m', sym('100 70, 76 78, 76 108, 100 138')),
    inside('a', star(100, 102, 6, 22, 10)),
  ];
}

export function beer(): Part[] {
  return [
    solid('m', ring(150, 112, 36, 22)),
    solid('m', rect(36, 60, 110, 128, 10)),
    inside('N', rect(46, 74, 90, 104, 6), 0.85),
    inside('3', rect(46, 100, 90, 78, 6)),
    solid(
      'w',
      apart(
        ell(56, 54, 24),
        ell(92, 44, 28),
        ell(130, 54, 24),
        rect(40, 54, 102, 22, 10),
        ell(54, 82, 13),
        ell(104, 80, 11),
      ),
    ),
    stroke(
      'M',
      each([66, 92, 118], (x) =>
        line([
          [x, 106],
          [x, 168],
        ]),
      ),
      4,
      0.6,
    ),
    solid('a', rect(32, 176, 118, 16, 5)),
    inside('w', ell(76, 130, 3) + ell(106, 144, 4) + ell(84, 154, 2.6), 0.8),
  ];
}
