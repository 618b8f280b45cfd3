// Emblems of the games the house makes itself.
import { turn } from '../affine.ts';
import { curve, ribbon } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, repeat, times } from '../points.ts';
import { ell, line, poly, rays, rect, sector, star } from '../shapes.ts';

export function wheel(): Part[] {
  const k = 12;
  return [
    solid('m', ell(100, 104, 90)),
    inside('1', ell(100, 104, 80)),
    inside('A', rays(100, 104, 6, 80, 0, 0.5)),
    inside(
      '2',
      repeat(6, (i) => sector(100, 104, 80, 0, i * 60 + 30, i * 60 + 45)),
    ),
    inside(
      'w',
      repeat(6, (i) => sector(100, 104, 80, 0, i * 60 + 45, i * 60 + 60)),
      0.85,
    ),
    stroke(
      'm',
      repeat(k, (i) => line([[100, 104], at(100, 104, 80, i * 30)])),
      1.6,
    ),
    inside(
      'N',
      repeat(24, (i) => ell(...at(100, 104, 85, i * 15), 2.6)),
    ),
    solid('m', ell(100, 104, 22)),
    solid('a', star(100, 104, 8, 16, 8)),
    solid('m', poly('84 4, 116 4, 100 34')),
  ];
}

export function mine(): Part[] {
  return [
    solid('k', ribbon('128 44, 146 26, 166 32', [5, 3])),
    solid('N', star(172, 32, 8, 22, 8)),
    inside('#FF7A3C', star(172, 32, 8, 12, 5)),
    solid('b', ell(94, 114, 72)),
    solid('m', turn(rect(78, 30, 34, 20, 4), 24, 94, 114)),
    inside('a', star(94, 116, 4, 44, 20)),
    inside('l', star(94, 116, 4, 26, 12), 0.6),
    inside('w', curve('40 98, 54 72, 72 62, 58 82, 48 106'), 0.8),
    stroke('B', ell(94, 114, 62), 2),
  ];
}

export function plinko(): Part[] {
  const pegs = times(6, (r) =>
    times(r + 2, (i) => [100 + (i - (r + 1) / 2) * 25, 40 + r * 22]),
  ).flat();
  return [
    solid('b', poly('100 6, 196 166, 4 166')),
    inside('B', poly('100 24, 180 158, 20 158'), 0.75),
    solid(
      'm',
      each(pegs, ([x, y]) => ell(x, y, 5)),
    ),
    solid(
      'a',
      each([0, 1, 2, 3, 4, 5, 6], (i) => rect(14 + i * 25, 168, 22, 24, 4)),
    ),
    inside(
      'N',
      each([0, 6], (i) => rect(14 + i * 25, 168, 22, 24, 4)),
    ),
    solid('#F0705C', ell(113, 98, 11)),
    inside('w', ell(109, 94, 3.4)),
    stroke('w', line('100 16, 104 52, 90 66, 112 88'), 2, 0.6),
  ];
}

export function keno(): Part[] {
  const c = times(25, (i) => [22 + Math.floor(i / 5) * 33, 22 + (i % 5) * 33]);
  const hit = new Set([1, 3, 6, 8, 12, 16, 18, 21, 23]);
  return [
    solid('B', rect(8, 8, 184, 184, 18)),
    inside(
      'b',
      each(
        c.filter((_, i) => !hit.has(i)),
        ([x, y]) => rect(x, y, 27, 27, 6),
      ),
    ),
    inside(
      'm',
      each(
        c.filter((_, i) => hit.has(i)),
        ([x, y]) => rect(x, y, 27, 27, 6),
      ),
    ),
    solid('a', star(101.5, 101.5, 8, 26, 14)),
    inside('l', star(101.5, 101.5, 8, 13, 7)),
  ];
}
