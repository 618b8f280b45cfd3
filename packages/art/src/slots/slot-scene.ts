// The room a slot stands in, wide or tall: lit ground, its pattern, and pieces from back to front.
import { chance } from '../chance.ts';
import { rig, stop } from '../light.ts';
import { type Palette, type PaletteName, palettes } from '../palette.ts';
import type { Horizon } from '../scene/horizons.ts';
import { patternPaint } from '../scene/patterns.ts';
import { svg, tag } from '../svg.ts';
import type { SlotArt, SlotLook } from './look.ts';
import { scenery } from './scenery.ts';

export type RoomSize = { width: number; height: number };

export function slotRoom(art: SlotArt, look: SlotLook, { width: w, height: h }: RoomSize): string {
  const id = tag('room', art.code, w, h);
  const pal: Palette = palettes[art.palette as PaletteName] ?? palettes.ink;
  const ref = (name: string) => `url(#${id}${name})`;
  const on: Horizon = { pal, r: chance(art.code), ref, w, h, cx: w / 2, cy: h * 0.46, from: 0 };
  const [light, middle, edge] = pal.ground;
  const sheet = (paint: string) => `<rect width="${w}" height="${h}" fill="${ref(paint)}"/>`;
  return svg({
    box: [0, 0, w, h],
    defs:
      rig(pal, id) +
      `<linearGradient id="${id}gr" x1="0" y1="0" x2="0" y2="1">${stop(edge)}${stop(middle, 0.3)}${stop(light, 0.66)}${stop(middle, 1)}</linearGradient>` +
      `<radialGradient id="${id}pool">${stop(pal.lamp, 0, 0.75)}${stop(pal.lamp, 1, 0)}</radialGradient>` +
      `<radialGradient id="${id}vg" cx=".5" cy=".45" r=".78">${stop(pal.k, 0.45, 0)}${stop(pal.k, 1, pal.paper ? 0.42 : 0.72)}</radialGradient>` +
      patternPaint(look.pattern, `${id}pt`, pal.paper ? pal.a[2] : pal.lamp, 0.14),
    body:
      sheet('gr') + sheet('pt') + look.room.map((name) => scenery[name](on)).join('') + sheet('vg'),
    attributes: ' preserveAspectRatio="xMidYMid slice"',
  });
}
