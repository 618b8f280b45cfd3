// One game description in, one finished 3:4 tile out. The title is set by the page on the plate.
import { chance } from './chance.ts';
import { lit, rig, short, stop } from './light.ts';
import { type Motif, type MotifName, motifNames, motifs } from './motifs/library.ts';
import { mix, type Palette, type PaletteName, paletteNames, palettes, swapped } from './palette.ts';
import { n } from './points.ts';
import { type BitsName, bits } from './scene/bits.ts';
import { type FrameName, frames, type PlateName, plates } from './scene/frames.ts';
import { type PatternName, patternPaint, patterns } from './scene/patterns.ts';
import { type SetName, sets } from './scene/sets.ts';
import type { Stage } from './scene/stage.ts';
import { svg, tag } from './svg.ts';

/** Whatever is left out is chosen by the id, so a catalogue of thousands needs no hand work. */
export type TileSpec = {
  id: string;
  motif?: MotifName;
  palette?: PaletteName;
  /** Exchange the emblem's two materials. */
  swap?: boolean;
  set?: SetName;
  pattern?: PatternName;
  bits?: BitsName;
  frame?: FrameName;
  plate?: PlateName;
  layout?: LayoutName;
};

export const TILE_BYTES = 12_000;

/** The 3:4 picture of a game; one that grows too heavy goes on a diet, step by step. */
export function tile(game: TileSpec): string {
  const diets: Partial<TileSpec>[] = [
    {},
    { bits: 'none', frame: 'line' },
    { bits: 'none', frame: 'line', set: 'sun', pattern: 'stripes' },
    { bits: 'none', frame: 'none', set: 'sun', pattern: 'chevron', plate: 'straight' },
  ];
  let picture = '';
  for (const diet of diets) {
    picture = draw({ ...game, ...diet });
    if (picture.length <= TILE_BYTES) break;
  }
  return picture;
}

/** A copy of the emblem: where, how large, how far turned, whether mirrored. */
type Spot = { x: number; y: number; s: number; turn?: number; mirrored?: true };

/** How the emblem is placed, back to front. */
const layouts = {
  solo: [{ x: 150, y: 166, s: 1.22 }],
  tall: [{ x: 150, y: 158, s: 1.32 }],
  crop: [{ x: 150, y: 196, s: 1.72 }],
  lean: [{ x: 150, y: 166, s: 1.26, turn: -9 }],
  flank: [
    { x: 62, y: 196, s: 0.66, turn: -12 },
    { x: 238, y: 196, s: 0.66, turn: 12 },
    { x: 150, y: 160, s: 1.08 },
  ],
  trio: [
    { x: 150, y: 100, s: 0.74 },
    { x: 84, y: 210, s: 0.8, turn: -8 },
    { x: 216, y: 210, s: 0.8, turn: 8 },
  ],
  duel: [
    { x: 214, y: 186, s: 0.86 },
    { x: 86, y: 186, s: 0.86, mirrored: true },
  ],
  echo: [
    { x: 196, y: 128, s: 0.98, turn: 8 },
    { x: 122, y: 192, s: 1.08, turn: -6 },
  ],
} satisfies Record<string, Spot[]>;

export type LayoutName = keyof typeof layouts;

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

