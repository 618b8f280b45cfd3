// The house light. A motif is a list of parts; this file turns it into a lit object: cast shadow,
// ink keyline, enamel fills, engraved shading on the far side, rim light on the lamp side. Every
// picture goes through it: that is what makes two hundred tiles look like one collection.
import { extent, flip } from './affine.ts';
import { mix, type Palette } from './palette.ts';
import type { Fill, Part } from './parts.ts';

const IVORY = '#FFF8E8';
const BOX = 'x="-20" y="-20" width="240" height="240"';
const MIRROR = 'matrix(-1 0 0 1 200 0)';
/** A part of many pieces is too fine for a bevel. */
const MAX_BEVELLED = 10;

/** Gradients and hatching every lit object of this palette needs; `id` keeps pictures apart. */
export function rig(pal: Palette, id: string): string {
  const enamel = (name: string, [light, middle, dark]: Palette['a']) =>
    `<linearGradient id="${id}${name}" x1="0" y1="0" x2=".35" y2="1">${stop(light)}${stop(middle, 0.45)}${stop(dark, 1)}</linearGradient>`;
  const [shine, metal, shade] = pal.m;
  return (
    enamel('a', pal.a) +
    enamel('b', pal.b) +
    `<linearGradient id="${id}m" x1="0" y1="0" x2=".5" y2="1">${stop(shine)}${stop(metal, 0.34)}${stop(mix(metal, shade, 0.55), 0.54)}${stop(metal, 0.66)}${stop(shade, 1)}</linearGradient>` +
    `<radialGradient id="${id}h" cx=".3" cy=".16" r=".75">${stop('#fff', 0, 0.5)}${stop('#fff', 0.5, 0.06)}${stop('#fff', 1, 0)}</radialGradient>` +
    `<linearGradient id="${id}d" x1=".2" y1=".1" x2=".85" y2="1">${stop(pal.k, 0.45, 0)}${stop(pal.k, 1, 0.6)}</linearGradient>` +
    `<pattern id="${id}n" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 1H3.2" stroke="${pal.k}" stroke-width="1.15"/></pattern>` +
    `<linearGradient id="${id}f" x1=".25" y1=".15" x2=".8" y2=".95">${stop('#000', 0.42)}${stop('#fff', 1)}</linearGradient>`
  );
}

export function stop(colour: string, offset = 0, opacity = 1): string {
  const place = offset ? ` offset="${short(offset)}"` : '';
  return `<stop${place} stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${short(opacity)}"` : ''}/>`;
}

export const short = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');

export type Lit = {
  id: string;
  /** Without engraving: for small sizes. */
  flat?: boolean;
  /** How dark the cast shadow is; 0 leaves it out. */
  shadow?: number;
};

/**
 * A lit object in a 200 x 200 box. Every solid path is written once and used four times (shadow,
 * keyline, fill, bevel); a mirrored half is a <use> of the other half. That keeps a tile small.
 */
export function lit(
  parts: readonly Part[],
  pal: Palette,
  { id, flat = false, shadow = 0.5 }: Lit,
): string {
  const shelf = shelve(id);
  const uses = parts.map((part) => (isSolid(part) ? part.path.split('|').map(shelf.use) : []));
  const body = parts.map((part, i) => painted(part, uses[i]!, pal, id, i)).join('');
  const all = uses
    .flat()
    .map((use) => `<use ${use}/>`)
    .join('');
  const whole = `#${id}s`;
  const engraving = `<g mask="url(${whole}k)"><rect ${BOX} fill="url(#${id}n)" opacity=".45"/></g>`;
  const mask = `<mask id="${id}sk" maskUnits="userSpaceOnUse" ${BOX}><rect ${BOX} fill="url(#${id}f)"/></mask>`;
  return (
    `<defs>${shelf.paths()}<g id="${id}s" stroke-width="5" stroke-linejoin="round">${all}</g>` +
    `<mask id="${id}sc"><use href="${whole}" fill="#fff"/></mask>${flat ? '' : mask}</defs>` +
    (shadow
      ? `<use href="${whole}" x="5" y="11" fill="${pal.k}" stroke="${pal.k}" opacity="${short(shadow)}"/>`
      : '') +
    `<use href="${whole}" fill="${pal.k}" stroke="${pal.k}"/><g stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${body}</g>` +
    `<g mask="url(${whole}c)"><rect ${BOX} fill="url(#${id}d)"/>${flat ? '' : engraving}<rect ${BOX} fill="url(#${id}h)"/></g>`
  );
}

