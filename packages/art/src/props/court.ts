// The upper half of a court figure; a card shows it twice, turned about its middle.
import { both } from '../affine.ts';
import { curve, sym, trail } from '../curves.ts';
import { isRed, type Suit, suitAt } from '../motifs/suits.ts';
import { repeat } from '../points.ts';
import { ell, line, petals, poly, rect } from '../shapes.ts';
import { BLACK, BRASS, IVORY, RED } from './ink.ts';

export type Court = 'J' | 'Q' | 'K';

const SKIN = '#FBE3C4';
const AXIS = 70;

type Paint = { fill?: string; line?: string; width?: number; opacity?: number };

/** One shape; pieces kept apart share the paint. */
const ink = (
  path: string,
  { fill = 'none', line: stroke = BLACK, width = 1.1, opacity = 1 }: Paint,
) =>
  `<path d="${path.replaceAll('|', '')}" fill="${fill}"${width ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const pair = (path: string) => both(path, AXIS);

export function court(rank: Court, suit: Suit): string {
  const cloth = isRed(suit) ? RED : BLACK;
  const second = isRed(suit) ? '#1F5F8A' : '#B9301F';
  return robe(cloth, second, suit) + heads[rank](cloth) + held[rank](suit, cloth) + ribbonAcross;
}

const robe = (cloth: string, second: string, suit: Suit) =>
  ink(sym('70 62, 52 70, 37 78, 33 98!, 70 98', AXIS, 0.4), { fill: cloth }) +
  ink(curve('70 64, 88 70, 103 78, 107 98!, 70 98!', 0.4), { fill: BRASS }) +
  ink(pair(line('40 96, 48 76') + line('45 97, 53 75') + line('50 98, 58 75')), {
    line: IVORY,
    width: 0.9,
    opacity: 0.7,
  }) +
  ink(poly('60 66, 80 66, 76 98, 64 98'), { fill: second }) +
  ink(
    repeat(3, (i) => suitAt(suit, 70, 75 + i * 9.5, 0.24)),
    { fill: IVORY, width: 0 },
  ) +
  ink(sym('70 64, 56 63, 47 70, 56 77, 70 79', AXIS), { fill: IVORY }) +
  ink(pair(ell(53, 70, 1.1, 1.9) + ell(60, 73.6, 1.1, 1.9)) + ell(70, 75, 1.1, 1.9), {
    fill: BLACK,
    width: 0,
  });

/** Face, with the eyes looking the same way on every court card. */
const face = (lips: string) =>
  ink(sym('70 33, 60 36, 57.4 48, 61 59, 70 66', AXIS), { fill: SKIN }) +
  ink(curve('74 34, 82 40, 82 52, 78 60, 71 66, 77 56, 78 46'), {
    fill: '#D98B5F',
    width: 0,
    opacity: 0.28,
  }) +
  ink(pair(curve('60.4 46.6!, 64 44.2, 67.6 46.8!, 64 48.4')), { fill: '#fff', width: 0.8 }) +
  ink(ell(64.6, 46.5, 1.3) + ell(76.6, 46.5, 1.3), { fill: BLACK, width: 0 }) +
  ink(pair(trail('59.8 42.4, 63.6 40.6, 67.6 41.8')), { width: 1.3 }) +
  ink(trail('70 45, 69 52, 67.6 54, 70.6 55'), { width: 0.9, opacity: 0.75 }) +
  ink(sym('70 58.2, 68.4 57.6, 66 58.8, 70 60.8', AXIS), { fill: lips, width: 0 });

const heads: Record<Court, (cloth: string) => string> = {
  K: (cloth) =>
    ink(pair(curve('58 36, 51 42, 52 54, 48 60, 54 64, 60 58')), { fill: '#8A5A2C' }) +
    face('#9E3B2C') +
    ink(sym('70 55.6, 64 55.4, 57.6 50, 57 60, 62 70, 70 77', AXIS), { fill: '#8A5A2C' }) +
    ink(sym('70 58.6, 66 58, 65 60.4, 70 61.6', AXIS), { fill: '#9E3B2C', width: 0.7 }) +
    ink(pair(trail('63 62, 65 68') + trail('67 63, 68.4 71')), {
      line: IVORY,
      width: 0.7,
      opacity: 0.6,
    }) +
    ink(poly('54 36, 50 19, 60 27, 70 15, 80 27, 90 19, 86 36'), { fill: '#E7BF68' }) +
    ink(rect(54, 32.6, 32, 5, 1.5), { fill: cloth }) +
    ink(ell(50, 18.4, 2) + ell(70, 14.6, 2.3) + ell(90, 18.4, 2), { fill: '#F6DFA5' }),
  Q: (cloth) =>
    ink(pair(curve('62 32, 52 38, 50 52, 53 62, 48 70, 56 74, 62 64, 60 46')), {
      fill: '#5A2A16',
    }) +
    ink(pair(trail('56 42, 54 54, 56 66')), { line: '#C98A4E', width: 0.9, opacity: 0.8 }) +
    face('#C2372A') +
    ink(curve('58 48, 57 38, 64 31, 76 31, 83 38, 82 48, 78 38, 70 36, 62 38'), {
      fill: '#5A2A16',
    }) +
    ink(sym('70 16, 66 24, 59 20, 58 27, 53 25!, 56 35, 70 32', AXIS, 0.36), { fill: '#E7BF68' }) +
    ink(petals(70, 26, 5, 4.6, 2.4), { fill: cloth, width: 0.6 }) +
    ink(ell(70, 15, 2.1) + pair(ell(58.6, 18.6, 1.7) + ell(52.6, 24, 1.6)), { fill: '#F6DFA5' }) +
    ink(pair(ell(56.4, 60, 1.8)), { fill: '#E7BF68', width: 0.7 }),
  J: (cloth) =>
    ink(pair(curve('60 34, 52 40, 52 54, 50 63, 58 63, 61 52')), { fill: '#C98A3A' }) +
    ink(pair(trail('56 40, 55.4 50, 54 60')), { line: '#7A4A16', width: 0.9, opacity: 0.8 }) +
    face('#B5503C') +
    ink(curve('58 44, 58 36, 68 33, 82 38, 82 44, 76 38, 66 39'), { fill: '#C98A3A' }) +
    ink(curve('50 35!, 52 22, 66 16, 84 19, 91 30, 88 36!, 70 32'), { fill: cloth }) +
    ink(curve('50 36!, 70 31.6, 89 37!, 88 40, 70 35.6, 52 40'), { fill: '#E7BF68' }) +
    ink(curve('86 28!, 96 18, 104 22!, 102 34, 94 44!, 98 32'), { fill: IVORY }) +
    ink(trail('87 28, 97 25, 97 38'), { width: 0.8 }),
};

const hand = (x: number, y: number) =>
  ink(
    curve([
      [x - 6, y - 3],
      [x, y - 5.4],
      [x + 6, y - 3],
      [x + 6.4, y + 3],
      [x, y + 5.4],
      [x - 6, y + 3.4],
    ]),
    { fill: SKIN },
  ) +
  ink(
    line([
      [x - 4.6, y - 1.6],
      [x + 4.6, y - 1.6],
    ]) +
      line([
        [x - 4.8, y + 1],
        [x + 4.8, y + 1],
      ]),
    { width: 0.7, opacity: 0.7 },
  );

/** King: sword. Queen: flower. Jack: halberd. */
const held: Record<Court, (suit: Suit, cloth: string) => string> = {
  K: () =>
    ink(poly('38.5 84, 38.5 34, 41 27, 43.5 34, 43.5 84'), { fill: '#DCE4E4' }) +
    ink(line('41 34, 41 80'), { width: 0.6, opacity: 0.6 }) +
    ink(rect(33.4, 76, 15.2, 3.4, 1.6), { fill: '#E7BF68' }) +
    hand(41, 86),
  Q: (_, cloth) =>
    ink(trail('40 90, 41 74, 40 60'), { line: '#1E7A5A', width: 1.8 }) +
    ink(curve('41 74!, 47 68, 49 72!, 45 77'), { fill: '#1E7A5A', width: 0.8 }) +
    ink(petals(40, 55, 6, 9, 4.6), { fill: cloth === BLACK ? '#E7BF68' : '#F0908A' }) +
    ink(ell(40, 55, 2.4), { fill: '#E7BF68' }) +
    hand(41, 86),
  J: () =>
    ink(rect(39.6, 30, 3, 66, 1), { fill: '#8A5A2C' }) +
    ink(curve('39 36!, 32 32, 33 52!, 39 48!'), { fill: '#DCE4E4' }) +
    ink(poly('41 20, 44 32, 38 32'), { fill: '#DCE4E4' }) +
    hand(41, 86),
};

/** The band where the two halves meet. */
const ribbonAcross = ink(rect(30.5, 96.4, 79, 3.2), { fill: BRASS, width: 0.6 });
