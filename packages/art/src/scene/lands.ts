// Open country behind the emblem: hills, water, weather.
import type { Chance } from '../chance.ts';
import { cloud, curve, ribbon } from '../curves.ts';
import { n, type Point, points, repeat, times } from '../points.ts';
import { poly, rect } from '../shapes.ts';
import { disc, fill, type Stage, stroke } from './stage.ts';

export const lands = {
  peaks: ({ pal, r, ref }: Stage) =>
    disc(n(r.range(90, 210)), 116, 58, ref('disc')) +
    fill(ridge(220, 46, r, 5), pal.ground[1], 0.95) +
    fill(ridge(262, 30, r, 6), pal.ground[2], 0.9),
  clouds: ({ pal, r, ref }: Stage) =>
    disc(150, 150, 104, ref('disc')) +
    [...points('58 232, 246 216, 150 282, 30 120, 276 96')]
      .map(([x, y], i) => {
        const size = [1.1, 1.2, 1.6, 0.7, 0.6][i]!;
        const body = cloud(x, y + r.range(-12, 12), size);
        return fill(body, pal.ground[1], 0.9) + stroke(cloud(x, y, size), pal.m[1], 1.2, 0.55);
      })
      .join(''),
  waves: ({ pal, ref }: Stage) =>
    disc(150, 140, 92, ref('disc')) +
    times(3, (i) => {
      const sea = swell(216 + i * 32);
      return fill(sea, pal.ground[i % 2 ? 1 : 2], 0.85) + stroke(sea, pal.lamp, 1.2, 0.35);
    }).join(''),
  deep: ({ pal }: Stage) =>
    fill(repeat(4, shaft), pal.lamp, 0.1) +
    [...points('-10 330, 24 350, 310 330, 276 350')]
      .map(([x, y], i) => fill(weed(x, y, i < 2 ? 1 : -1), i % 2 ? pal.b[2] : pal.ground[2], 0.85))
      .join(''),
  dunes: ({ pal, r, ref }: Stage) =>
    disc(n(r.range(80, 220)), 120, 74, ref('disc')) +
    fill('M-10 250C60 190 120 262 190 232C260 202 280 210 310 224V420H-10Z', pal.ground[1], 0.9) +
    fill('M-10 296C70 240 150 300 310 252V420H-10Z', pal.ground[2], 0.85) +
    stroke('M-10 296C70 240 150 300 310 252', pal.lamp, 1.4, 0.4),
  skyline: ({ pal, r, ref }: Stage) =>
    disc(150, 130, 86, ref('disc')) +
    repeat(9, (i) => {
      const [h, x, w] = [r.range(90, 190), i * 36 - 10, r.range(26, 44)];
      const lights = times(8, (k) => rect(x + 6 + (k % 2) * 11, 352 - h + (k >> 1) * 18, 5, 8));
      return (
        fill(rect(x, 340 - h, w, h + 80), pal.ground[i % 2 ? 1 : 2], 0.95) +
        fill(lights.filter((_, k) => k === 0 || r.next() > 0.45).join(''), pal.lamp, 0.55)
      );
    }),
  pines: ({ pal, r, ref }: Stage) =>
    disc(206, 104, 54, ref('disc')) +
    repeat(9, (i) => fill(pine(i * 38 - 6, r.range(110, 190)), pal.ground[i % 2 ? 1 : 2], 0.92)),
};

function ridge(y: number, amp: number, r: Chance, k: number) {
  const crest = times(k + 1, (i): Point => [(i * 300) / k, y + r.range(-amp, amp)]);
  return curve([[-10, 420, 1], [-10, y, 1], ...crest, [310, y, 1], [310, 420, 1]]);
}

const swell = (y: number) =>
  `M-20 ${y}${repeat(6, (k) => `C${k * 60} ${y - 24} ${k * 60 + 20} ${y - 24} ${k * 60 + 40} ${y}`)}V420H-20Z`;

const shaft = (i: number) =>
  poly([
    [60 + i * 56, -10],
    [90 + i * 56, -10],
    [30 + i * 90, 420],
    [-40 + i * 90, 420],
  ]);

const weed = (x: number, y: number, lean: 1 | -1) =>
  ribbon(
    [
      [x, y],
      [x + 20 * lean, y - 60],
      [x - 6 * lean, y - 110],
      [x + 16 * lean, y - 170],
    ],
    [12, 2],
  );

const pine = (x: number, h: number, y = 350) =>
  poly([
    [x, y - h],
    [x + 28, y - h * 0.5],
    [x + 14, y - h * 0.52],
    [x + 36, y],
    [x - 36, y],
    [x - 14, y - h * 0.52],
    [x - 28, y - h * 0.5],
  ]);
