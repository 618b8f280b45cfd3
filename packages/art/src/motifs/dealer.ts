// The people of the live room: one bust, varied by chance, dealing two cards.
import { both, turn } from '../affine.ts';
import type { Chance } from '../chance.ts';
import { curve, sym, trail } from '../curves.ts';
import { type Fill, inside, type Part, plain, solid, stroke } from '../parts.ts';
import { ell, poly, rect } from '../shapes.ts';
import { suitAt } from './suits.ts';

const SKINS = ['#F4CDA9', '#DDA274', '#B07850', '#EBB98F', '#84543A', '#F8DCC0'] as const;
const HAIRS = ['#1B1512', '#3E2113', '#1A1D26', '#2A1A22', '#6A2A1A', '#4A3628'] as const;

type Style = { back?: string; front: string; bun?: string; beard?: boolean; jewels?: boolean };

const STYLES: readonly Style[] = [
  {
    back: sym('100 8, 66 16, 54 56, 58 98, 42 138, 66 152, 100 146'),
    front: curve(
      '100 12, 76 14, 61 42, 63 78, 71 54, 94 36, 113 32, 127 50, 137 78, 139 42, 124 16',
    ),
    jewels: true,
  },
  {
    front: curve(
      '62 66, 59 38, 76 12, 108 5, 134 14, 141 42, 138 66, 131 46, 112 35, 86 38, 70 46',
    ),
  },
  {
    back: sym('100 8, 64 16, 52 58, 56 98, 76 112, 100 106'),
    front: curve('63 74, 61 34, 80 11, 120 11, 139 34, 137 74, 130 47, 100 50, 70 47'),
    jewels: true,
  },
  {
    front: curve(
      '63 62, 61 36, 78 12, 104 6, 128 12, 139 36, 137 62, 130 38, 112 25, 86 25, 70 40',
    ),
    beard: true,
  },
  {
    bun: ell(100, 6, 17, 15),
    front: curve('63 70, 63 34, 84 13, 116 13, 137 34, 137 70, 128 40, 100 26, 72 40'),
    jewels: true,
  },
];

export function dealer(r: Chance): Part[] {
  const [skin, hair, style] = [r.pick(SKINS), r.pick(HAIRS), r.pick(STYLES)];
  return [
    ...(style.back ? [plain(hair, style.back)] : []),
    ...(style.bun ? [solid(hair, style.bun)] : []),
    ...livery(),
    ...head(skin, hair, style),
    solid(hair, style.front),
    stroke('#fff', trail('76 28, 90 18, 110 17'), 3, 0.22),
    ...hands(skin),
  ];
}

const livery = (): Part[] => [
  solid('w', sym('100 126, 78 132, 44 142, 20 170, 10 210!, 100 212')),
  solid('a', both(curve('84 131, 60 139, 48 168, 50 212!, 99.5 212!, 99.5 168'))),
];

const head = (skin: Fill, hair: Fill, { beard, jewels }: Style): Part[] => [
  plain(skin, sym('100 104, 87 106, 86 130, 100 148')),
  inside('#000', sym('100 118, 87 112, 87 122, 100 132'), 0.24),
  plain('w', both(poly('100 146, 85 127, 76 137, 91 158'))),
  solid('m', both(curve('100 154, 84 145, 83 165, 100 158'))),
  plain(skin, both(ell(69, 74, 6, 10))),
  solid(skin, sym('100 20, 78 26, 68 52, 70 80, 80 103, 92 115, 100 118')),
  inside('#000', curve('118 30, 132 52, 130 80, 120 103, 104 118, 117 96, 122 68'), 0.13),
  ...eyes(hair),
  stroke('#000', trail('98 72, 95 87, 92 90, 99 93'), 2, 0.34),
  ...(beard
    ? [inside(hair, sym('100 95, 88 96, 80 92, 71 80, 78 106, 92 118, 100 120'), 0.9)]
    : []),
  inside('#B8322B', sym('100 99.5, 96 98, 88 101, 100 103'), jewels ? 1 : 0.5),
  inside('#D4574A', sym('100 103, 90 102, 94 107, 100 108'), jewels ? 1 : 0.4),
  ...(jewels ? [plain('m', both(ell(67, 89, 4.6)))] : []),
];

const eyes = (hair: Fill): Part[] => [
  inside('w', both(curve('75 72!, 84 66, 94 73!, 85 76.5'))),
  inside('#4A2C18', both(ell(85, 71.4, 4.1))),
  inside('k', both(ell(85, 71.4, 2))),
  stroke('k', both(trail('74 72, 84 65.4, 95 73')), 2.6),
  stroke(hair, both(trail('73 60, 83 54.6, 94 58.6')), 3.4),
];

const hands = (skin: Fill): Part[] => [
  plain('m', both(poly('54 188, 61 186, 66 206, 60 208'))),
  plain(skin, both(curve('62 190, 74 178, 92 178, 98 188, 92 200, 64 206'))),
  solid('w', turn(rect(70, 152, 36, 50, 5), -13, 98, 204)),
  inside('#15201C', turn(suitAt('spade', 86, 172, 0.8), -13, 98, 204)),
  solid('w', turn(rect(94, 152, 36, 50, 5), 13, 102, 204)),
  inside('#C2372A', turn(suitAt('heart', 114, 172, 0.8), 13, 102, 204)),
  inside(skin, both(curve('66 206, 64 190, 74 183, 88 186, 90 192, 78 195, 82 208'))),
];
