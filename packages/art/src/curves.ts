// Smooth lines: curves through points, mirrored outlines, bodies along a spine.
import { n, type Point, type Points, points } from './points.ts';

const TENSION = 0.5;

type Bend = { before: Point; from: Point; to: Point; after: Point };

function bend({ before, from, to, after }: Bend, tension: number) {
  const k = tension / 3;
  const out = from[2]
    ? from
    : [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
  const into = to[2] ? to : [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
  return `C${n(out[0]!)} ${n(out[1]!)} ${n(into[0]!)} ${n(into[1]!)} ${n(to[0])} ${n(to[1])}`;
}

/** A closed smooth outline through the points. */
export function curve(given: Points, tension = TENSION): string {
  const pts = points(given);
  const p = (i: number) => pts[(i + pts.length) % pts.length]!;
  const bends = pts.map((from, i) =>
    bend({ before: p(i - 1), from, to: p(i + 1), after: p(i + 2) }, tension),
  );
  return `M${n(p(0)[0])} ${n(p(0)[1])}${bends.join('')}Z`;
}

/** An open smooth line through the points. */
export function trail(given: Points): string {
  const pts = points(given);
  const p = (i: number) => pts[Math.max(0, Math.min(pts.length - 1, i))]!;
  const bends = pts
    .slice(0, -1)
    .map((from, i) => bend({ before: p(i - 1), from, to: p(i + 1), after: p(i + 2) }, TENSION));
  return `M${n(p(0)[0])} ${n(p(0)[1])}${bends.join('')}`;
}

/** The left half from top to bottom; the right half is its mirror around x = axis. */
export function sym(given: Points, axis = 100, tension = TENSION): string {
  const left = points(given);
  const right = left
    .filter((p) => Math.abs(p[0] - axis) > 0.01)
    .map((p): Point => [2 * axis - p[0], p[1], p[2] ?? 0])
    .reverse();
  return curve([...left, ...right], tension);
}

/** A step along a spine: place, normal, tangent, and how far along (0 to 1). */
export type Step = {
  x: number;
  y: number;
  nx: number;
  ny: number;
  tx: number;
  ty: number;
  u: number;
};

export function along(spine: Points, steps = 6): Step[] {
  const s = spline(points(spine), steps);
  return s.map((p, i) => {
    const to = s[Math.min(i + 1, s.length - 1)]!;
    const from = s[Math.max(i - 1, 0)]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const m = Math.hypot(dx, dy) || 1;
    return {
      x: p[0],
      y: p[1],
      nx: -dy / m,
      ny: dx / m,
      tx: dx / m,
      ty: dy / m,
      u: i / (s.length - 1),
    };
  });
}

/** Half the width of a body, by how far along; two numbers are start and end. */
export type Girth = ((u: number) => number) | readonly [start: number, end: number];

/** A tapered body along a spine. */
export function ribbon(spine: Points, girth: Girth, steps = 2): string {
  const half =
    typeof girth === 'function' ? girth : (u: number) => girth[0] + (girth[1] - girth[0]) * u;
  const s = along(spine, steps);
  const side = (sign: number) =>
    s.map((p): Point => [p.x + sign * p.nx * half(p.u), p.y + sign * p.ny * half(p.u)]);
  return curve([...side(1), ...side(-1).reverse()]);
}

function spline(pts: readonly Point[], steps: number): Point[] {
  const p = (i: number) => pts[Math.max(0, Math.min(pts.length - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    for (let s = 0; s < steps; s++) {
      const on = (axis: 0 | 1) =>
        catmull(p(i - 1)[axis], p(i)[axis], p(i + 1)[axis], p(i + 2)[axis], s / steps);
      out.push([on(0), on(1)]);
    }
  }
  return [...out, p(pts.length - 1)];
}

const catmull = (a: number, b: number, c: number, d: number, u: number) =>
  0.5 *
  (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u ** 2 + (3 * b - a - 3 * c + d) * u ** 3);

export const flame = (x: number, y: number, w: number, h: number, lean = 0): string =>
  curve([
    [x, y - h, 1],
    [x - w * 0.28 + lean, y - h * 0.62],
    [x - w * 0.5, y - h * 0.3],
    [x - w * 0.3, y - h * 0.04],
    [x, y],
    [x + w * 0.32, y - h * 0.05],
    [x + w * 0.48, y - h * 0.32],
    [x + w * 0.2 + lean, y - h * 0.5],
  ]);

const CLOUD = points(
  '-40 17, -54 13, -58 1, -46 -7, -38 -5, -34 -19, -16 -27, 0 -19, 4 -11, 18 -17, 32 -9, 30 3, 44 3, 50 13, 40 19',
);

export const cloud = (x: number, y: number, scale = 1): string =>
  curve(CLOUD.map((p): Point => [x + p[0] * scale, y + p[1] * scale]));
