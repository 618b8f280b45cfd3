// Balls, gloves and cups.
import { apart, both, turn } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, repeat, times } from '../points.ts';
import { ell, line, ngon, poly, rect, ring, star } from '../shapes.ts';

export function trophy(): Part[] {
  return [
    solid(
      'm',
      both(curve('54 40, 20 36, 14 62, 32 92, 66 104, 64 90, 42 80, 32 60, 38 52, 56 54')),
    ),
    solid('m', sym('100 18, 48 20, 52 74, 70 110, 92 124, 92 146, 100 146')),
    solid('m', ell(100, 20, 53, 9)),
    inside('M', ell(100, 20, 44, 5.5)),
    solid('a', star(100, 66, 5, 24, 10)),
    inside('w', curve('60 34, 66 34, 66 66, 74 92, 62 72'), 0.7),
    solid('m', rect(82, 142, 36, 10, 3)),
    solid('b', curve('66 152, 134 152, 142 190, 58 190')),
    solid('m', rect(52, 184, 96, 12, 4)),
    inside('N', rect(82, 162, 36, 14, 2)),
  ];
}

export function football(): Part[] {
  const hex = times(5, (i) =>
    poly([
      at(100, 100, 62, i * 72 - 90 - 16),
      at(100, 100, 62, i * 72 - 90 + 16),
      at(100, 100, 90, i * 72 - 90 + 14),
      at(100, 100, 90, i * 72 - 90 - 14),
    ]),
  );
  return [
    solid('w', ell(100, 100, 86)),
    inside('k', apart(ngon(100, 100, 5, 30), ...hex)),
    stroke(
      'k',
      repeat(5, (i) => line([at(100, 100, 30, i * 72 - 90), at(100, 100, 62, i * 72 - 90)])) +
        repeat(
          5,
          (i) =>
            line([
              at(100, 100, 62, i * 72 - 74),
              at(100, 100, 55, i * 72 - 54),
              at(100, 100, 62, i * 72 - 34),
            ]) + line([at(100, 100, 55, i * 72 - 54), at(100, 100, 86, i * 72 - 54)]),
        ),
      2.6,
    ),
    stroke('3', ell(100, 100, 86), 2),
  ];
}

export function basketball(): Part[] {
  return [
    solid('a', ell(100, 100, 86)),
    stroke(
      'k',
      line('100 14, 100 186') +
        line('14 100, 186 100') +
        trail('40 38, 72 100, 40 162') +
        trail('160 38, 128 100, 160 162'),
      4,
    ),
  ];
}

export function tennis(): Part[] {
  return [
    solid('m', turn(rect(92, 118, 16, 78, 6), 34)),
    solid('a', turn(ring(100, 66, 60, 48), 34)),
    stroke(
      'w',
      turn(
        each(
          [-36, -24, -12, 0, 12, 24, 36],
          (d) =>
            line([
              [100 + d, 66 - Math.sqrt(2304 - d * d)],
              [100 + d, 66 + Math.sqrt(2304 - d * d)],
            ]) +
            line([
              [100 - Math.sqrt(2304 - d * d), 66 + d],
              [100 + Math.sqrt(2304 - d * d), 66 + d],
            ]),
        ),
        34,
      ),
      1.4,
      0.8,
    ),
    solid('a', turn(poly('84 116, 116 116, 106 140, 94 140'), 34)),
    solid('#D5E84A', ell(58, 138, 34)),
    stroke('w', trail('32 118, 52 136, 34 162') + trail('84 116, 66 138, 84 160'), 3.4),
  ];
}

export function boxing(): Part[] {
  return [
    solid('a', curve('58 140, 34 104, 40 52, 78 20, 126 24, 152 58, 150 104, 136 146')),
    solid('a', curve('44 92, 24 84, 22 110, 44 138, 72 132, 84 112, 70 100')),
    stroke('A', trail('100 36, 116 60, 112 96') + trail('48 106, 60 118, 76 116'), 3),
    solid('w', poly('56 140, 138 146, 134 164, 56 160')),
    solid('b', curve('56 158, 134 164, 140 194, 50 194')),
    inside('w', curve('58 60, 78 38, 96 34, 78 52, 66 78'), 0.7),
    solid('N', star(172, 34, 8, 24, 9)),
  ];
}

export function cricket(): Part[] {
  return [
    solid('m', turn(rect(94, 2, 12, 60, 4), 40)),
    solid('a', turn(curve('86 60, 114 60, 122 76, 122 186, 100 196, 78 186, 78 76', 0.3), 40)),
    stroke('A', turn(line('100 76, 100 184'), 40), 2),
    solid('b', turn(rect(91, 8, 18, 34, 4), 40)),
    solid('#C2372A', ell(148, 140, 34)),
    stroke('w', trail('126 118, 150 140, 164 168') + trail('132 112, 156 134, 170 160'), 2),
  ];
}
