// The great heads: cats, wolves, bears and bulls.
import { apart, both } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { type Fill, inside, type Part, solid, stroke } from '../parts.ts';
import { ell, line, petal, petals, poly } from '../shapes.ts';

const eye = (x: number, y: number, s = 1, iris: Fill = 'N') => [
  inside(
    'k',
    both(
      curve([
        [x - 13 * s, y - 2 * s, 1],
        [x - 2 * s, y - 8 * s],
        [x + 11 * s, y + 3 * s, 1],
        [x, y + 6 * s],
      ]),
    ),
  ),
  inside(iris, both(ell(x - 1, y - 0.5, 5 * s))),
  inside('k', both(ell(x - 0.5, y - 0.5, 2.4 * s))),
  inside('w', both(ell(x - 2.6 * s, y - 2.6 * s, 1.2 * s))),
];

export function tiger(): Part[] {
  return [
    solid('a', both(ell(46, 44, 24))),
    inside('B', both(ell(47, 46, 13))),
    solid('a', sym('100 22, 66 28, 40 56, 28 96, 22 124!, 38 132, 36 150!, 62 164, 100 184')),
    inside('w', both(curve('40 108, 56 106, 70 122, 84 128, 92 160, 70 164, 46 148, 34 128'))),
    inside('w', both(ell(74, 74, 17, 11))),
    inside('w', sym('100 120, 84 120, 70 138, 78 158, 100 162')),
    inside(
      'k',
      apart(
        sym('100 26, 94 36, 97 54, 100 60'),
        both(petal(86, 28, 30, 6, 80)),
        both(petal(70, 34, 26, 6, 68)),
        both(petal(32, 86, 34, 7, 12)),
        both(petal(28, 104, 30, 6, 2)),
        both(petal(30, 124, 26, 6, -12)),
        both(petal(44, 62, 28, 6, 30)),
      ),
    ),
    ...eye(72, 88, 1.15, 'N'),
    inside('b', sym('100 114, 84 112, 82 120, 92 130, 100 132')),
    stroke('k', both(trail('100 132, 98 144, 84 148, 74 142')), 3.2),
    inside('k', sym('100 146, 88 148, 84 160, 100 170')),
    inside('w', both(poly('86 150, 93 150, 89 164'))),
    inside('2', ell(100, 164, 8, 5)),
    stroke('w', both(line('70 138, 26 130') + line('70 144, 30 150')), 1.6),
    solid('m', sym('100 4, 92 14, 100 24')),
  ];
}

export function wolf(): Part[] {
  return [
    solid('A', both(curve('70 66, 50 6!, 30 44, 32 84'))),
    inside('B', both(curve('62 56, 50 24!, 42 48, 44 70'))),
    solid(
      'a',
      sym(
        '100 40, 76 46, 48 70, 26 98!, 36 108, 20 128!, 40 132, 34 152!, 60 152, 78 178, 100 192',
        100,
        0.42,
      ),
    ),
    inside('l', both(curve('32 112, 58 108, 80 128, 88 170, 66 156, 46 146, 42 130'))),
    inside('A', sym('100 40, 90 60, 78 84, 86 112, 92 130, 100 132'), 0.5),
    inside('w', sym('100 112, 90 116, 82 140, 88 172, 100 184'), 0.9),
    stroke('A', both(trail('84 66, 70 74, 56 76')), 5, 0.7),
    ...eye(70, 94, 1.1, 'L'),
    inside('k', sym('100 142, 86 142, 86 152, 100 164')),
    inside('w', ell(95, 147, 3, 1.6)),
    stroke(
      'k',
      line('100 162, 100 172') + both(trail('100 172, 92 178, 84 172')).replace('|', ''),
      2.6,
    ),
    stroke('A', both(line('40 102, 54 104') + line('38 124, 52 122') + line('48 142, 58 136')), 2),
  ];
}

