// Rooms and stages behind the emblem: arches, curtains, tables, arenas.
import { at, each, repeat, times } from '../points.ts';
import { ell, line, poly, rect } from '../shapes.ts';
import { disc, fill, type Stage, stroke } from './stage.ts';

const OGEE = 'M34 330V190C34 120 110 110 150 34C190 110 266 120 266 190V330';
const FELT = 'M-30 400V300C40 226 260 226 330 300V400Z';
const SWAGS =
  'M-5 26C30 50 60 50 75 24C95 54 130 54 150 24C170 54 205 54 225 24C240 50 270 50 305 26';

export const halls = {
  arch: ({ pal, ref }: Stage) =>
    fill('M40 330V160A110 110 0 0 1 260 160V330Z', pal.ground[2], 0.72) +
    fill('M52 330V160A98 98 0 0 1 248 160V330Z', ref('disc'), 0.55) +
    stroke(
      'M40 330V160A110 110 0 0 1 260 160V330M48 330V160A102 102 0 0 1 252 160V330',
      pal.m[1],
      1.8,
      0.85,
    ),
  ogee: ({ pal, ref }: Stage) =>
    fill(`${OGEE}Z`, pal.ground[2], 0.7) +
    fill('M46 330V194C46 130 118 118 150 58C182 118 254 130 254 194V330Z', ref('disc'), 0.5) +
    stroke(OGEE, pal.m[1], 2, 0.85),
  porthole: ({ pal, ref }: Stage) =>
    disc(150, 160, 132, ref('m')) +
    disc(150, 160, 114, pal.ground[2]) +
    disc(150, 160, 114, ref('disc'), 0.5) +
    fill(
      repeat(12, (i) => ell(...at(150, 160, 123, i * 30), 4)),
      pal.m[2],
    ) +
    stroke(ell(150, 160, 132), pal.k, 2, 0.5),
  curtain: ({ pal }: Stage) =>
    each([1, -1], (side) =>
      each([2, 1, 0], (i) => fill(drape(side, i), pal.a[i % 2 ? 1 : 2], 0.85 - i * 0.2)),
    ) +
    fill(`${SWAGS}V-5H-5Z`, pal.a[2]) +
    stroke(SWAGS, pal.m[1], 2, 0.9),
  table: ({ pal, ref }: Stage) =>
    fill('M-30 400V290C40 214 260 214 330 290V400Z', pal.m[2]) +
    fill(FELT, '#0E5A43') +
    fill(FELT, ref('disc'), 0.35) +
    stroke('M-10 330C60 262 240 262 310 330M14 340C80 282 220 282 286 340', pal.m[1], 1.4, 0.7) +
    fill(poly('118 -10, 182 -10, 300 260, 0 260'), pal.lamp, 0.14),
  floodlights: ({ pal }: Stage) =>
    fill(poly('18 30, 280 340, 170 340'), pal.lamp, 0.16) +
    fill(poly('282 30, 20 340, 130 340'), pal.lamp, 0.16) +
    fill(rect(-6, 14, 58, 34, 4) + rect(248, 14, 58, 34, 4), pal.k, 0.8) +
    fill(
      each([6, 24, 42, 258, 276, 294], (x) => ell(x, 23, 5.5) + ell(x, 39, 5.5)),
      pal.lamp,
    ) +
    fill('M-10 300C80 262 220 262 310 300V420H-10Z', pal.ground[2], 0.8),
  pit: ({ pal, ref }: Stage) =>
    fill(ell(150, 292, 176, 70), pal.ground[2]) +
    fill(ell(150, 284, 160, 58), ref('disc'), 0.7) +
    stroke(ell(150, 284, 160, 58), pal.m[1], 2, 0.8) +
    fill(poly('110 -10, 190 -10, 300 290, 0 290'), pal.lamp, 0.16),
  columns: ({ pal, ref }: Stage) =>
    each([20, 244], (x) => column(x, pal, ref)) +
    fill(poly('0 46, 150 4, 300 46'), pal.ground[2], 0.9) +
    stroke(line('0 46, 150 4, 300 46'), pal.m[1], 2, 0.8) +
    disc(150, 170, 98, ref('disc'), 0.7),
};

function drape(side: number, i: number) {
  const x = side > 0 ? 0 : 300;
  return `M${x + side * i * 24} -5C${x + side * (i * 24 + 34)} 120 ${x + side * (i * 18 + 10)} 250 ${x + side * (i * 10 - 6)} 345H${x - side * 30}V-5Z`;
}

const column = (x: number, pal: Stage['pal'], ref: Stage['ref']) =>
  fill(rect(x, 60, 36, 300), ref('b'), 0.8) +
  stroke(
    times(3, (i) =>
      line([
        [x + 9 + i * 9, 64],
        [x + 9 + i * 9, 340],
      ]),
    ).join(''),
    pal.k,
    2,
    0.4,
  ) +
  fill(rect(x - 8, 46, 52, 16, 3), pal.m[1]);