function draw(game: TileSpec): string {
  const r = chance(game.id);
  const base = palettes[game.palette ?? r.pick(paletteNames)];
  const pal: Palette = (game.swap ?? r.next() < 0.4) ? swapped(base) : base;
  const chosen = {
    set: game.set ?? r.pick(keys(sets)),
    pattern: game.pattern ?? r.pick(keys(patterns)),
    bits: game.bits ?? r.pick(keys(bits)),
    frame: game.frame ?? r.pick(keys(frames)),
    plate: game.plate ?? r.pick(keys(plates)),
    motif: game.motif ?? r.pick(motifNames),
  };
  const id = tag('tile', game);
  const stage: Stage = { pal, r, ref: (name) => `url(#${id}${name})` };
  const spots: readonly Spot[] = layouts[game.layout ?? 'solo'];
  const motif: Motif = motifs[chosen.motif];
  const emblem = `<g id="${id}e">${lit(motif(chance(`${game.id} emblem`), false), pal, { id })}</g>`;
  const emblems = spots
    .map((spot, i) =>
      i
        ? `<use href="#${id}e" transform="${place(spot)}"/>`
        : `<g transform="${place(spot)}">${emblem}</g>`,
    )
    .join('');
  return svg({
    box: [0, 0, 300, 400],
    defs:
      rig(pal, id) + ground(pal, id) + patternPaint(chosen.pattern, `${id}pt`, ...patternInk(pal)),
    body:
      sheet(stage.ref('gr')) +
      sheet(stage.ref('pt')) +
      sets[chosen.set](stage) +
      cone(stage) +
      sheet(stage.ref('vg')) +
      frames[chosen.frame](pal.m[1]) +
      footing(spots.at(-1)!, pal) +
      emblems +
      bits[chosen.bits](stage) +
      titlePlate(plates[chosen.plate], stage),
  });
}

const sheet = (paint: string) => `<rect width="300" height="400" fill="${paint}"/>`;

const patternInk = (pal: Palette): [string, number] =>
  pal.paper ? [pal.a[2], 0.16] : [pal.lamp, 0.2];

function place({ x, y, s, turn, mirrored }: Spot): string {
  const at = `translate(${n(mirrored ? x + 100 * s : x - 100 * s)} ${n(y - 100 * s)})`;
  const turned = turn ? ` rotate(${turn} ${n(100 * s)} ${n(100 * s)})` : '';
  return `${at}${mirrored ? ' scale(-1 1)' : ''}${turned} scale(${s})`;
}

/** The lit ground, the disc of light behind the emblem, the lamp's cone and the dark edge. */
const ground = ({ ground: [lit, middle, edge], lamp, k, paper }: Palette, id: string) =>
  `<radialGradient id="${id}gr" cx=".5" cy=".36" r=".78">${stop(lit)}${stop(middle, 0.55)}${stop(edge, 1)}</radialGradient>` +
  `<radialGradient id="${id}disc" cx=".42" cy=".3" r=".8">${stop(mix(lamp, '#ffffff', 0.25), 0, 0.95)}${stop(lit, 0.6, 0.9)}${stop(middle, 1, 0.6)}</radialGradient>` +
  `<linearGradient id="${id}lp" x1="0" y1="0" x2="0" y2="1">${stop(lamp, 0, 0.5)}${stop(lamp, 1, 0)}</linearGradient>` +
  `<radialGradient id="${id}vg" cx=".5" cy=".4" r=".75">${stop(k, 0.55, 0)}${stop(k, 1, paper ? 0.3 : 0.62)}</radialGradient>`;

function cone({ r, ref }: Stage): string {
  const x = r.int(90, 210);
  const foot = 150 + (150 - x) * 0.3;
  return `<path d="M${x - 36} -6H${x + 36}L${n(foot + 150)} 330H${n(foot - 150)}Z" fill="${ref('lp')}" opacity=".42"/>`;
}

/** The emblem's shadow on the floor. */
const footing = ({ y, s }: Spot, pal: Palette) =>
  `<ellipse cx="150" cy="${n(Math.min(296, y + 100 * s))}" rx="${n(84 * s)}" ry="13" fill="${pal.k}" opacity=".45"/>`;

function titlePlate(path: string, { pal, ref }: Stage): string {
  const field = pal.paper ? pal.k : mix(pal.ground[2], pal.k, 0.55);
  const raised = (by: number, colour: string) =>
    `<path d="${path}" transform="translate(0 -${short(by)})" fill="${colour}"/>`;
  return (
    raised(5, pal.m[1]) +
    raised(2.6, pal.k) +
    `<path d="${path}" fill="${field}"/><path d="${path}" fill="${ref('pt')}" opacity=".28"/>`
  );
}
