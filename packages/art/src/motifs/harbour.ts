// The harbour.
import { apart, both } from '../affine.ts';
import { along, curve, ribbon, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, points, repeat } from '../points.ts';
import { ell, line, poly, rect, ring, star } from '../shapes.ts';

export function anchor(): Part[] {
  return [
    solid('m', ring(100, 30, 22, 12)),
    solid('m', rect(92, 50, 16, 124, 4)),
    solid('m', rect(58, 64, 84, 14, 6)),
    solid(
      'm',
      both(
        curve(
          '100 190, 60 180, 32 150, 24 116, 10 128!, 22 90!, 56 112!, 42 116, 52 144, 74 160, 100 166',
        ),
      ),
    ),
    solid('m', both(ell(58, 71, 9))),
    solid('b', ribbon('70 26, 130 52, 66 84, 136 116, 70 146, 120 168, 150 158', [6, 5])),
    stroke(
      'B',
      each(along('70 26, 130 52, 66 84, 136 116, 70 146, 120 168, 150 158', 6), (p) =>
        line([
          [p.x + p.nx * 5 + p.tx * 3, p.y + p.ny * 5 + p.ty * 3],
          [p.x - p.nx * 5 - p.tx * 3, p.y - p.ny * 5 - p.ty * 3],
        ]),
      ),
      1.6,
      0.8,
    ),
    solid('a', star(100, 71, 5, 13, 5.4)),
  ];
}

export function ship(): Part[] {
  return [
    solid('m', rect(97, 12, 6, 130) + rect(54, 44, 4, 96) + rect(144, 44, 4, 96)),
    solid('b', curve('103 4, 134 10, 124 18, 103 22')),
    solid('w', curve('66 26!, 136 26!, 146 52, 136 78!, 64 78!, 56 54')),
    solid('w', curve('60 84!, 142 84!, 154 108, 144 134!, 56 134!, 48 110')),
    inside('a', star(100, 108, 8, 19, 10)),
    stroke('A', trail('62 54, 100 60, 142 54') + trail('52 120, 100 128, 150 120'), 1.6, 0.5),
    solid(
      'a',
      curve('14 126!, 44 140, 150 140, 176 116!, 188 120, 168 168, 146 184, 56 184, 34 168'),
    ),
    solid('m', curve('22 140, 48 152, 152 152, 178 136, 176 144, 152 160, 48 160, 26 148')),
    inside(
      'k',
      each([56, 80, 104, 128, 150], (x) => rect(x - 6, 164, 11, 10, 2)),
    ),
    solid(
      'b',
      curve('4 188, 30 176, 56 190, 84 176, 112 190, 140 176, 168 190, 196 178, 190 204, 10 204'),
    ),
  ];
}

export function chest(): Part[] {
  const coins = points('58 84, 80 74, 104 70, 126 78, 146 86, 70 92, 96 88, 120 92');
  return [
    solid('A', curve('28 78!, 34 40, 66 18, 134 18, 166 40, 172 78!')),
    inside('k', curve('38 78, 44 48, 70 30, 130 30, 156 48, 162 78')),
    stroke('m', trail('28 78, 34 40, 66 18, 134 18, 166 40, 172 78'), 6),
    solid(
      'm',
      each(coins, ([x, y]) => ell(x, y, 15, 11)),
    ),
    stroke(
      'M',
      each(coins, ([x, y]) => ell(x, y, 9, 6)),
      1.6,
    ),
    solid('b', poly('88 58, 100 44, 116 44, 126 58, 107 80')),
    inside('L', poly('100 44, 116 44, 107 58') + poly('88 58, 100 44, 107 58'), 0.6),
    solid('a', rect(24, 96, 152, 86, 8)),
    stroke(
      'A',
      each([118, 140, 162], (y) =>
        line([
          [28, y],
          [172, y],
        ]),
      ),
      2.4,
    ),
    solid(
      'm',
      apart(
        rect(20, 90, 160, 16, 4),
        rect(40, 96, 16, 86),
        rect(144, 96, 16, 86),
        rect(20, 172, 160, 14, 4),
      ),
    ),
    inside('M', [48, 152].flatMap((x) => [112, 132, 152].map((y) => ell(x, y, 3))).join('')),
    solid('m', rect(80, 92, 40, 44, 8)),
    inside('k', ell(100, 110, 6) + poly('97 112, 103 112, 106 128, 94 128')),
  ];
}

export function compass(): Part[] {
  return [
    solid('m', ring(100, 18, 14, 8)),
    solid('m', ell(100, 108, 84)),
    inside('w', ell(100, 108, 70)),
    stroke(
      'M',
      repeat(32, (i) =>
        line([at(100, 108, i % 4 ? 64 : 58, i * 11.25), at(100, 108, 69, i * 11.25)]),
      ) + ell(100, 108, 46),
      1.8,
    ),
    inside('b', star(100, 108, 4, 44, 12, -45)),
    inside('a', star(100, 108, 4, 62, 14)),
    inside(
      'A',
      each([0, 90, 180, 270], (a) =>
        poly([[100, 108], at(100, 108, 62, a - 90), at(100, 108, 14, a - 45)]),
      ),
      0.7,
    ),
    inside('m', ell(100, 108, 9)),
  ];
}
