// What grows.
import { apart, both, move } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, repeat } from '../points.ts';
import { ell, line, petal, petals, rect, star } from '../shapes.ts';

export function peony(): Part[] {
  const lay = (k: number, len: number, wid: number, rot: number) =>
    repeat(k, (i) => petal(100, 100, len, wid, rot + (i * 360) / k, 0.8));
  return [
    solid(
      'b',
      apart(
        petal(100, 110, 92, 26, 150, 0.6),
        petal(100, 110, 92, 26, 30, 0.6),
        petal(100, 112, 84, 22, 96, 0.6),
      ),
    ),
    stroke(
      'B',
      each([150, 30, 96], (a) => line([[100, 110], at(100, 110, 84, a)])),
      2,
    ),
    solid('A', lay(9, 82, 40, -90)),
    inside('1', lay(9, 78, 34, -90)),
    stroke('A', lay(9, 80, 38, -90).replaceAll('|', ''), 1.3, 0.6),
    solid('a', lay(8, 62, 32, -70)),
    stroke('A', lay(8, 62, 32, -70).replaceAll('|', ''), 1.3, 0.6),
    inside('l', lay(7, 44, 24, -90), 0.9),
    stroke('A', lay(7, 44, 24, -90).replaceAll('|', ''), 1.3, 0.5),
    inside('a', lay(6, 28, 15, -60)),
    solid('m', ell(100, 100, 11)),
    inside(
      'M',
      each([0, 60, 120, 180, 240, 300], (a) => ell(...at(100, 100, 6.4, a), 1.7)),
    ),
  ];
}

export function lotus(): Part[] {
  const p = (a: number, len: number, w: number) => petal(100, 150, len, w, a, 0.6);
  return [
    solid('b', curve('14 158, 50 146, 100 150, 150 146, 186 158, 160 176, 100 184, 40 176')),
    stroke(
      'B',
      trail('30 160, 100 172, 170 160') +
        line('100 154, 100 180') +
        line('60 154, 44 172') +
        line('140 154, 156 172'),
      1.8,
      0.6,
    ),
    solid('A', both(apart(p(-172, 90, 26), p(-150, 100, 30)))),
    inside('a', both(apart(p(-168, 82, 22), p(-148, 94, 27)))),
    solid('a', both(p(-128, 112, 32))),
    stroke(
      'A',
      both(line([[100, 150], at(100, 150, 96, -128)]) + line([[100, 150], at(100, 150, 80, -150)])),
      1.4,
      0.6,
    ),
    solid('a', both(p(-108, 122, 32))),
    stroke('A', both(p(-108, 122, 32)), 1.4, 0.5),
    solid('a', p(-90, 128, 38)),
    stroke(
      'A',
      p(-90, 128, 38) +
        line('100 150, 100 44') +
        trail('100 150, 90 100, 96 52') +
        trail('100 150, 110 100, 104 52'),
      1.3,
      0.5,
    ),
    solid('m', ell(100, 22, 8)),
    solid('N', star(100, 22, 8, 20, 4)),
  ];
}

export function cactus(): Part[] {
  return [
    solid('b', curve('6 184, 50 168, 100 176, 152 166, 194 184, 190 200, 10 200')),
    solid(
      'a',
      curve('24 112, 22 76, 32 66, 44 76, 46 110, 56 118, 80 118, 80 138, 50 138, 32 130'),
    ),
    solid(
      'a',
      curve('176 94, 178 62, 168 52, 156 62, 154 92, 144 100, 120 100, 120 120, 150 120, 168 112'),
    ),
    solid('a', curve('76 186!, 74 50, 84 22, 100 14, 116 22, 126 50, 124 186!')),
    stroke(
      'A',
      each([86, 100, 114], (x) =>
        line([
          [x, 30],
          [x, 180],
        ]),
      ) +
        trail('33 76, 34 112, 48 128, 72 128') +
        trail('167 62, 166 92, 150 110, 128 110'),
      2.2,
      0.7,
    ),
    stroke(
      'w',
      [40, 62, 84, 106, 128, 150]
        .flatMap((y) =>
          [80, 93, 107, 120].map((x) =>
            line([
              [x - 3, y],
              [x, y + 3],
              [x + 3, y],
            ]),
          ),
        )
        .join(''),
      1.2,
      0.8,
    ),
    solid('#F0705C', petals(100, 14, 7, 18, 8)),
    solid('N', ell(100, 14, 6)),
    solid('#F0705C', petals(32, 66, 5, 11, 5) + petals(168, 52, 5, 11, 5)),
  ];
}

export function mushroom(): Part[] {
  return [
    solid('b', curve('18 190, 60 176, 100 182, 146 174, 184 190, 178 202, 22 202')),
    solid('w', curve('78 104, 74 150, 66 182, 100 190, 134 182, 126 150, 122 104')),
    stroke('M', line('88 120, 86 170') + line('112 120, 114 172'), 2, 0.5),
    solid('a', sym('100 12, 58 22, 24 62, 16 104, 50 116, 100 120')),
    inside(
      'w',
      ell(100, 42, 18, 14) +
        ell(56, 66, 13, 12) +
        ell(144, 66, 13, 12) +
        ell(92, 88, 11, 8) +
        ell(36, 98, 7) +
        ell(160, 98, 7) +
        ell(122, 96, 8, 6),
    ),
    solid('l', curve('26 108, 100 122, 174 108, 150 118, 100 126, 50 118')),
    solid('a', move(sym('100 12, 58 22, 24 62, 16 104, 50 116, 100 120'), 62, 62, 0.3)),
    solid('w', rect(154, 172, 16, 22, 5)),
  ];
}
