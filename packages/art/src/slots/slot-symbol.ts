// One symbol of a slot: dear ones stand free, cheaper ones lie on the slot's own plaque, the wild is
// ringed and the scatter shines.
import { chance } from '../chance.ts';
import { lit, rig } from '../light.ts';
import { type Motif, type MotifName, motifs } from '../motifs/library.ts';
import { mix, type Palette, type PaletteName, palettes, swapped } from '../palette.ts';
import { inside, type Part, solid } from '../parts.ts';
import { at, n, repeat } from '../points.ts';
import { ell, rays, ring, star } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import { letter, type SlotRank } from './lettering.ts';
import type { Ramp, SlotArt, SlotLook } from './look.ts';
import { plaques } from './plaques.ts';

export type SlotRole = 'high' | 'low' | 'wild' | 'scatter' | 'multiplier';

export type SlotSymbolSpec = {
  art: SlotArt;
  look: SlotLook;
  role: SlotRole;
  /** Which of its kind, from the dearest. */
  index: number;
  motif: string;
  rank?: SlotRank | undefined;
};

const BOX = [-10, -10, 220, 220] as const;

export function slotFace(spec: SlotSymbolSpec): string {
  const id = tag('slot', spec.art.code, spec.role, spec.index, spec.motif, spec.rank ?? '');
  const drawn = drawings[spec.role](spec, id);
  return svg({ box: BOX, ...drawn });
}

type Drawn = { defs: string; body: string };

const paletteNamed = (name: string): Palette => palettes[name as PaletteName] ?? palettes.ink;

const drawings: Record<SlotRole, (spec: SlotSymbolSpec, id: string) => Drawn> = {
  high: (spec, id) => {
    const { art, index, motif } = spec;
    const high = paletteNamed(art.tints.high);
    const own = paletteNamed(art.palette);
    const pal = [high, swapped(high), swapped(own), own][index % 4]!;
    return {
      defs: rig(pal, id),
      body: placed(motif, pal, id, { s: 1 - index * 0.02, seed: art.code }),
    };
  },
  low: (spec, id) => (spec.rank ? ranked(spec, id, spec.rank) : onPlaque(spec, id)),
  wild: ({ art, motif }, id) => {
    const pal = paletteNamed(art.tints.special);
    const own = paletteNamed(art.palette);
    const ringed: Part[] = [
      solid('m', ring(100, 100, 100, 82)),
      inside(
        'k',
        repeat(16, (i) => ell(...at(100, 100, 91, i * 22.5), 4.4)),
      ),
      inside(
        'N',
        repeat(16, (i) => ell(...at(100, 100, 91, i * 22.5), 2.6)),
      ),
    ];
    return {
      defs: rig(own, id) + rig(pal, `${id}q`),
      body:
        `<path d="${ell(100, 100, 84)}" fill="${own.ground[2]}"/><path d="${rays(100, 100, 18, 84, 0, 0.5, 3)}" fill="${own.lamp}" opacity=".5"/>` +
        lit(ringed, own, { id, flat: true }) +
        placed(motif, brightest(pal, own), `${id}q`, { s: 0.86, seed: art.code }),
    };
  },
  scatter: ({ art, motif }, id) => {
    const pal = paletteNamed(art.tints.special);
    const own = paletteNamed(art.palette);
    const burst: Part[] = [
      solid('m', star(100, 100, 12, 106, 78, -90)),
      solid('b', ell(100, 100, 74)),
      inside('k', ring(100, 100, 70, 66), 0.5),
    ];
    return {
      defs: rig(own, id) + rig(pal, `${id}q`),
      body:
        lit(burst, own, { id, flat: true }) +
        placed(motif, swapped(pal), `${id}q`, { s: 0.74, seed: art.code }),
    };
  },
  multiplier: ({ art, motif }, id) => {
    const pal = paletteNamed(art.tints.special);
    const base: Part[] = [solid('m', star(100, 100, 24, 104, 92)), solid('a', ell(100, 100, 84))];
    return {
      defs: rig(pal, id) + rig(pal, `${id}q`),
      body:
        lit(base, pal, { id, flat: true }) +
        `<g opacity=".55">${placed(motif, swapped(pal), `${id}q`, { s: 0.72, seed: art.code })}</g>`,
    };
  },
};

/** On the reels a wild must stand out from its own ring. */
const brightest = (pal: Palette, own: Palette): Palette =>
  pal.ground === own.ground ? swapped(pal) : pal;

function onPlaque({ art, look, index, motif }: SlotSymbolSpec, id: string): Drawn {
  const low = paletteNamed(art.tints.low);
  const ground: Palette = { ...low, a: plaqueRamps(art)[index % 5]! };
  const path = plaques[look.plaque];
  const parts: Part[] = [
    solid('m', path),
    inside('a', shrunk(path, 0.9)),
    inside('k', shrunk(path, 0.84), 0.16),
  ];
  const pal = index % 2 ? swapped(low) : low;
  return {
    defs: rig(ground, id) + rig(pal, `${id}q`),
    body:
      lit(parts, ground, { id, flat: true }) +
      placed(motif, pal, `${id}q`, { s: 0.7, seed: art.code }),
  };
}

function ranked({ art, look, index, motif }: SlotSymbolSpec, id: string, rank: SlotRank): Drawn {
  const low = paletteNamed(art.tints.low);
  const ground: Palette = { ...low, a: plaqueRamps(art)[index % 5]! };
  const path = plaques[look.plaque];
  const parts: Part[] = [solid('m', path), inside('a', shrunk(path, 0.92))];
  return {
    defs: rig(ground, id) + rig(low, `${id}q`),
    body:
      lit(parts, ground, { id, flat: true }) +
      letter(rank, look.lettering, { ...low, a: ground.a }, id) +
      placed(motif, index % 2 ? swapped(low) : low, `${id}q`, {
        s: 0.46,
        dx: 48,
        dy: 50,
        seed: art.code,
      }),
  };
}

/** Five enamels per slot, so that no two of its cheap symbols are one colour. */
function plaqueRamps({ tints, palette }: SlotArt): Ramp[] {
  const [low, own, special] = [
    paletteNamed(tints.low),
    paletteNamed(palette),
    paletteNamed(tints.special),
  ];
  const deep = ([light, middle, dark]: Ramp): Ramp => [
    mix(light, middle, 0.5),
    mix(middle, dark, 0.35),
    mix(dark, own.k, 0.35),
  ];
  return [deep(low.a), deep(low.b), deep(special.b), deep(own.ground), deep(special.a)];
}

const shrunk = (path: string, by: number): string =>
  path.replace(/([MLCQAHVZ])([^MLCQAHVZ]*)/g, (_, command: string, rest: string) => {
    const v = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const near = (value: number) => n(100 + (value - 100) * by);
    if (command === 'A')
      return (
        command +
        v.map((value, i) => (i % 7 < 2 ? n(value * by) : i % 7 < 5 ? value : near(value))).join(' ')
      );
    return command + v.map(near).join(' ');
  });

type Place = { s: number; dx?: number; dy?: number; seed: string };

function placed(
  motif: string,
  pal: Palette,
  id: string,
  { s, dx = 0, dy = 0, seed }: Place,
): string {
  const draw: Motif = motifs[motif as MotifName] ?? motifs.gem;
  const parts = draw(chance(`${seed} ${motif}`), s > 0.6);
  const at = n(100 - 100 * s);
  return `<g transform="translate(${n(at + dx)} ${n(at + dy)}) scale(${s})">${lit(parts, pal, { id, flat: s < 0.9 })}</g>`;
}
