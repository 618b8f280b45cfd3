// Cards in the hand and in the shoe.
import { turn } from '../affine.ts';
import { curve } from '../curves.ts';
import { inside, type Part, solid, stroke } from '../parts.ts';
import { ell, poly, rect } from '../shapes.ts';
import { isRed, type Suit, suitAt } from './suits.ts';

const RED = '#C2372A';
const BLACK = '#15201C';

const card = (
  x: number,
  y: number,
  w: number,
  h: number,
  a: number,
  s: Suit,
  cx: number,
  cy: number,
) => {
  const c = isRed(s) ? RED : BLACK;
  return [
    solid('w', turn(rect(x, y, w, h, 8), a, cx, cy)),
    inside(
      c,
      turn(
        suitAt(s, x + w / 2, y + h / 2, w / 34) +
          suitAt(s, x + 13, y + 15, 0.5) +
          suitAt(s, x + w - 13, y + h - 15, 0.5, 180),
        a,
        cx,
        cy,
      ),
    ),
    stroke('3', turn(rect(x + 4, y + 4, w - 8, h - 8, 5), a, cx, cy), 1, 0.8),
  ];
};

export function cards(): Part[] {
  return [
    ...card(58, 34, 84, 122, -34, 'club', 100, 190),
    ...card(58, 30, 84, 122, -12, 'diamond', 100, 190),
    ...card(58, 30, 84, 122, 11, 'spade', 100, 190),
    ...card(58, 34, 84, 122, 33, 'heart', 100, 190),
  ];
}

export function pair(): Part[] {
  return [
    ...card(28, 26, 92, 136, -10, 'spade', 74, 94),
    ...card(82, 44, 92, 136, 10, 'heart', 128, 112),
  ];
}

export function shoe(): Part[] {
  return [
    solid('B', curve('24 64!, 128 20!, 182 58!, 182 150!, 60 184!, 24 150!', 0.2)),
    solid('b', poly('24 64, 128 20, 182 58, 66 100')),
    solid('m', poly('66 100, 182 58, 182 68, 66 112')),
    ...card(40, 78, 70, 100, 18, 'diamond', 74, 130),
    solid('m', ell(150, 118, 17)),
    inside('a', suitAt('spade', 150, 118, 0.8)),
  ];
}
