// The four suits, drawn once in a 24-unit box around the origin, used by every card, chip and mark.
import { xf } from '../affine.ts';

export const suits = {
  spade:
    'M0 -12C4 -6 12 -2 12 5C12 11 5 13 2 8C2 12 4 14 6 15H-6C-4 14 -2 12 -2 8C-5 13 -12 11 -12 5C-12 -2 -4 -6 0 -12Z',
  heart: 'M0 14C-6 7 -13 2 -13 -5C-13 -12 -4 -14 0 -7C4 -14 13 -12 13 -5C13 2 6 7 0 14Z',
  diamond: 'M0 -14C3 -8 7 -4 11 0C7 4 3 8 0 14C-3 8 -7 4 -11 0C-7 -4 -3 -8 0 -14Z',
  club: 'M0 -13C7 -13 9 -5 5 -1C11 -4 15 3 11 8C8 11 3 10 2 7C2 11 4 14 6 15H-6C-4 14 -2 11 -2 7C-3 10 -8 11 -11 8C-15 3 -11 -4 -5 -1C-9 -5 -7 -13 0 -13Z',
};
export type Suit = keyof typeof suits;

export const suitAt = (suit: Suit, x: number, y: number, s = 1, r = 0): string =>
  xf(suits[suit], { x, y, s, r });

export const isRed = (suit: Suit): boolean => suit === 'heart' || suit === 'diamond';
