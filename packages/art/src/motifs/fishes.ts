// Fish, and what swims like one.
import { apart } from '../affine.ts';
import { curve, ribbon, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { each } from '../points.ts';
import { ell, line, petal, poly } from '../shapes.ts';

export function shark(): Part[] {
  return [
    solid('A', curve('108 48, 120 6!, 140 20, 142 58')),
    solid('A', curve('176 112, 196 72!, 200 100, 192 128, 198 164!, 178 144')),
    solid(
      'a',
      curve(
        '4 96!, 40 58, 96 42, 148 62, 186 116, 182 136, 140 138, 96 150, 60 142, 46 128, 60 116, 24 110',
      ),
    ),
    inside(
      'w',
      curve(
        '10 98, 44 100, 72 112, 120 112, 176 126, 140 138, 96 150, 62 142, 48 128, 62 116, 26 110',
      ),
    ),
    solid('A', curve('96 136, 84 182!, 112 172, 130 138')),
    inside('k', curve('28 110, 62 114, 50 128, 60 140, 40 130, 30 118')),
    inside(
      'w',
      each(
        [
          [32, 111],
          [40, 112],
          [48, 113],
        ],
        ([x, y]) =>
          poly([
            [x, y],
            [x + 7, y + 0.5],
            [x + 4, y + 9],
          ]),
      ) +
        each(
          [
            [36, 126],
            [43, 131],
          ],
          ([x, y]) =>
            poly([
              [x, y],
              [x + 7, y + 3],
              [x + 5, y - 7],
            ]),
        ),
    ),
    inside('k', ell(62, 84, 6, 6.5)),
    inside('N', ell(62, 84, 3.4)),
    inside('k', ell(62, 84, 1.6)),
    stroke(
      'A',
      line('54 76, 72 80') +
        each([92, 100, 108], (x) =>
          trail([
            [x, 84],
            [x - 5, 96],
            [x, 110],
          ]),
        ),
      3,
    ),
    stroke('w', trail('36 70, 70 54, 104 52'), 2.4, 0.7),
  ];
}

export function fish(): Part[] {
  return [
    solid('b', curve('72 62, 100 18!, 132 26, 138 60')),
    solid('b', curve('152 100, 192 58!, 184 100, 194 146!, 152 112')),
    solid('b', curve('88 146, 96 178!, 116 162, 118 142')),
    stroke(
      'B',
      line('90 56, 104 28') +
        line('106 54, 118 30') +
        line('160 98, 184 72') +
        line('162 104, 184 104') +
        line('160 110, 184 134') +
        line('100 148, 102 168'),
      2,
      0.7,
    ),
    solid('a', curve('8 108!, 36 72, 86 52, 134 66, 164 104, 134 142, 88 156, 38 140')),
    inside('w', curve('66 58, 84 53, 90 104, 82 154, 64 152, 72 104')),
    inside('w', curve('116 58, 130 64, 134 104, 128 144, 114 150, 122 104')),
    stroke(
      'A',
      [92, 104, 140]
        .flatMap((x) =>
          [84, 100, 116, 130].map((y) =>
            trail([
              [x, y - 6],
              [x + 7, y],
              [x, y + 6],
            ]),
          ),
        )
        .join(''),
      1.5,
      0.7,
    ),
    solid('b', petal(92, 112, 40, 16, 24)),
    inside('w', ell(44, 96, 12)),
    inside('k', ell(42, 96, 7)),
    inside('w', ell(39, 92, 2.6)),
    stroke('k', trail('9 110, 22 116, 30 112'), 3),
    stroke('A', trail('62 66, 70 100, 60 146'), 2.4),
    inside('w', ell(10, 72, 6) + ell(22, 54, 4), 0.6),
  ];
}

export function angler(): Part[] {
  return [
    solid('m', ribbon('104 52, 92 18, 60 8, 36 26', [3.4, 2])),
    solid('N', ell(34, 34, 12)),
    inside('w', ell(31, 31, 5)),
    solid('b', curve('164 96, 198 64!, 190 104, 198 144!, 162 120')),
    solid('b', curve('100 54, 124 26!, 146 60')),
    solid('a', curve('22 104, 50 66, 100 48, 148 66, 172 108, 148 152, 98 172, 50 164, 20 140')),
    inside('k', curve('20 104, 52 98, 86 108, 92 126, 70 146, 34 150, 16 132')),
    inside(
      'w',
      each(
        [
          [26, 103, 20],
          [38, 100, 26],
          [52, 99, 22],
          [66, 102, 24],
          [78, 106, 16],
        ],
        ([x, y, h]) =>
          poly([
            [x - 5, y],
            [x + 5, y],
            [x, y + h],
          ]),
      ) +
        each(
          [
            [30, 149, 22],
            [44, 150, 28],
            [58, 148, 22],
            [72, 142, 18],
          ],
          ([x, y, h]) =>
            poly([
              [x - 5, y],
              [x + 5, y],
              [x, y - h],
            ]),
        ),
    ),
    inside('w', ell(72, 76, 14)),
    inside('m', ell(70, 77, 9)),
    inside('k', ell(68, 77, 5)),
    solid('b', petal(110, 128, 36, 14, 20)),
    inside('l', ell(130, 86, 5) + ell(146, 100, 4) + ell(128, 106, 3) + ell(112, 80, 3), 0.7),
    stroke('A', trail('54 64, 72 56, 90 68'), 5),
  ];
}

export function mermaid(): Part[] {
  // a tail breaking the surface
  return [
    solid('b', curve('4 176, 36 160, 70 176, 100 162, 132 176, 164 160, 196 176, 188 204, 12 204')),
    solid(
      'a',
      ribbon('64 172, 58 130, 84 96, 104 66', (u) => 26 - 18 * u),
    ),
    solid(
      'm',
      apart(
        ribbon('102 72, 84 44, 48 32, 26 8', (u) => 4 + 14 * Math.sin(u * 2.7)),
        ribbon('104 72, 128 48, 164 52, 190 36', (u) => 4 + 14 * Math.sin(u * 2.7)),
      ),
    ),
    stroke('M', trail('98 68, 76 42, 40 24') + trail('108 68, 136 52, 174 46'), 1.8),
    stroke(
      'A',
      [160, 146, 132, 118, 104, 92]
        .flatMap((y, i) =>
          [-14, 0, 14].map((x) =>
            trail([
              [62 + i * 5 + x - 7, y],
              [62 + i * 5 + x, y + 8],
              [62 + i * 5 + x + 7, y],
            ]),
          ),
        )
        .join(''),
      1.5,
      0.7,
    ),
    solid('w', ell(140, 132, 7) + ell(152, 112, 4) + ell(28, 138, 5)),
    solid('b', curve('40 178, 64 164, 92 176, 86 190, 46 190')),
  ];
}