export function bear(): Part[] {
  return [
    solid('a', both(ell(46, 52, 25))),
    inside('B', both(ell(47, 53, 13))),
    solid('a', sym('100 30, 62 36, 36 68, 26 108, 36 148, 66 176, 100 184')),
    inside('l', sym('100 108, 76 112, 62 136, 70 164, 100 174'), 0.85),
    stroke(
      'A',
      both(
        trail('34 116, 44 124, 40 134') +
          trail('38 140, 48 146, 48 156') +
          trail('70 44, 78 54, 76 64'),
      ),
      2.4,
      0.8,
    ),
    inside('k', both(ell(72, 92, 8, 9))),
    inside('w', both(ell(69, 89, 2.6))),
    stroke('A', both(trail('56 80, 70 72, 84 80')), 5),
    inside('k', sym('100 116, 84 114, 80 124, 90 136, 100 138')),
    inside('w', ell(93, 120, 4, 2)),
    stroke('k', both(trail('100 138, 99 152, 86 156, 78 150')), 3.4),
    solid('b', sym('100 176, 74 170, 58 180, 76 196, 100 194')),
  ];
}

export function bull(): Part[] {
  return [
    solid('m', both(curve('66 58, 34 54, 16 30, 22 2!, 36 28, 60 36, 78 44'))),
    solid('a', both(curve('56 70, 24 66, 14 82, 34 94, 58 88'))),
    solid('a', sym('100 34, 70 42, 54 70, 60 106, 74 136, 74 168, 100 184')),
    inside('A', sym('100 36, 84 40, 82 64, 94 84, 100 100'), 0.8),
    inside('l', sym('100 134, 78 138, 70 160, 82 178, 100 184'), 0.6),
    ...eye(74, 88, 0.95, 'N'),
    inside('k', both(ell(88, 156, 6, 8))),
    stroke('m', ell(100, 174, 15), 5),
    stroke('A', both(trail('64 76, 78 72, 88 84')), 4),
    solid('b', petals(100, 58, 7, 17, 7)),
    solid('m', ell(100, 58, 6)),
  ];
}

export function panther(): Part[] {
  return [
    solid('A', both(curve('74 52, 52 18!, 38 52, 44 84'))),
    solid('A', sym('100 40, 74 44, 46 72, 34 112, 46 146, 76 174, 100 180')),
    inside('1', sym('100 44, 88 66, 84 96, 86 124, 100 130'), 0.4),
    ...eye(70, 96, 1.25, 'L'),
    inside('b', sym('100 124, 86 124, 88 134, 100 140')),
    stroke('1', both(trail('100 140, 96 152, 80 154, 70 146')), 2.6),
    inside('w', both(poly('84 154, 90 154, 86 170'))),
    stroke(
      '1',
      both(line('66 144, 26 138') + line('66 150, 30 158') + line('66 156, 40 174')),
      1.4,
    ),
    solid('m', curve('58 168, 100 186, 142 168, 146 180, 100 200, 54 180')),
    solid('b', poly('100 176, 114 190, 100 206, 86 190')),
  ];
}

export function fox(): Part[] {
  return [
    solid('a', both(curve('76 60, 42 12!, 26 60, 36 98'))),
    inside('k', both(curve('42 12!, 34 36, 56 34'))),
    solid('a', sym('100 56, 70 56, 40 82, 16 118!, 50 138, 78 162, 100 182', 100, 0.46)),
    inside('w', both(curve('18 118, 56 112, 82 128, 96 172, 74 160, 48 138'))),
    ...eye(66, 108, 0.95, 'N'),
    inside('k', sym('100 164, 89 164, 90 174, 100 184')),
    solid(
      'b',
      apart(petal(100, 50, 32, 7, -120), petal(100, 50, 40, 8, -90), petal(100, 50, 32, 7, -60)),
    ),
    stroke('A', both(trail('54 92, 68 92, 84 106')), 3, 0.7),
  ];
}
