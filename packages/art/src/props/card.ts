// Playing cards. Indices are drawn, not typeset: they are the same in every language.

import { stop } from '../light.ts';
import { isRed, type Suit, suitAt } from '../motifs/suits.ts';
import { at, each, points, repeat } from '../points.ts';
import { poly, rays, ring } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import { type Court, court } from './court.ts';
import { BLACK, BRASS, IVORY, RED } from './ink.ts';

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof ranks)[number];

const glyphs: Record<Rank, string> = {
  A: 'M0 20L8 0L16 20M3 13H13',
  K: 'M1 0V20M15 0L1 12M6 8L15 20',
  Q: 'M8 0A7 10 0 1 1 7.9 0M9 14L15 21',
  J: 'M5 0H13V14A5 6 0 0 1 2 15',
  2: 'M2 5A6 5.5 0 1 1 12 9L2 20H14',
  3: 'M2 3A6 5 0 1 1 7 9.5A6 5.5 0 1 1 2 16.5',
  4: 'M11 20V0L1 14H15',
  5: 'M13 0H3V8.5A6 5.8 0 1 1 2 17',
  6: 'M12 1A9 13 0 0 0 2 14A6 6 0 1 0 3 11',
  7: 'M1 0H14L6 20',
  8: 'M7.5 0A5 4.7 0 1 1 7.4 0M7.5 9.4A6 5.4 0 1 1 7.4 9.4',
  9: 'M4 19A9 13 0 0 0 14 6A6 6 0 1 0 13 9',
  10: 'M2 0V20M13 0A5 10 0 1 1 12.9 0',
};

/** Where the pips lie, in columns of 23 and rows of 32 units from the middle. */
const pips: Partial<Record<Rank, string>> = {
  2: '0 -2, 0 2',
  3: '0 -2, 0 0, 0 2',
  4: '-1 -2, 1 -2, -1 2, 1 2',
  5: '-1 -2, 1 -2, 0 0, -1 2, 1 2',
  6: '-1 -2, 1 -2, -1 0, 1 0, -1 2, 1 2',
  7: '-1 -2, 1 -2, -1 0, 1 0, -1 2, 1 2, 0 -1',
  8: '-1 -2, 1 -2, -1 0, 1 0, -1 2, 1 2, 0 -1, 0 1',
  9: '-1 -2, 1 -2, -1 -0.7, 1 -0.7, 0 0, -1 0.7, 1 0.7, -1 2, 1 2',
  10: '-1 -2, 1 -2, -1 -0.7, 1 -0.7, 0 -1.35, 0 1.35, -1 0.7, 1 0.7, -1 2, 1 2',
};

const BOX = [0, 0, 140, 196] as const;

export function playingCard(rank: Rank, suit: Suit): string {
  const colour = isRed(suit) ? RED : BLACK;
  const corner =
    `<g transform="translate(13 14)"><path d="${glyphs[rank]}" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${suitAt(suit, 8, 35, 0.62)}" fill="${colour}"/></g>`;
  return blank([rank, suit], middle(rank, suit, colour) + corner + turned(corner));
}

const turned = (what: string) => `<g transform="rotate(180 70 98)">${what}</g>`;

function middle(rank: Rank, suit: Suit, colour: string): string {
  const spots = pips[rank];
  if (spots) {
    const all = each(points(spots), ([x, y]) =>
      suitAt(suit, 70 + x * 23, 98 + y * 32, 1.05, y > 0 ? 180 : 0),
    );
    return `<path d="${all}" fill="${colour}"/>`;
  }
  if (rank === 'A') {
    const halo = ring(70, 98, 46, 44.6) + rays(70, 98, 36, 54, 48, 0.4);
    return `<path d="${suitAt(suit, 70, 98, 2.9)}" fill="${colour}"/><path d="${halo}" fill="${BRASS}"/>`;
  }
  const figure = court(rank as Court, suit);
  return `<rect x="30" y="20" width="80" height="156" rx="4" fill="#FFFDF6" stroke="${BRASS}"/>${figure}${turned(figure)}`;
}

/** A card for a hand that is held: what shows of it under the next one says which it is. */
export function fanCard(rank: Rank, suit: Suit): string {
  const colour = isRed(suit) ? RED : BLACK;
  const wide = rank === '10' ? 1.56 : 2.05;
  const index =
    `<g transform="translate(12 15)"><path transform="scale(${wide} 2.05)" d="${glyphs[rank]}" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${suitAt(suit, 16, 66, 1.15)}" fill="${colour}"/></g>`;
  const isCourt = rank === 'J' || rank === 'Q' || rank === 'K';
  const body = isCourt
    ? heldCourt(rank, suit, colour)
    : `<path d="${suitAt(suit, 90, 138, 2.7)}" fill="${colour}"/>`;
  return blank(['fan', rank, suit], body + index);
}

