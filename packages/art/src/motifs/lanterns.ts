// The lantern street: lights, gates, tea and luck.
import { apart, turn } from '../affine.ts';
import { cloud, curve, ribbon, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, repeat, times } from '../points.ts';
import { ell, line, petal, petals, rect, ring, sector, star } from '../shapes.ts';

export function lantern(): Part[] {
  const ribs = each([-44, -26, 0, 26, 44], (x) =>
    trail([
      [100 + x * 0.55, 48],
      [100 + x * 1.42, 92],
      [100 + x * 0.55, 136],
    ]),
  );
  return [
    solid('m', rect(97, 4, 6, 34)),
    solid('m', ring(100, 8, 10, 5)),
    solid('a', sym('100 42, 66 44, 36 66, 30 92, 36 118, 66 140, 100 142')),
    inside('L', ell(100, 92, 30, 40), 0.25),
    stroke('A', ribs, 2.4, 0.8),
    solid('m', rect(66, 34, 68, 14, 4) + rect(66, 136, 68, 14, 4)),
    stroke('M', line('72 41, 128 41') + line('72 143, 128 143'), 1.6),
    solid('m', petals(100, 92, 8, 27, 9)),
    inside('a', ell(100, 92, 8)),
    solid(
      'b',
      each([76, 88, 100, 112, 124], (x, i) =>
        ribbon(
          [
            [x, 148],
            [x + (i % 2 ? 2 : -2), 172],
            [x, 188 + (i % 2) * 8],
          ],
          [3.6, 1.6],
        ),
      ),
    ),
    solid(
      'm',
      each([76, 100, 124], (x) => ell(x, 164, 5)),
    ),
  ];
}

export function moongate(): Part[] {
  return [
    solid('b', ell(100, 100, 70)),
    inside('N', ell(124, 76, 24)),
    inside('w', ell(120, 72, 20), 0.5),
    inside('B', curve('28 150, 56 108, 80 132, 108 96, 140 136, 172 116, 176 180, 28 180')),
    inside('2', curve('28 164, 70 138, 110 156, 150 136, 176 156, 176 184, 28 184')),
    stroke('w', trail('44 160, 70 156, 96 162') + trail('100 150, 126 146, 150 152'), 1.6, 0.6),
    solid('a', ring(100, 100, 88, 68)),
    stroke(
      'A',
      repeat(28, (i) => line([at(100, 100, 69, (i * 360) / 28), at(100, 100, 87, (i * 360) / 28)])),
      1.6,
      0.7,
    ),
    stroke('m', ell(100, 100, 78), 2),
    solid('m', rect(38, 172, 124, 10, 2) + rect(26, 182, 148, 10, 2)),
    solid(
      'k',
      ribbon('190 22, 160 40, 130 44, 104 60', [4, 1.2]) +
        ribbon('160 40, 150 58, 134 66', [2.4, 1]),
    ),
    solid(
      'b',
      petals(132, 44, 5, 13, 6) +
        petals(106, 58, 5, 12, 6, 0) +
        petals(152, 58, 5, 12, 6, 20) +
        petals(164, 36, 5, 12, 6),
    ),
    inside('N', ell(132, 44, 3) + ell(106, 58, 3) + ell(152, 58, 3) + ell(164, 36, 3)),
  ];
}

export function temple(): Part[] {
  return [
    solid('m', rect(97, 4, 6, 26) + ell(100, 10, 6) + ell(100, 22, 8, 4)),
    solid('b', apart(rect(76, 50, 48, 34), rect(66, 92, 68, 36), rect(56, 136, 88, 44))),
    inside('k', rect(92, 60, 16, 24, 7) + rect(90, 102, 20, 26, 9) + rect(86, 146, 28, 36, 13)),
    inside('N', rect(95, 64, 10, 20, 5) + rect(94, 108, 12, 20, 6) + rect(91, 152, 18, 30, 9), 0.9),
    stroke(
      'B',
      each([66, 76, 124, 134], (x) =>
        line([
          [x, 138],
          [x, 180],
        ]),
      ) +
        each([76, 124], (x) =>
          line([
            [x, 94],
            [x, 128],
          ]),
        ),
      3,
    ),
    ...templeRoofs(),
    solid('m', rect(38, 180, 124, 8, 2) + rect(26, 188, 148, 8, 2)),
  ];
}

