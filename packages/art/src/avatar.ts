// A member's picture: a face from the bestiary on a coin of enamel.
import { chance } from './chance.ts';
import { lit, rig, stop } from './light.ts';
import { type Motif, type MotifName, motifs } from './motifs/library.ts';
import { type Palette, paletteNames, paletteOf } from './palette.ts';
import { rays } from './shapes.ts';
import { svg, tag } from './svg.ts';

export const avatarFaces = [
  'tiger',
  'wolf',
  'fox',
  'owl',
  'bear',
  'panther',
  'samurai',
  'luckycat',
  'skull',
  'bull',
  'eagle',
  'mask',
  'pharaoh',
  'koi',
  'turtle',
  'rooster',
  'dragon',
  'octopus',
  'shark',
  'horse',
  'phoenix',
  'crab',
  'jellyfish',
  'lotus',
] as const satisfies readonly MotifName[];

export type AvatarFace = (typeof avatarFaces)[number];

const COINS = paletteNames.filter((name) => !paletteOf(name).paper);

/** The seed decides everything; a face may be asked for, so that a set to choose from has no twins. */
export function avatar(seed: string, face?: AvatarFace): string {
  const r = chance(seed);
  const pal: Palette = paletteOf(r.pick(COINS));
  const drawn = r.pick(avatarFaces);
  const motif: Motif = motifs[face ?? drawn];
  const id = tag('avatar', seed, face ?? '');
  return svg({
    box: [0, 0, 200, 200],
    defs:
      rig(pal, id) +
      `<radialGradient id="${id}g" cx=".4" cy=".3" r=".9">${stop(pal.ground[0])}${stop(pal.ground[2], 1)}</radialGradient>` +
      `<clipPath id="${id}o"><circle cx="100" cy="100" r="100"/></clipPath>`,
    body:
      `<g clip-path="url(#${id}o)"><rect width="200" height="200" fill="url(#${id}g)"/>` +
      `<path d="${rays(100, 110, 16, 180, 30, 0.5)}" fill="${pal.lamp}" opacity=".12"/>` +
      `<g transform="translate(18 24) scale(.82)">${lit(motif(r, false), pal, { id, flat: true })}</g></g>` +
      `<circle cx="100" cy="100" r="97" fill="none" stroke="${pal.m[1]}" stroke-width="5"/>`,
  });
}
