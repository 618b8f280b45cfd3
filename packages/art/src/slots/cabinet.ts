// The frame of a slot with its empty reels, and the crest above them, at the size it is shown.
import { chance } from '../chance.ts';
import { lit, rig, stop } from '../light.ts';
import { type Motif, type MotifName, motifs } from '../motifs/library.ts';
import { mix, type Palette, type PaletteName, palettes, swapped } from '../palette.ts';
import { each, n, repeat, times } from '../points.ts';
import { disc, fill, stroke } from '../scene/stage.ts';
import { ell, poly, rect, star } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import { ornamentNamed, type Spot } from './cabinet-ornaments.ts';
import type { Ramp, SlotArt, SlotLook, Stuff } from './look.ts';

/** In the units the picture is shown in. `crest` is the room above the frame that the emblem takes. */
export type CabinetSize = {
  columns: number;
  rows: number;
  cell: number;
  gap: number;
  band: number;
  crest: number;
  isTiled: boolean;
};

export type CabinetBox = { width: number; height: number; left: number; top: number };

/** How large the whole is, and where its first cell lies. */
export function cabinetBox({ columns, rows, cell, gap, band, crest }: CabinetSize): CabinetBox {
  const pad = band + gap;
  return {
    width: columns * cell + (columns - 1) * gap + pad * 2,
    height: rows * cell + pad * 2 + crest,
    left: pad,
    top: pad + crest,
  };
}

export function cabinet(art: SlotArt, look: SlotLook, size: CabinetSize): string {
  const pal = palettes[art.palette as PaletteName] ?? palettes.ink;
  const id = tag('cabinet', art.code, size);
  const { width, height } = cabinetBox(size);
  const ramp = stuffRamp(look.stuff, pal);
  const trim = stuffRamp(look.trim ?? 'metal', pal);
  return svg({
    box: [0, 0, n(width), n(height)],
    defs:
      rig(pal, id) + rig(swapped(pal), `${id}e`) + framePaint(id, ramp) + wellPaint(id, look, pal),
    body:
      frame(size, look, { pal, trim, id }) +
      wells(size, look, pal, id) +
      crest(art, size, { pal, id, trim }),
  });
}

export function stuffRamp(stuff: Stuff, pal: Palette): Ramp {
  switch (stuff) {
    case 'metal':
      return pal.m;
    case 'main':
      return pal.a;
    case 'second':
      return pal.b;
    case 'ground':
      return [mix(pal.ground[0], '#ffffff', 0.25), pal.ground[0], pal.ground[2]];
    case 'wood':
      return ['#C08A52', '#7E4F28', '#3A2110'];
    case 'stone':
      return ['#D6D2C4', '#8F8C80', '#45443D'];
    case 'ice':
      return ['#FFFFFF', '#BFE3F2', '#5E9DBD'];
    case 'paper':
      return ['#FFFDF5', '#EFE4CB', '#B7A47C'];
    case 'ink':
      return ['#4A5560', '#1E262C', '#0A0E11'];
  }
}

const framePaint = (id: string, [light, middle, dark]: Ramp) =>
  `<linearGradient id="${id}fr" x1="0" y1="0" x2=".6" y2="1">${stop(light)}${stop(middle, 0.24)}${stop(mix(middle, dark, 0.6), 0.5)}${stop(middle, 0.66)}${stop(dark, 1)}</linearGradient>`;

function wellPaint(id: string, { reels }: SlotLook, pal: Palette): string {
  const [edge, middle] = wellColours(reels, pal);
  return (
    `<linearGradient id="${id}we" x1="0" y1="0" x2="1" y2="0">${stop(edge)}${stop(middle, 0.5)}${stop(edge, 1)}</linearGradient>` +
    `<linearGradient id="${id}sh" x1="0" y1="0" x2="0" y2="1">${stop(pal.k, 0, 0.6)}${stop(pal.k, 0.16, 0)}${stop(pal.k, 0.84, 0)}${stop(pal.k, 1, 0.66)}</linearGradient>`
  );
}

function wellColours(reels: SlotLook['reels'], pal: Palette): [edge: string, middle: string] {
  if (reels === 'paper') return ['#CDBF9D', '#FBF4E2'];
  if (reels === 'glass')
    return [mix(pal.ground[2], pal.k, 0.3), mix(pal.ground[1], pal.ground[0], 0.35)];
  return [mix(pal.k, '#000000', 0.25), mix(pal.ground[2], pal.ground[1], 0.4)];
}

type Paint = { pal: Palette; trim: Ramp; id: string };

function frame(size: CabinetSize, look: SlotLook, { pal, trim, id }: Paint): string {
  const { band } = size;
  const { width: w, height } = cabinetBox(size);
  const [y, h] = [size.crest, height - size.crest];
  const outline = (inset: number) =>
    corners(
      look.corner,
      { x: inset, y: y + inset, w: w - inset * 2, h: h - inset * 2 },
      Math.max(4, band * 1.25 - inset),
    );
  return (
    fill(outline(0), pal.k, 0.55) +
    fill(outline(1.5), `url(#${id}fr)`) +
    stroke(outline(2.5), '#ffffff', 1.2, 0.4) +
    stroke(outline(band * 0.18), trim[1], Math.max(1.2, band * 0.08), 0.9) +
    spots(size, look)
      .map((spot) => ornamentNamed(look.ornament).draw(spot, pal))
      .join('') +
    fill(rect(band - 3, y + band - 3, w - band * 2 + 6, h - band * 2 + 6, 8), trim[1]) +
    fill(rect(band - 1, y + band - 1, w - band * 2 + 2, h - band * 2 + 2, 7), pal.k)
  );
}

