// The metal of the classic cabinet.
import { apart, both, move } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { each, points } from '../points.ts';
import { ell, line, poly, rect, ring, star } from '../shapes.ts';

export function crown(): Part[] {
  return [
    solid('b', sym('100 62, 64 70, 48 120, 100 132')),
    solid('m', sym('100 22!, 84 84, 58 36!, 52 88, 14 54!, 38 146, 100 156', 100, 0.3)),
    stroke('M', trail('42 128, 100 138, 158 128'), 2.4),
    solid('m', curve('36 142, 100 154, 164 142, 166 166, 100 180, 34 166')),
    solid('a', ell(100, 165, 11, 8) + ell(64, 160, 7, 6) + ell(136, 160, 7, 6)),
    solid('b', ell(82, 163, 4.4) + ell(118, 163, 4.4) + ell(48, 156, 4) + ell(152, 156, 4)),
    solid('a', poly('100 92, 112 110, 100 130, 88 110')),
    inside('l', poly('100 92, 112 110, 100 110'), 0.8),
    solid('m', apart(ell(100, 18, 10), both(ell(58, 32, 8) + ell(13, 50, 8)))),
    inside('w', ell(97, 15, 3) + ell(55, 29, 2.4) + ell(11, 47, 2.4) + ell(139, 29, 2.4)),
  ];
}

export function gem(): Part[] {
  const t = points('40 64, 70 30, 130 30, 160 64, 100 178');
  return [
    solid('a', poly(t)),
    inside('l', poly('70 30, 130 30, 100 64'), 0.9),
    inside('1', poly('40 64, 70 30, 74 64') + poly('100 64, 130 30, 126 64')),
    inside('l', poly('70 30, 100 64, 74 64') + poly('74 64, 126 64, 100 178'), 0.45),
    inside('A', poly('126 64, 160 64, 100 178'), 0.65),
    inside('A', poly('130 30, 160 64, 126 64'), 0.4),
    inside('w', poly('40 64, 74 64, 100 178'), 0.22),
    stroke(
      'w',
      line('40 64, 160 64') +
        line('70 30, 74 64, 100 178, 126 64, 130 30') +
        line('74 64, 100 30, 126 64'),
      1.6,
      0.7,
    ),
    solid('N', star(44, 28, 4, 18, 3) + star(164, 110, 4, 14, 2.6) + star(34, 130, 4, 11, 2.2)),
  ];
}

export function bell(): Part[] {
  return [
    solid('m', ring(100, 22, 14, 7)),
    solid('a', ell(100, 164, 18)),
    solid('m', sym('100 32, 82 36, 60 66, 54 112, 38 142, 28 154, 100 166')),
    solid('m', curve('24 144, 100 156, 176 144, 180 158, 100 172, 20 158')),
    stroke('M', trail('58 104, 100 112, 142 104') + trail('50 124, 100 132, 150 124'), 2.4),
    inside('w', curve('78 52, 86 46, 80 96, 70 122, 66 116'), 0.7),
    solid('a', star(104, 84, 5, 16, 7)),
    solid('b', both(curve('100 34, 74 12, 46 16, 56 34, 78 40'))),
  ];
}

export function seven(): Part[] {
  const d = 'M36 22H166L168 62C138 92 122 130 118 186H66C70 138 90 98 122 66H62L52 84H30Z';
  return [
    solid('m', move(d, 0, 0, 1.08)),
    solid('a', d),
    stroke('w', trail('46 32, 100 32, 154 34') + trail('150 64, 120 100, 108 150'), 4, 0.7),
    stroke('A', line('48 74, 56 56, 140 56'), 3),
    solid('N', star(170, 24, 4, 22, 4) + star(60, 176, 4, 14, 3)),
  ];
}

export function bars(): Part[] {
  const bar = (y: number) => rect(28, y, 144, 40, 8);
  return [
    solid('m', apart(move(bar(26), 0, 0, 1), bar(80), bar(134))),
    solid(
      'a',
      apart(rect(36, 33, 128, 26, 4), rect(36, 87, 128, 26, 4), rect(36, 141, 128, 26, 4)),
    ),
    inside(
      'N',
      each(
        [46, 100, 154],
        (y) => star(100, y, 5, 10, 4.4) + star(64, y, 5, 8, 3.4) + star(136, y, 5, 8, 3.4),
      ),
    ),
  ];
}