const isSolid = (part: Part) => part.kind === 'solid' || part.kind === 'plain';

/** Paths kept once; `use` gives the attributes that bring one back. */
function shelve(id: string) {
  const known = new Map<string, string>();
  const kept: string[] = [];
  const addPath = (path: string) => {
    kept.push(`<path id="${id}p${kept.length}" d="${path}"/>`);
    return `href="#${id}p${kept.length - 1}"`;
  };
  const use = (path: string): string => {
    const seen = known.get(path);
    if (seen) return seen;
    const mirror = known.get(flip(path));
    const made =
      mirror && !mirror.includes('transform') ? `${mirror} transform="${MIRROR}"` : addPath(path);
    known.set(path, made);
    return made;
  };
  return { use, paths: () => kept.join('') };
}

function painted(part: Part, uses: string[], pal: Palette, id: string, i: number): string {
  const colour = colourOf(part.fill, pal, id);
  const opacity = part.opacity < 1 ? ` opacity="${short(part.opacity)}"` : '';
  if (!uses.length) return loose(part, colour, opacity);
  const single = uses.length === 1 && !uses[0]!.includes('transform');
  const own = uses.map((use) => `<use ${use}/>`).join('');
  const href = single ? uses[0]! : `href="#${id}g${i}"`;
  if (part.kind === 'plain' || uses.length > MAX_BEVELLED) {
    return `<g fill="${colour}"${opacity}>${own}</g>`;
  }
  const fill = single
    ? `<use ${href} fill="${colour}"${opacity}/>`
    : `<g fill="${colour}"${opacity}><g id="${id}g${i}">${own}</g></g>`;
  return (
    `<clipPath id="${id}c${i}">${own}</clipPath>${fill}` +
    `<g clip-path="url(#${id}c${i})" fill="none"><use ${href} stroke="${pal.k}57" x="-1.6" y="-2.4"/><use ${href} stroke="#fff8" x="1" y="1.6"/></g>`
  );
}

function loose(part: Part, colour: string, opacity: string): string {
  const pieces = part.path.split('|');
  if (part.kind === 'stroke') {
    const width = short(part.width);
    return `<path d="${pieces.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity}/>`;
  }
  const paint = `fill="${colour}"`;
  return merged(pieces)
    .map((path) => `<path d="${path}" ${paint}${opacity}/>`)
    .join('');
}

/** Pieces that lie beside each other share one path: opposite windings cannot cancel there. */
function merged(pieces: readonly string[]): string[] {
  const out: string[] = [];
  let reached = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const [from, to] = extent(piece);
    if (from > reached) out.push(out.pop()! + piece);
    else out.push(piece);
    reached = to;
  }
  return out;
}

function colourOf(fill: Fill, pal: Palette, id: string): string {
  switch (fill) {
    case 'a':
    case 'b':
    case 'm':
      return `url(#${id}${fill})`;
    case 'k':
      return pal.k;
    case 'w':
      return IVORY;
    default:
      return fill.startsWith('#') ? fill : plainColours(pal)[fill]!;
  }
}

const plainColours = ({ a, b, m }: Palette): Record<string, string> => ({
  l: a[0],
  1: a[1],
  A: a[2],
  L: b[0],
  2: b[1],
  B: b[2],
  N: m[0],
  3: m[1],
  M: m[2],
});
