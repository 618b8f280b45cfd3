// The reef and its soft bodies.
import { apart, both } from '../affine.ts';
import { along, curve, ribbon, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { each, points } from '../points.ts';
import { dot, ell, line, petal, poly, rect, star } from '../shapes.ts';

export function octopus(): Part[] {
  const back = points('80 118, 52 144, 22 150, 6 172');
  const front = [
    points('78 112, 44 122, 18 112, 10 88, 24 78'),
    points('88 122, 72 156, 46 172, 44 196'),
    points('96 124, 94 160, 84 180, 92 202'),
  ];
  const w = (u: number) => 12 * (1 - u) + 2.5;
  return [
    solid('A', both(ribbon(back, w))),
    solid('a', both(each(front, (a) => ribbon(a, w)))),
    stroke(
      'L',
      both(
        [back, ...front]
          .flatMap((a) =>
            along(a, 3)
              .slice(3, -2)
              .map((p) => dot(p.x + p.nx * w(p.u) * 0.45, p.y + p.ny * w(p.u) * 0.45)),
          )
          .join(''),
      ),
      4.4,
      0.9,
    ),
    solid('a', sym('100 14, 66 20, 46 52, 54 88, 70 112, 78 128, 100 134')),
    inside(
      'b',
      ell(74, 40, 7) + ell(92, 28, 5) + ell(118, 32, 8) + ell(132, 52, 5) + ell(64, 60, 4),
      0.8,
    ),
    inside('w', both(ell(80, 92, 13, 11))),
    inside('m', both(ell(82, 92, 8))),
    inside('k', both(ell(82, 92, 7, 3))),
    stroke('A', both(trail('64 80, 78 74, 92 84')), 5),
  ];
}

export function turtle(): Part[] {
  return [
    solid(
      'b',
      apart(
        petal(64, 74, 62, 20, -154),
        petal(136, 74, 62, 20, -26),
        petal(66, 142, 54, 17, 140),
        petal(134, 142, 54, 17, 40),
        petal(100, 166, 30, 8, 90),
      ),
    ),
    solid('b', curve('84 52, 80 26, 90 10, 110 10, 120 26, 116 52')),
    inside('k', both(ell(89, 26, 3.6))),
    solid('m', sym('100 40, 62 52, 44 96, 56 146, 100 172')),
    inside('a', sym('100 50, 68 60, 54 98, 64 140, 100 162')),
    inside(
      '1',
      poly('100 64, 118 76, 118 96, 100 106, 82 96, 82 76') +
        poly('100 112, 117 122, 114 142, 100 154, 86 142, 83 122'),
      0.9,
    ),
    stroke(
      'A',
      poly('100 62, 120 76, 120 98, 100 108, 80 98, 80 76') +
        poly('100 110, 119 122, 115 144, 100 156, 85 144, 81 122') +
        both(
          line('80 76, 62 66') +
            line('80 98, 55 102') +
            line('81 122, 60 132') +
            line('100 62, 100 48'),
        ).replace('|', ''),
      2.6,
    ),
    inside('N', star(100, 86, 6, 11, 5)),
    stroke('B', both(line('52 64, 26 54') + line('56 150, 40 168')), 2),
  ];
}

export function jellyfish(): Part[] {
  const t = [points('70 92, 58 124, 72 150, 56 190'), points('86 96, 80 130, 92 158, 82 200')];
  return [
    solid('b', both(each(t, (s) => ribbon(s, (u) => 6 * (1 - u) + 1.6)))),
    solid('m', both(ribbon('48 88, 30 120, 40 150, 24 178', [3, 1]))),
    solid('a', sym('100 20, 62 26, 34 62, 32 92, 50 104, 62 92, 76 106, 88 94, 100 106')),
    inside('l', sym('100 34, 76 38, 58 62, 66 76, 100 80'), 0.5),
    inside('N', ell(80, 58, 6) + ell(100, 50, 8) + ell(122, 60, 6) + ell(100, 70, 4), 0.8),
    stroke('A', both(trail('44 90, 56 60, 80 32') + trail('76 96, 80 66, 94 30')), 2, 0.6),
  ];
}

export function crab(): Part[] {
  return [
    solid(
      'a',
      both(
        apart(
          ribbon('60 124, 30 130, 14 156', [6, 2]),
          ribbon('66 138, 42 152, 34 178', [6, 2]),
          ribbon('58 110, 26 110, 6 128', [6, 2]),
        ),
      ),
    ),
    solid('a', both(ribbon('58 96, 34 84, 30 62', [8, 8]))),
    solid('a', both(curve('24 66, 8 44, 14 18, 34 8!, 30 34, 40 38, 54 16!, 60 44, 46 66'))),
    solid('a', sym('100 78, 66 82, 44 108, 56 142, 100 158')),
    inside('l', both(ell(72, 104, 7) + ell(60, 118, 4)), 0.6),
    solid('a', both(rect(82, 56, 7, 28, 3))),
    solid('w', both(ell(85, 54, 11))),
    inside('k', both(ell(87, 54, 5))),
    stroke('A', both(trail('100 126, 90 130, 80 124')), 4),
    solid('m', sym('100 92, 90 98, 100 108')),
    stroke('A', trail('60 136, 100 148, 140 136'), 2),
  ];
}
