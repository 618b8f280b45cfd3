// Closed figures as absolute SVG paths, so that they can be mirrored, moved and joined.
import { at, n, type Point, type Points, points, repeat, times } from './points.ts';

const chain = (pts: readonly Point[]) => `M${pts.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}`;

export const line = (pts: Points): string => chain(points(pts));
export const poly = (pts: Points): string => `${chain(points(pts))}Z`;

/** A dot for round-capped strokes: eight bytes instead of fifty. */
export const dot = (x: number, y: number): string => `M${n(x)} ${n(y)}H${n(x + 0.1)}`;

function oval(cx: number, cy: number, rx: number, ry: number, sweep: 0 | 1) {
  const arc = (x: number) => `A${n(rx)} ${n(ry)} 0 1 ${sweep} ${n(x)} ${n(cy)}`;
  return `M${n(cx - rx)} ${n(cy)}${arc(cx + rx)}${arc(cx - rx)}Z`;
}

export const ell = (cx: number, cy: number, rx: number, ry = rx): string => oval(cx, cy, rx, ry, 1);

export const ring = (cx: number, cy: number, outer: number, inner: number): string =>
  oval(cx, cy, outer, outer, 1) + oval(cx, cy, inner, inner, 0);

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
  const turn = (ex: number, ey: number) => `A${r} ${r} 0 0 1 ${n(ex)} ${n(ey)}`;
  return (
    `M${n(x + r)} ${n(y)}H${n(x + w - r)}${turn(x + w, y + r)}V${n(y + h - r)}` +
    `${turn(x + w - r, y + h)}H${n(x + r)}${turn(x, y + h - r)}V${n(y + r)}${turn(x + r, y)}Z`
  );
}

export const star = (cx: number, cy: number, k: number, R: number, r: number, rot = -90): string =>
  poly(times(k * 2, (i) => at(cx, cy, i % 2 ? r : R, rot + (i * 180) / k)));

export const ngon = (cx: number, cy: number, k: number, R: number, rot = -90): string =>
  poly(times(k, (i) => at(cx, cy, R, rot + (i * 360) / k)));

export function petal(
  cx: number,
  cy: number,
  length: number,
  width: number,
  degrees: number,
  belly = 0.55,
): string {
  const end = at(cx, cy, length, degrees);
  const middle = at(cx, cy, length * belly, degrees);
  const left = at(...middle, width, degrees - 90);
  const right = at(...middle, width, degrees + 90);
  const q = (c: Point, e: Point) => `Q${n(c[0])} ${n(c[1])} ${n(e[0])} ${n(e[1])}`;
  return `M${n(cx)} ${n(cy)}${q(left, end)}${q(right, [cx, cy])}Z`;
}

export const petals = (
  cx: number,
  cy: number,
  k: number,
  length: number,
  width: number,
  rot = -90,
  belly?: number,
): string => repeat(k, (i) => petal(cx, cy, length, width, rot + (i * 360) / k, belly));

export function sector(cx: number, cy: number, R: number, r: number, from: number, to: number) {
  const [a, b, c, d] = [
    at(cx, cy, R, from),
    at(cx, cy, R, to),
    at(cx, cy, r, to),
    at(cx, cy, r, from),
  ];
  const big = to - from > 180 ? 1 : 0;
  const back = r ? `A${n(r)} ${n(r)} 0 ${big} 0 ${n(d[0])} ${n(d[1])}` : '';
  return `M${n(a[0])} ${n(a[1])}A${n(R)} ${n(R)} 0 ${big} 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}${back}Z`;
}

export const rays = (
  cx: number,
  cy: number,
  k: number,
  R: number,
  r = 0,
  duty = 0.5,
  rot = 0,
): string =>
  repeat(k, (i) => {
    const from = rot + (i * 360) / k;
    const to = from + (360 / k) * duty;
    return poly([at(cx, cy, r, from), at(cx, cy, R, from), at(cx, cy, R, to), at(cx, cy, r, to)]);
  });
