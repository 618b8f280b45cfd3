// Larger animals, facing left in a box of 200 units.
import { apart } from '../affine.ts';
import { curve, ribbon, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { each, times } from '../points.ts';
import { ell, line, petal, poly } from '../shapes.ts';
import { eye } from './small-fish.ts';

/** From above, wings spread. */
export const ray = (): Part[] => [
  stroke('A', trail('150 100, 180 104, 214 92'), 4),
  solid('b', petal(150, 92, 26, 8, -20)),
  solid(
    'a',
    curve(
      '22 92, 44 76, 82 62, 112 20, 158 -12!, 150 44, 142 78, 164 100, 142 122, 150 156, 158 212!, 112 180, 82 138, 44 124, 22 108, 30 100',
    ),
  ),
  inside('A', curve('60 84, 104 66, 142 84, 156 100, 142 116, 104 134, 60 116'), 0.5),
  solid('a', apart(curve('30 88, 8 72!, 4 86, 22 98'), curve('30 112, 8 128!, 4 114, 22 102'))),
  inside(
    'l',
    ell(96, 52, 6, 4) +
      ell(116, 38, 5, 3.4) +
      ell(96, 148, 6, 4) +
      ell(116, 162, 5, 3.4) +
      ell(88, 100, 9, 5) +
      ell(112, 88, 4) +
      ell(112, 112, 4),
    0.8,
  ),
  stroke('L', trail('60 78, 100 56, 140 10') + trail('60 122, 100 144, 140 190'), 2, 0.6),
  inside('k', ell(38, 84, 4.4) + ell(38, 116, 4.4)),
];

export const marlin = (): Part[] => [
  solid('m', curve('-24 102!, 20 94, 48 92, 48 108, 20 106')),
  solid('b', curve('62 78, 74 28!, 96 40, 112 66, 140 78')),
  solid('b', curve('160 98, 204 46!, 186 100, 204 158!')),
  solid('b', petal(84, 126, 46, 9, 58)),
  solid('b', petal(132, 122, 26, 6, 70)),
  solid('a', curve('20 102!, 48 82, 92 72, 142 86, 172 100, 142 114, 92 130, 48 120')),
  inside('w', curve('30 106, 60 110, 110 108, 158 102, 120 116, 88 126, 52 118'), 0.9),
  stroke('B', line('78 74, 80 40') + line('90 72, 94 46') + line('102 72, 106 56'), 2, 0.7),
  stroke('l', trail('40 92, 92 82, 150 94'), 2.6, 0.7),
  ...eye(46, 97, 6.5),
  stroke('k', trail('28 105, 42 110, 50 107'), 2.6),
];

/** The whale of the pots: pale, crowned, a pearl on its brow. */
export const pearlWhale = (): Part[] => [
  solid('b', curve('168 92, 196 50!, 206 82, 190 102, 210 124, 198 150!, 172 116')),
  solid(
    'a',
    curve('0 104, 8 66, 54 44, 108 48, 156 78, 188 98, 182 112, 146 136, 92 156, 40 150, 8 132'),
  ),
  inside('w', curve('2 116, 46 112, 90 122, 150 122, 140 140, 92 156, 40 150, 8 132')),
  stroke(
    'A',
    each([0, 1, 2, 3, 4], (i) =>
      trail([
        [6 + i * 5, 122 + i * 6],
        [50, 120 + i * 7],
        [98 + i * 4, 128 + i * 5],
      ]),
    ),
    1.8,
    0.7,
  ),
  solid('b', curve('84 128, 104 178!, 124 164, 118 128')),
  stroke('3', trail('96 60, 124 62, 150 84') + trail('100 76, 124 78, 144 94'), 3, 0.9),
  inside('3', ell(78, 62, 4) + ell(164, 98, 4) + ell(114, 94, 5)),
  solid('m', poly('34 50, 26 22, 44 34, 56 12, 68 32, 86 20, 80 46')),
  solid('w', ell(57, 40, 9)),
  inside('N', ell(54, 37, 3.4)),
  stroke('k', trail('2 112, 30 108, 52 114'), 3),
  ...eye(48, 94, 6.5),
];

export const orca = (): Part[] => [
  solid('b', curve('112 56, 126 -4!, 148 14, 150 66')),
  solid('b', curve('174 98, 202 58!, 206 88, 196 106, 212 128, 204 154!, 176 118')),
  solid(
    'a',
    curve('0 108, 12 78, 58 52, 112 50, 158 74, 190 102, 182 116, 146 132, 92 148, 40 146, 8 130'),
  ),
  inside(
    'w',
    curve('4 122, 44 120, 84 128, 118 128, 140 112, 166 116, 146 132, 92 148, 40 146, 10 130'),
  ),
  inside('w', curve('44 80, 66 72, 78 80, 66 90, 48 90')),
  inside('l', curve('112 62, 136 70, 150 88, 128 84, 108 76'), 0.5),
  solid('b', curve('78 124, 84 184!, 112 172, 116 126')),
  inside(
    'w',
    each([10, 20, 30, 40], (x) =>
      poly([
        [x, 118],
        [x + 8, 118],
        [x + 4, 127],
      ]),
    ),
  ),
  stroke('k', trail('2 116, 28 116, 56 122'), 3.4),
  inside('k', ell(40, 98, 6)),
  inside('N', ell(38, 96, 2)),
  stroke('w', trail('24 78, 60 60, 100 56'), 2.4, 0.5),
];

/** Long, with sparks along its side. */
export const stormEel = (): Part[] => {
  const spine = '14 104, 44 92, 74 98, 104 112, 134 104, 164 92, 196 100';
  const girth = (u: number) => 17 * (1 - u) ** 0.6 + 2;
  return [
    solid(
      'b',
      ribbon('40 74, 74 76, 104 90, 134 84, 164 74, 200 90', (u) => 12 * Math.sin(u * 3.1) + 1),
    ),
    solid('a', ribbon(spine, girth, 4)),
    solid('a', curve('0 108, 12 88, 40 80, 58 92, 54 112, 30 122, 8 120')),
    inside(
      'l',
      ribbon('50 104, 76 108, 104 120, 134 112, 166 98', (u) => 4 * (1 - u) + 1),
      0.8,
    ),
    stroke(
      '3',
      line('66 88, 74 98, 70 100, 80 110') + line('98 104, 106 112, 101 115, 110 124'),
      3.4,
    ),
    stroke(
      '3',
      line('130 94, 138 103, 133 105, 142 114') + line('160 86, 166 93, 162 96, 170 102'),
      3,
    ),
    stroke('N', trail('16 92, 34 86, 50 92'), 2.4, 0.8),
    inside(
      'w',
      poly('10 116, 18 116, 14 124') +
        poly('22 117, 30 117, 26 126') +
        poly('34 117, 42 116, 38 124'),
    ),
    stroke('k', trail('2 112, 24 116, 46 114'), 3),
    ...eye(28, 98, 7),
  ];
};

const ARMS = times(6, (i) => i - 2.5);

/** Its mantle first, its arms behind. */
export const frostSquid = (): Part[] => [
  solid(
    'b',
    apart(
      ...ARMS.map((i) =>
        ribbon(
          [
            [118, 100 + i * 9],
            [146, 100 + i * 16],
            [172, 100 + i * 12],
            [204, 100 + i * 20],
          ],
          [6, 1.6],
        ),
      ),
    ),
  ),
  solid('b', apart(curve('20 88, 4 52!, 34 50, 60 70'), curve('20 112, 4 148!, 34 150, 60 130'))),
  solid('a', curve('-6 100!, 24 76, 70 66, 112 74, 130 100, 112 126, 70 134, 24 124')),
  stroke('w', line('44 100, 84 100') + line('54 84, 74 116') + line('74 84, 54 116'), 4, 0.9),
  stroke('w', line('48 92, 40 100, 48 108') + line('80 92, 88 100, 80 108'), 3, 0.8),
  inside('w', ell(108, 86, 9) + ell(108, 114, 9)),
  inside('k', ell(109, 86, 5) + ell(109, 114, 5)),
  stroke('w', trail('16 92, 50 78, 92 76'), 2.6, 0.8),
];

/** All gold, veils for fins: nobody knows what it is worth. */
export const goldfish = (): Part[] => [
  solid(
    'b',
    apart(
      curve('142 96, 176 40, 214 30!, 196 84, 206 104, 168 108'),
      curve('142 106, 176 152, 212 172!, 200 120, 196 100, 164 98'),
    ),
  ),
  solid('b', curve('66 62, 92 12!, 130 8, 156 34!, 138 72')),
  solid('b', apart(petal(92, 140, 54, 16, 52), petal(118, 138, 40, 12, 40))),
  stroke(
    'B',
    trail('150 96, 178 66, 204 44') +
      trail('150 106, 180 136, 204 160') +
      trail('154 101, 180 100, 200 98') +
      line('84 56, 100 20') +
      line('102 54, 122 16') +
      line('118 56, 142 28'),
    2,
    0.7,
  ),
  solid('a', curve('8 106, 30 72, 78 50, 126 64, 158 100, 128 138, 80 154, 30 140')),
  stroke(
    'A',
    each(
      times(20, (i) => [
        66 + (i % 5) * 16 + (Math.floor(i / 5) % 2) * 8,
        76 + Math.floor(i / 5) * 17,
      ]),
      ([x, y]) =>
        trail([
          [x!, y! - 8],
          [x! + 8, y!],
          [x!, y! + 8],
        ]),
    ),
    1.8,
    0.7,
  ),
  solid('m', poly('40 56, 36 30, 50 42, 60 22, 70 42, 84 30, 78 54')),
  inside('#D63A1E', ell(60, 46, 4.4)),
  solid('b', petal(84, 112, 44, 15, 16)),
  stroke('A', trail('58 66, 68 102, 58 140'), 2.6),
  ...eye(38, 96, 11),
  stroke('k', trail('8 110, 20 116, 28 112'), 3),
];
