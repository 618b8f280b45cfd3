// The arena: e-sport, racing and the pit.
import { apart, both, turn } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, repeat, times } from '../points.ts';
import { ell, line, petal, poly, rect, ring, star } from '../shapes.ts';

const lick = (x: number, y: number, s: number) =>
  curve([
    [x - 14, y, 1],
    [x + s * 0.6, y - 12],
    [x + s, y + 16, 1],
    [x + 6, y + 20],
  ]);

export function helmet(): Part[] {
  return [
    solid(
      'a',
      curve(
        '24 110, 28 56, 70 16, 128 18, 172 58, 180 112, 156 132, 150 166, 96 182, 70 160, 66 132, 34 132',
      ),
    ),
    inside('w', curve('92 18, 112 17, 150 44, 176 96, 160 100, 134 54')),
    inside('k', curve('26 84, 70 74, 86 96, 80 126, 34 130, 24 108')),
    inside('2', curve('32 88, 66 82, 76 98, 70 116, 38 118')),
    inside('L', poly('40 88, 56 86, 46 116, 38 116'), 0.8),
    solid('m', ell(96, 112, 10)),
    inside('b', curve('70 146, 146 140, 148 162, 98 180, 76 166')),
  ];
}

export function horse(): Part[] {
  return [
    solid(
      'b',
      apart(
        lick(112, 20, 30),
        lick(134, 40, 34),
        lick(148, 68, 36),
        lick(156, 100, 36),
        lick(158, 132, 32),
      ),
    ),
    solid(
      'a',
      curve(
        '92 10!, 104 34, 132 52, 150 96, 154 196!, 76 196!, 84 150, 92 120, 70 130, 52 146, 34 144, 26 126, 44 96, 62 64, 74 42, 82 34',
      ),
    ),
    inside('w', curve('70 60, 78 66, 58 112, 40 128, 38 118, 56 88')),
    inside('k', ell(82, 70, 6, 5)),
    inside('w', ell(80, 68, 1.8)),
    inside('k', ell(38, 124, 4, 3)),
    stroke('m', trail('58 100, 72 112, 98 106') + trail('72 112, 96 74, 110 50'), 5),
    solid('m', ell(73, 112, 6)),
    stroke('A', trail('100 60, 116 90, 112 130'), 3, 0.6),
  ];
}

export function controller(): Part[] {
  return [
    stroke('M', trail('100 58, 104 36, 84 24, 92 4'), 5),
    solid('a', sym('100 62, 70 54, 36 60, 16 104, 10 152, 28 174, 50 160, 68 134, 100 132')),
    inside('k', both(ell(72, 122, 17))),
    inside('b', both(ell(72, 120, 12))),
    inside('k', rect(38, 84, 34, 11, 3) + rect(49.5, 72.5, 11, 34, 3)),
    inside('N', ell(144, 76, 6.4)),
    inside('#F0705C', ell(157, 89, 6.4)),
    inside('2', ell(131, 89, 6.4)),
    inside('w', ell(144, 102, 6.4)),
    solid('m', rect(88, 80, 24, 8, 4)),
    solid('m', both(rect(36, 48, 42, 12, 6))),
  ];
}

export function keyboard(): Part[] {
  const k = [7, 7, 7, 5].flatMap((keys, r) =>
    times(keys, (c) => [14 + c * 25 + (r === 3 ? 25 : 0), 64 + r * 27, r, c]),
  );
  return [
    solid('B', rect(4, 52, 192, 126, 14)),
    inside(
      'A',
      each(k, ([x, y]) => rect(x, y + 3, 21, 22, 5)),
    ),
    inside(
      '1',
      each(k, ([x, y]) => rect(x, y, 21, 20, 5)),
    ),
    inside(
      'm',
      each(
        k.filter(([, , r, c]) => (r === 0 && c === 2) || (r === 1 && c >= 1 && c <= 3)),
        ([x, y]) => rect(x, y, 21, 20, 5),
      ),
    ),
    solid('m', both(poly('92 44, 74 10, 98 24'))),
    solid('a', poly('100 6, 116 28, 100 50, 84 28')),
  ];
}

export function crosshair(): Part[] {
  return [
    solid('m', ring(100, 100, 88, 74)),
    solid('a', ring(100, 100, 56, 46)),
    solid(
      'm',
      each([0, 90, 180, 270], (a) => turn(rect(95, 0, 10, 50, 3), a)),
    ),
    solid('b', star(100, 100, 4, 34, 12, -45)),
    solid('N', ell(100, 100, 8)),
    stroke(
      'A',
      repeat(36, (i) => line([at(100, 100, 77, i * 10), at(100, 100, 85, i * 10)])),
      1.6,
    ),
  ];
}

export function stadium(): Part[] {
  return [
    solid('b', ell(100, 122, 96, 62)),
    inside('B', ell(100, 118, 84, 50)),
    inside(
      'm',
      repeat(22, (i) => ell(100 + 90 * Math.cos(i * 0.2856), 120 + 56 * Math.sin(i * 0.2856), 3)),
    ),
    inside('#2C8A4E', ell(100, 122, 64, 36)),
    inside(
      '#37A25E',
      each([52, 84, 116], (x) => rect(x, 88, 16, 68)),
      0.5,
    ),
    stroke('w', rect(56, 100, 88, 44, 2) + line('100 100, 100 144') + ell(100, 122, 12, 8), 1.8),
    solid('m', both(rect(26, 22, 5, 70))),
    solid('N', both(rect(10, 10, 38, 24, 4))),
    inside('k', both(each([16, 25, 34], (x) => rect(x, 14, 6, 6, 2) + rect(x, 24, 6, 6, 2))), 0.5),
  ];
}

export function spurs(): Part[] {
  return [
    solid('m', both(turn(curve('92 176, 80 120, 92 60, 126 16!, 108 70, 106 124, 112 176'), 24))),
    solid('a', both(turn(rect(86, 160, 30, 30, 6), 24))),
    stroke('N', both(turn(line('86 168, 116 168') + line('86 180, 116 180'), 24)), 2),
    solid(
      'b',
      each([-130, -110, -90, -70, -50], (a) => petal(100, 118, 66, 10, a, 0.7)),
    ),
    solid('#E23A25', ell(100, 120, 15)),
    inside('N', star(100, 120, 5, 10, 4)),
  ];
}
