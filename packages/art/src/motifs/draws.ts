// Draws: balls, drum and ticket.
import { both, turn } from '../affine.ts';
import { curve } from '../curves.ts';
import { type Fill, inside, type Part, solid, stroke } from '../parts.ts';
import { at, each } from '../points.ts';
import { ell, line, rect, star } from '../shapes.ts';

export function balls(): Part[] {
  const b = (x: number, y: number, r: number, f: Fill) => [
    solid(f, ell(x, y, r)),
    inside('w', ell(x - r * 0.1, y - r * 0.06, r * 0.52)),
    inside('k', star(x - r * 0.1, y - r * 0.06, 5, r * 0.34, r * 0.15), 0.85),
    inside('w', ell(x - r * 0.4, y - r * 0.55, r * 0.2, r * 0.13), 0.9),
  ];
  return [
    ...b(58, 148, 42, 'b'),
    ...b(146, 146, 44, 'm'),
    ...b(102, 78, 50, 'a'),
    ...b(168, 74, 22, 'b'),
    ...b(30, 76, 24, 'm'),
  ];
}

const tumbling = (x: number, y: number, r: number, fill: Fill) => [
  inside(fill, ell(x, y, r)),
  inside('w', ell(x, y, r * 0.5)),
  inside('k', ell(x, y, r * 0.2)),
];

export function drum(): Part[] {
  return [
    solid('m', both(curve('44 150, 58 150, 40 196, 22 196'))),
    solid('B', ell(100, 96, 84)),
    stroke('m', ell(100, 96, 84), 6),
    ...tumbling(66, 116, 19, 'a'),
    ...tumbling(104, 134, 20, 'm'),
    ...tumbling(140, 110, 19, 'b'),
    ...tumbling(102, 94, 18, 'w'),
    ...tumbling(70, 72, 15, 'b'),
    ...tumbling(130, 68, 16, 'a'),
    stroke(
      '3',
      each([0, 45, 90, 135], (a) => line([at(100, 96, 84, a), at(100, 96, 84, a + 180)])),
      1.6,
      0.5,
    ),
    inside('w', curve('40 70, 62 38, 86 28, 66 50, 48 86'), 0.5),
    solid('m', ell(188, 96, 10)),
  ];
}

export function ticket(): Part[] {
  return [
    solid('a', turn('M10 56H78A10 10 0 0 0 98 56H190V144H98A10 10 0 0 0 78 144H10Z', -12)),
    inside('w', turn(rect(104, 68, 74, 64, 5), -12)),
    stroke(
      'A',
      turn(
        each([62, 76, 90, 104, 118, 132, 140], (y) =>
          line([
            [88, y],
            [88, y + 5],
          ]),
        ),
        -12,
      ),
      3,
    ),
    inside(
      '2',
      turn(
        [0, 1, 2, 3]
          .flatMap((i) => [0, 1, 2].map((j) => ell(117 + i * 16, 82 + j * 18, 6)))
          .join(''),
        -12,
      ),
    ),
    inside('#C2372A', turn(ell(133, 100, 6) + ell(165, 82, 6) + ell(149, 118, 6), -12)),
    inside('m', turn(star(45, 100, 8, 28, 18), -12)),
    inside('A', turn(star(45, 100, 5, 14, 6), -12)),
  ];
}
