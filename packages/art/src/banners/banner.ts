// A wide scene, quiet on the leading side, or a tall one for phones, quiet at the foot.
import { chance } from '../chance.ts';
import { lit, rig, short, stop } from '../light.ts';
import { type Motif, type MotifName, motifs } from '../motifs/library.ts';
import { type Palette, type PaletteName, palettes, swapped } from '../palette.ts';
import { n, repeat } from '../points.ts';
import { type Horizon, type HorizonName, horizons } from '../scene/horizons.ts';
import { type PatternName, patternPaint } from '../scene/patterns.ts';
import { disc } from '../scene/stage.ts';
import { rays, star } from '../shapes.ts';
import { svg, tag } from '../svg.ts';

/**
 * An object of the scene. Places and sizes are in units of the stage, counted from its middle:
 * the stage is as high as a wide banner and as wide as a tall one.
 */
export type Placed = {
  motif: MotifName;
  x: number;
  y: number;
  s: number;
  turn?: number;
  swap?: true;
};

export type Campaign = {
  id: string;
  palette: PaletteName;
  horizon: HorizonName;
  pattern?: PatternName;
  /** Beams of light, and the size of a moon behind the main object, in units of the stage. */
  rays?: true;
  disc?: number;
  /** A scene without words of its own: light in the middle, no quiet side. */
  centred?: true;
  objects: readonly Placed[];
  /** The same campaign composed for a tall picture; `objects` where left out. */
  tall?: readonly Placed[];
};

export type BannerSize = { width?: number; height?: number; tall?: boolean };

type Scene = Horizon & { id: string; unit: number; campaign: Campaign; tall: boolean };

export function banner(
  campaign: Campaign,
  { width, height, tall = false }: BannerSize = {},
): string {
  const [w, h] = [width ?? (tall ? 780 : 1120), height ?? (tall ? 860 : 520)];
  const scene = setScene(campaign, w, h, tall);
  const objects = (tall && campaign.tall) || campaign.objects;
  return svg({
    box: [0, 0, w, h],
    defs:
      paints(scene) +
      objects.map((placed, i) => rig(paletteFor(placed, scene), `${scene.id}${i}_`)).join(''),
    body:
      sheet(scene, 'gr') +
      sheet(scene, 'pt') +
      backlight(scene) +
      horizons[campaign.horizon](scene) +
      objects.map((placed, i) => put(placed, i, scene)).join('') +
      sparks(scene) +
      (campaign.centred ? '' : sheet(scene, 'q')),
    attributes: ` preserveAspectRatio="${tall ? 'xMidYMin' : 'xMaxYMid'} slice"`,
  });
}

function setScene(campaign: Campaign, w: number, h: number, tall: boolean): Scene {
  const id = tag('banner', campaign, w, h, tall);
  const centred = campaign.centred || tall;
  return {
    id,
    campaign,
    tall,
    w,
    h,
    pal: palettes[campaign.palette],
    r: chance(campaign.id),
    ref: (name) => `url(#${id}${name})`,
    cx: centred ? w / 2 : w * 0.71,
    cy: tall && !campaign.centred ? h * 0.37 : h * 0.47,
    from: centred ? 0 : w * 0.42,
    unit: tall ? w * 0.86 : h,
  };
}

const sheet = ({ w, h, ref }: Scene, paint: string) =>
  `<rect width="${w}" height="${h}" fill="${ref(paint)}"/>`;

function paints({ id, pal, tall, campaign }: Scene): string {
  const [light, middle, edge] = pal.ground;
  const direction = tall ? 'x1="0" y1="1" x2=".2" y2="0"' : 'x1="0" y1="0" x2="1" y2=".3"';
  const quiet = tall ? 'x1="0" y1="1" x2="0" y2="0"' : 'x1="0" y1="0" x2="1" y2="0"';
  return (
    rig(pal, id) +
    `<linearGradient id="${id}gr" ${direction}>${stop(edge)}${stop(middle, 0.45)}${stop(light, 0.75)}${stop(middle, 1)}</linearGradient>` +
    `<radialGradient id="${id}pool">${stop(pal.lamp, 0, 0.75)}${stop(pal.lamp, 1, 0)}</radialGradient>` +
    `<linearGradient id="${id}cone" x1="0" y1="0" x2="0" y2="1">${stop(pal.lamp, 0, 0.5)}${stop(pal.lamp, 0.9, 0.02)}</linearGradient>` +
    `<radialGradient id="${id}felt" cx=".5" cy=".1" r=".8">${stop('#5BD3A0', 0, 0.6)}${stop('#0E5F46', 0.5, 0)}${stop('#02120D', 1, 0.85)}</radialGradient>` +
    `<linearGradient id="${id}q" ${quiet}>${stop(pal.k, 0, tall ? 0.94 : 0.82)}${stop(pal.k, tall ? 0.26 : 0.34, tall ? 0.8 : 0.6)}${stop(pal.k, tall ? 0.46 : 0.6, 0)}</linearGradient>` +
    patternPaint(campaign.pattern ?? 'seigaiha', `${id}pt`, pal.lamp, 0.16)
  );
}

function backlight({ cx, cy, w, h, unit, pal, ref, campaign }: Scene): string {
  const pool = disc(n(cx), n(cy), n(unit * 0.72), ref('pool'), 0.9);
  const beams = `<path d="${rays(cx, cy, 26, Math.max(w, h), 90, 0.42, 3)}" fill="${pal.lamp}" opacity=".1"/>`;
  return pool + (campaign.rays ? beams : '') + (campaign.disc ? moon(campaign.disc * unit) : '');

  function moon(radius: number) {
    const circle = (r: number, rest: string) =>
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${rest}/>`;
    return (
      circle(radius, `fill="${pal.ground[0]}" stroke="${pal.m[1]}" stroke-width="2"`) +
      circle(radius - 12, `fill="none" stroke="${pal.m[1]}" opacity=".6"`) +
      circle(radius, `fill="${ref('pool')}"`)
    );
  }
}

const paletteFor = (placed: Placed, { pal }: { pal: Palette }) =>
  placed.swap ? swapped(pal) : pal;

function put(placed: Placed, i: number, { cx, cy, unit, pal, id, campaign }: Scene): string {
  const own = paletteFor(placed, { pal });
  const key = `${id}${i}_`;
  const s = (placed.s * unit) / 200;
  const [x, y] = [cx + placed.x * unit - 100 * s, cy + placed.y * unit - 100 * s];
  const turned = placed.turn ? ` rotate(${placed.turn} ${n(100 * s)} ${n(100 * s)})` : '';
  const motif: Motif = motifs[placed.motif];
  const parts = motif(chance(`${campaign.id}${placed.motif}${i}`), true);
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${short(s)})">${lit(parts, own, { id: key })}</g>`;
}

const sparks = ({ r, w, h, pal, from, tall, campaign }: Scene) =>
  repeat(26, () => {
    const low = tall && !campaign.centred ? h * 0.6 : h - 20;
    const path = star(r.range(from, w), r.range(10, low), 4, r.range(3, 11), 1.2);
    return `<path d="${path}" fill="${r.next() > 0.4 ? pal.m[0] : '#fff'}" opacity="${short(n(r.range(0.4, 0.9)))}"/>`;
  });
