// One object alone on a transparent ground: empty states, slot symbols, category emblems.
import { chance } from './chance.ts';
import { lit, rig, stop } from './light.ts';
import { type Motif, type MotifName, motifs } from './motifs/library.ts';
import { type Palette, type PaletteName, palettes, swapped } from './palette.ts';
import { svg, tag } from './svg.ts';

export type ObjectOptions = {
  palette?: PaletteName;
  swap?: boolean;
  /** The page behind it: dark pages get a pool of light, light pages a softer shadow. */
  on?: 'dark' | 'light';
  seed?: string;
  /** Without engraving: for sizes under 64 pixels. */
  flat?: boolean;
  /** A pool of light under the object. */
  pool?: boolean;
};

export function object(motif: MotifName, options: ObjectOptions = {}): string {
  const {
    palette = 'ink',
    swap = false,
    on = 'dark',
    seed = motif,
    flat = false,
    pool = false,
  } = options;
  const id = tag('object', motif, palette, swap, on, seed, flat, pool);
  const pal: Palette = swap ? swapped(palettes[palette]) : palettes[palette];
  const draw: Motif = motifs[motif];
  const shadow = on === 'dark' ? 0.5 : 0.2;
  const light = pool ? `<ellipse cx="100" cy="112" rx="126" ry="116" fill="url(#${id}o)"/>` : '';
  return svg({
    box: pool ? [-30, -26, 260, 260] : [-10, -10, 220, 220],
    defs: rig(pal, id) + poolPaint(pal, id, on),
    body: light + lit(draw(chance(seed), true), pal, { id, flat, shadow }),
  });
}

const poolPaint = (pal: Palette, id: string, on: 'dark' | 'light') => {
  const [colour, strength] = on === 'dark' ? [pal.lamp, 0.16] : [pal.m[1], 0.22];
  return `<radialGradient id="${id}o">${stop(colour, 0, strength)}${stop(colour, 0.55, strength / 3)}${stop(colour, 1, 0)}</radialGradient>`;
};

export const slotSymbols = [
  'seven',
  'bell',
  'cherries',
  'lemon',
  'plum',
  'melon',
  'grapes',
  'bars',
  'gem',
  'crown',
  'horseshoe',
  'clover',
] as const satisfies readonly MotifName[];

export type SlotSymbol = (typeof slotSymbols)[number];

const symbolPalettes: Record<SlotSymbol, PaletteName> = {
  seven: 'lacquer',
  bell: 'saffron',
  cherries: 'lacquer',
  lemon: 'storm',
  plum: 'rose',
  melon: 'lacquer',
  grapes: 'jade',
  bars: 'ink',
  gem: 'lagoon',
  crown: 'harbour',
  horseshoe: 'ink',
  clover: 'moss',
};

/** A symbol on a reel; any motif can be one, the classic twelve have palettes of their own. */
export function slotSymbol(motif: MotifName, palette?: PaletteName): string {
  const classic: Partial<Record<MotifName, PaletteName>> = symbolPalettes;
  return object(motif, { palette: palette ?? classic[motif] ?? 'ink', flat: true });
}