type Rect = { x: number; y: number; w: number; h: number };

function corners(kind: SlotLook['corner'], { x, y, w, h }: Rect, r: number): string {
  if (kind === 'round') return rect(x, y, w, h, n(r));
  if (kind === 'cut')
    return poly([
      [x + r, y],
      [x + w - r, y],
      [x + w, y + r],
      [x + w, y + h - r],
      [x + w - r, y + h],
      [x + r, y + h],
      [x, y + h - r],
      [x, y + r],
    ]);
  if (kind === 'step') {
    const s = r * 0.55;
    return poly([
      [x + s, y],
      [x + w - s, y],
      [x + w - s, y + s],
      [x + w, y + s],
      [x + w, y + h - s],
      [x + w - s, y + h - s],
      [x + w - s, y + h],
      [x + s, y + h],
      [x + s, y + h - s],
      [x, y + h - s],
      [x, y + s],
      [x + s, y + s],
    ]);
  }
  if (kind === 'notch') {
    const a = (ex: number, ey: number) => `A${n(r)} ${n(r)} 0 0 0 ${n(ex)} ${n(ey)}`;
    return `M${n(x + r)} ${n(y)}H${n(x + w - r)}${a(x + w, y + r)}V${n(y + h - r)}${a(x + w - r, y + h)}H${n(x + r)}${a(x, y + h - r)}V${n(y + r)}${a(x + r, y)}Z`;
  }
  return rect(x, y, w, h, 3);
}

/** Evenly along all four sides. */
function spots(size: CabinetSize, look: SlotLook): Spot[] {
  const { band, crest } = size;
  const { width, height } = cabinetBox(size);
  const pitch = ornamentNamed(look.ornament).pitch * band;
  const middle = band * 0.52;
  const side = (length: number, place: (t: number) => [number, number], degrees: number) => {
    const count = Math.floor((length - band) / pitch);
    return times(Math.max(0, count), (i): Spot => {
      const [x, y] = place(band * 0.5 + ((i + 0.5) * (length - band)) / count);
      return { x: n(x), y: n(y), band: n(band * 0.8), degrees, i };
    });
  };
  const h = height - crest;
  return [
    ...side(width, (t) => [t, crest + middle], 0),
    ...side(h, (t) => [width - middle, crest + t], 90),
    ...side(width, (t) => [width - t, height - middle], 180),
    ...side(h, (t) => [middle, height - t], 270),
  ];
}

function wells(size: CabinetSize, look: SlotLook, pal: Palette, id: string): string {
  const { columns, rows, cell, gap, isTiled } = size;
  const { left, top } = cabinetBox(size);
  const tall = rows * cell;
  const rule = look.reels === 'paper' ? pal.a[2] : pal.m[1];
  return repeat(columns, (column) => {
    const x = left + column * (cell + gap);
    const lines = times(
      rows - 1,
      (row) => `M${n(x + 4)} ${n(top + (row + 1) * cell)}h${n(cell - 8)}`,
    ).join('');
    const tiles = times(rows, (row) =>
      rect(x + 1, top + row * cell + 1.5, cell - 2, cell - 3, n(cell * 0.12)),
    ).join('');
    const body = isTiled
      ? fill(tiles, `url(#${id}we)`)
      : fill(rect(x, top, cell, tall, 5), `url(#${id}we)`);
    return (
      body +
      (isTiled ? stroke(tiles, rule, 1, 0.25) : stroke(lines, rule, 1, 0.22)) +
      (isTiled ? '' : fill(rect(x, top, cell, tall, 5), `url(#${id}sh)`))
    );
  });
}

function crest(art: SlotArt, size: CabinetSize, { pal, id, trim }: Paint): string {
  if (size.crest < 20) return '';
  const { width } = cabinetBox(size);
  const s = (size.crest * 1.55) / 200;
  const [cx, cy] = [width / 2, size.crest * 0.86];
  const half = size.crest * 0.9;
  const wing = each(
    [-1, 1],
    (side) =>
      fill(
        `M${n(cx + side * half * 0.7)} ${n(size.crest)}C${n(cx + side * half * 1.3)} ${n(size.crest * 0.4)} ${n(cx + side * half * 2)} ${n(size.crest * 0.9)} ${n(cx + side * half * 2.7)} ${n(size.crest + 2)}Z`,
        trim[1],
      ) +
      stroke(
        `M${n(cx + side * half * 0.8)} ${n(size.crest * 0.9)}C${n(cx + side * half * 1.3)} ${n(size.crest * 0.56)} ${n(cx + side * half * 1.9)} ${n(size.crest * 0.94)} ${n(cx + side * half * 2.4)} ${n(size.crest)}`,
        trim[0],
        1.6,
        0.8,
      ),
  );
  const motif: Motif = motifs[art.emblem as MotifName] ?? motifs.gem;
  const parts = motif(chance(`${art.code} crest`), false);
  return (
    wing +
    fill(star(cx, cy, 20, half * 1.02, half * 0.92), trim[2]) +
    disc(n(cx), n(cy), n(half * 0.9), trim[1]) +
    disc(n(cx), n(cy), n(half * 0.8), pal.ground[2]) +
    disc(n(cx), n(cy), n(half * 0.8), pal.lamp, 0.25) +
    stroke(ell(cx, cy, half * 0.8), pal.k, 2, 0.6) +
    `<g transform="translate(${n(cx - 100 * s)} ${n(cy - 100 * s)}) scale(${n(s * 100) / 100})">${lit(parts, swapped(pal), { id: `${id}e`, flat: true })}</g>`
  );
}