/** Top, half a width, and height of each roof. */
const ROOFS: readonly (readonly [number, number, number])[] = [
  [26, 46, 28],
  [66, 62, 30],
  [108, 80, 34],
];

/** Three roofs with their tiles and eaves. */
function templeRoofs(): Part[] {
  return [
    ...ROOFS.map(([y, w, h]) => solid('a', roof(y, w, h))),
    stroke(
      'A',
      each(ROOFS, ([y, w, h]) =>
        each([-0.6, -0.35, -0.12, 0.12, 0.35, 0.6], (u) =>
          line([
            [100 + u * w * 0.5, y + h * 0.4],
            [100 + u * w * 1.2, y + h * 0.92],
          ]),
        ),
      ),
      1.4,
      0.6,
    ),
    stroke(
      'm',
      each(ROOFS, ([y, w, h]) =>
        line([
          [100 - w * 0.92, y + h - 2],
          [100 + w * 0.92, y + h - 2],
        ]),
      ),
      3,
    ),
  ];
}

function roof(y: number, w: number, h: number) {
  return sym([
    [100, y],
    [100 - w * 0.3, y + h * 0.35],
    [100 - w * 0.72, y + h * 0.78],
    [100 - w, y + h * 0.62, 1],
    [100 - w * 0.94, y + h, 1],
    [100, y + h],
  ]);
}

export function fan(): Part[] {
  const blades = repeat(13, (i) =>
    sector(100, 168, 140, 52, -162 + i * 11.1, -162 + i * 11.1 + 10.4),
  );
  return [
    solid('a', blades),
    inside('B', sector(100, 168, 92, 52, -162, -18), 0.75),
    solid('m', sector(100, 168, 140, 132, -162, -18)),
    inside('N', ell(126, 76, 22)),
    inside('b', apart(cloud(64, 96, 0.62), cloud(136, 106, 0.5), cloud(104, 60, 0.36))),
    stroke('k', ribbon('30 120, 60 74, 80 56', [2, 1]), 1.4),
    inside('b', petals(70, 68, 5, 12, 6) + petals(50, 90, 5, 11, 6, 10) + petals(84, 52, 5, 10, 5)),
    solid(
      'm',
      repeat(13, (i) => petal(100, 168, 62, 5, -157 + i * 11.1, 0.7)),
    ),
    solid('k', ell(100, 168, 7)),
    solid('b', ribbon('100 172, 108 184, 102 198', [3, 6])),
  ];
}

export function teapot(): Part[] {
  return [
    stroke('3', trail('70 22, 62 10, 72 -2') + trail('96 20, 88 6, 98 -8'), 3, 0.8),
    solid('m', ring(140, 116, 42, 31)),
    solid('a', curve('60 116, 34 106, 22 80, 6 72, 16 66, 38 72, 50 96, 66 98')),
    solid('a', sym('100 62, 60 68, 36 104, 44 148, 74 172, 100 174')),
    solid('m', sym('100 48, 78 52, 66 66, 100 72')),
    solid('m', ell(100, 42, 8)),
    solid('b', petals(96, 122, 8, 32, 11)),
    inside('L', petals(96, 122, 8, 18, 7, -68)),
    solid('m', ell(96, 122, 6)),
    stroke(
      'm',
      trail('48 146, 74 160, 100 162, 126 160, 152 146') +
        trail('52 86, 76 76, 100 74, 124 76, 148 86'),
      2.6,
    ),
    solid('m', rect(70, 170, 60, 10, 4)),
  ];
}

export function firecrackers(): Part[] {
  const stick = (x: number, y: number, a: number): [string, string] => [
    turn(rect(x - 8, y, 16, 44, 3), a, x, y),
    turn(rect(x - 8, y + 4, 16, 5) + rect(x - 8, y + 35, 16, 5), a, x, y),
  ];
  const s = times(8, (i) => stick(i % 2 ? 108 : 92, 34 + (i >> 1) * 36, i % 2 ? -32 : 32));
  return [
    solid('k', ribbon('100 4, 103 60, 97 120, 100 178', [2, 2])),
    solid('m', petals(100, 20, 6, 22, 9)),
    solid(
      'a',
      each(s, (q) => q[0]),
    ),
    inside(
      'm',
      each(s, (q) => q[1]),
    ),
    solid('N', star(100, 184, 9, 20, 8)),
    inside('b', star(100, 184, 9, 11, 5)),
    solid('a', ell(100, 20, 6)),
  ];
}