/** The upper half of a figure, cut by its window. */
function heldCourt(rank: Court, suit: Suit, colour: string): string {
  const ground = isRed(suit) ? '#F4DDD2' : '#E4E2D6';
  return (
    '<svg x="56" y="62" width="78" height="126" viewBox="31.6 18.400 79.600 128.600">' +
    `<rect x="20" y="0" width="110" height="170" fill="#FFFDF6"/>${court(rank, suit)}<rect x="20" y="98" width="110" height="60" fill="${ground}"/>` +
    `<path d="${suitAt(suit, 70, 122, 1.3)}" fill="${colour}"/></svg>` +
    `<rect x="56" y="62" width="78" height="126" rx="5" fill="none" stroke="${BRASS}"/>`
  );
}

/** A jester's cap with three bells; the red one is the higher. */
export function jokerCard(of: 'black' | 'red', isHeld: boolean): string {
  const colour = of === 'red' ? RED : BLACK;
  const second = of === 'red' ? '#E7BF68' : '#C9CFC9';
  const cap =
    `<path d="M38 118C26 108 20 90 24 70C34 76 42 84 48 92C50 74 58 58 70 46C82 58 90 74 92 92C98 84 106 76 116 70C120 90 114 108 102 118Z" fill="${colour}" stroke="${BLACK}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M70 46C82 58 90 74 92 92L92 118H70Z" fill="${second}"/>` +
    `<rect x="36" y="114" width="68" height="13" rx="6" fill="${BRASS}" stroke="${BLACK}"/>` +
    `<path d="${ring(24, 68, 7, 0)}${ring(70, 44, 7, 0)}${ring(116, 68, 7, 0)}" fill="${BRASS}" stroke="${BLACK}"/>` +
    `<path d="${star(70, 150, 15)}" fill="${colour}"/>`;
  const corner = `<path d="${star(22, 26, 13)}" fill="${colour}"/><path d="M18 46V66A6 6 0 0 1 11 68" fill="none" stroke="${colour}" stroke-width="3.400" stroke-linecap="round"/>`;
  const large = `<path d="${star(30, 36, 22)}" fill="${colour}"/><path d="M32 70V96A9 9 0 0 1 19 99" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`;
  return isHeld
    ? blank(['joker-fan', of], `<g transform="translate(38 70) scale(.7)">${cap}</g>${large}`)
    : blank(['joker', of], cap + corner + turned(corner));
}

const star = (x: number, y: number, radius: number) =>
  poly(
    Array.from({ length: 10 }, (_, i) =>
      at(x, y, i % 2 === 0 ? radius : radius * 0.42, i * 36 - 90),
    ),
  );

function blank(about: readonly string[], body: string): string {
  const id = tag('card', ...about);
  return svg({
    box: BOX,
    defs: `<linearGradient id="${id}p" x1="0" y1="0" x2=".4" y2="1">${stop('#fff')}${stop('#EFE6D2', 1)}</linearGradient>`,
    body: `<rect x="1" y="1" width="138" height="194" rx="11" fill="url(#${id}p)" stroke="#CDBF9F"/>${body}`,
  });
}

/** The back: the house spade on a field of brass lozenges. */
export function cardBack(): string {
  const lozenge = (x: number, y: number) =>
    poly([
      [x, y - 7],
      [x + 6, y],
      [x, y + 7],
      [x - 6, y],
    ]);
  const field = repeat(7, (i) => repeat(10, (j) => lozenge(20 + i * 16.7, 16 + j * 18.2)));
  return svg({
    box: BOX,
    body:
      `<rect x="1" y="1" width="138" height="194" rx="11" fill="${IVORY}"/><rect x="8" y="8" width="124" height="180" rx="6" fill="#0C5A43"/>` +
      `<path d="${field}" fill="#E0B65A" opacity=".35"/><circle cx="70" cy="98" r="27" fill="#083A2C" stroke="#E0B65A" stroke-width="2"/>` +
      `<path d="${suitAt('spade', 70, 97, 1.3)}" fill="#E0B65A"/><rect x="11" y="11" width="118" height="174" rx="4" fill="none" stroke="#E0B65A"/>`,
  });
}
