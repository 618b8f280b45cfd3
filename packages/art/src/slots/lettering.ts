// The ranks of slots that count them, drawn in a hand that fits the slot; the same in every language.
import { short, stop } from '../light.ts';
import type { Palette } from '../palette.ts';

export type SlotRank = 'A' | 'K' | 'Q' | 'J' | 'T';

const glyphs: Record<SlotRank, string> = {
  A: 'M48 158L100 36L152 158M67 118H133',
  K: 'M58 38V158M146 38L60 108M88 88L148 158',
  Q: 'M100 38A50 60 0 1 1 99.9 38M108 120L150 168',
  J: 'M78 38H134V118A38 40 0 0 1 58 124',
  T: 'M52 58L68 40V158M124 38A34 60 0 1 1 123.9 38',
};

const serifs: Record<SlotRank, string> = {
  A: 'M30 158H66M134 158H170',
  K: 'M40 38H76M40 158H76M130 38H162M132 158H166',
  Q: '',
  J: 'M66 38H140',
  T: 'M50 158H86',
};

type Lettering = {
  width: number;
  cap: 'round' | 'butt' | 'square';
  serif?: true;
  /** A line along the middle of each stroke. */
  inline?: number;
  /** A second, shifted stroke: brushes and chisels. */
  shadowed?: true;
  tilt?: number;
};

export const letterings = {
  slab: { width: 24, cap: 'butt', serif: true },
  round: { width: 27, cap: 'round' },
  deco: { width: 25, cap: 'butt', inline: 6 },
  brush: { width: 22, cap: 'round', shadowed: true, tilt: -5 },
  chisel: { width: 22, cap: 'square', shadowed: true },
  fine: { width: 15, cap: 'butt', serif: true, inline: 3 },
  neon: { width: 14, cap: 'round', inline: 5 },
  log: { width: 28, cap: 'round', inline: 9, tilt: 4 },
} satisfies Record<string, Lettering>;

export type LetteringName = keyof typeof letterings;

export function letter(rank: SlotRank, hand: LetteringName, pal: Palette, id: string): string {
  const { width, cap, serif, inline, shadowed, tilt }: Lettering = letterings[hand];
  const path = glyphs[rank];
  const line = (d: string, colour: string, by: number, more = '') =>
    d &&
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(by)}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"${more}/>`;
  const feet = serif ? serifs[rank] : '';
  const both = (colour: string, by: number, more = '') =>
    line(path, colour, by, more) + line(feet, colour, by * 0.6, more);
  return (
    `<defs><linearGradient id="${id}r" gradientUnits="userSpaceOnUse" x1="60" y1="30" x2="140" y2="170">${stop(pal.m[0])}${stop(pal.m[1], 0.4)}${stop(pal.m[2], 1)}</linearGradient></defs>` +
    `<g${tilt ? ` transform="rotate(${tilt} 100 100)"` : ''}>` +
    both(pal.k, width + 10, ' transform="translate(4 7)" opacity=".5"') +
    both(pal.k, width + 9) +
    (shadowed ? both(pal.b[1], width, ' transform="translate(3 3)"') : '') +
    both(`url(#${id}r)`, shadowed ? width - 5 : width) +
    (inline
      ? both(pal.a[2], inline)
      : line(path, '#ffffff', 3, ' opacity=".5" transform="translate(-3 -4)"')) +
    '</g>'
  );
}
