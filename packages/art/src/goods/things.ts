// Things of cloth, paper and clay that stand in the mall.
import { both, turn } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { at } from '../points.ts';
import { ell, line, rect, star } from '../shapes.ts';
import { spade } from './spade.ts';

export const voucher = (): Part[] => [
  solid('w', turn('M14 52H186V82A18 18 0 0 0 186 118V148H14V118A18 18 0 0 0 14 82Z', -8)),
  solid('a', turn('M14 52H66V148H14V118A18 18 0 0 0 14 82Z', -8)),
  inside('m', turn(ell(40, 100, 15), -8)),
  stroke('1', turn(line('84 76, 164 76') + line('84 122, 132 122'), -8), 5),
  stroke('3', turn(line('84 99, 152 99'), -8), 12),
  stroke('k', turn(line('66 58, 66 144'), -8), 2.4, 0.5),
];

export const jersey = (): Part[] => [
  solid(
    'a',
    sym('100 34, 84 30!, 70 20!, 36 38, 6 82!, 34 104!, 48 90!, 50 190!, 100 190', 100, 0.25),
  ),
  inside('w', rect(78, 40, 12, 148) + rect(110, 40, 12, 148), 0.9),
  solid('b', sym('100 46, 86 36, 70 20!, 84 22, 100 34', 100, 0.3)),
  solid('m', star(66, 72, 5, 11, 5)),
  inside('k', rect(92, 92, 16, 44, 3), 0.85),
  stroke('B', both(line('14 86, 38 104')), 6),
];

export const suitcase = (): Part[] => [
  stroke('k', line('80 44, 80 12, 120 12, 120 44'), 13),
  stroke('3', line('80 44, 80 12, 120 12, 120 44'), 7),
  solid('k', both(ell(60, 186, 10))),
  solid('a', rect(36, 42, 128, 142, 18)),
  stroke('A', [62, 87, 113, 138].map((x) => line(`${x} 54, ${x} 172`)).join(''), 5),
  solid('m', rect(84, 36, 32, 16, 5)),
  solid('b', rect(82, 96, 36, 26, 5)),
  solid('m', both(rect(34, 42, 16, 16, 5) + rect(34, 168, 16, 16, 5))),
];

export const umbrella = (): Part[] => [
  stroke('k', trail('100 90, 100 168, 112 186, 128 178, 128 168'), 13),
  stroke('3', trail('100 90, 100 168, 112 186, 128 178, 128 168'), 7),
  solid(
    'a',
    'M12 100C16 44 56 16 100 16S184 44 188 100C172 84 148 84 132 100C120 86 80 86 68 100C52 84 28 84 12 100Z',
  ),
  inside('w', 'M68 100C72 60 84 28 100 16C116 28 128 60 132 100C120 86 80 86 68 100Z', 0.92),
  solid('m', ell(100, 14, 7)),
];

export const mug = (): Part[] => [
  stroke('k', trail('136 76, 172 78, 176 116, 140 134'), 22),
  stroke('1', trail('136 76, 172 78, 176 116, 140 134'), 13),
  solid('a', 'M34 58H146V148C146 172 128 184 90 184S34 172 34 148Z'),
  solid('B', ell(90, 58, 56, 14)),
  inside('m', ell(90, 60, 46, 9)),
  inside('w', ell(90, 122, 27)),
  inside('A', spade(90, 119, 0.5)),
  stroke('w', trail('72 34, 66 22, 78 12') + trail('104 34, 98 20, 110 8'), 5, 0.8),
];

export const deck = (): Part[] => [
  solid('w', turn(rect(44, 26, 92, 132, 10), -14)),
  solid('a', turn(rect(58, 36, 92, 140, 8), 6)),
  stroke('3', turn(rect(66, 44, 76, 124, 5), 6), 2.4),
  solid('m', turn(spade(104, 106, 0.86), 6)),
  inside('B', turn(rect(58, 36, 92, 20, 8), 6), 0.7),
];

export const cap = (): Part[] => [
  solid('b', curve('104 136, 190 132!, 196 152, 150 168, 96 158', 0.4)),
  solid('a', curve('14 144!, 20 86, 64 42, 112 46, 152 88, 156 142!, 84 152', 0.5)),
  stroke('A', trail('78 44, 60 92, 62 148') + trail('100 44, 116 92, 112 148'), 3),
  solid('m', ell(84, 42, 8)),
  inside('w', ell(88, 106, 20)),
  inside('1', spade(88, 104, 0.38)),
];

export const coin = (): Part[] => [
  solid('m', ell(100, 100, 84)),
  stroke('M', ell(100, 100, 70), 3),
  stroke(
    'N',
    Array.from({ length: 40 }, (_, i) =>
      line([at(100, 100, 74, i * 9), at(100, 100, 81, i * 9)]),
    ).join(''),
    2,
  ),
  inside('M', spade(100, 98, 1.05), 0.9),
];
