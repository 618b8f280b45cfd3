// Moving finished paths about: turn, mirror, scale, join.
import { n, radians } from './points.ts';

export type Change = {
  x?: number;
  y?: number;
  s?: number;
  sx?: number;
  sy?: number;
  r?: number;
  cx?: number;
  cy?: number;
};

const COMMAND = /([MLCQAHVZ])([^MLCQAHVZ]*)/g;

/** Affine change of a path made of absolute commands: scale and turn about (cx, cy), then move. */
export const xf = (path: string, change: Change): string =>
  path
    .split('|')
    .map((one) => changed(one, change))
    .join('|');

function changed(path: string, change: Change): string {
  const place = placer(change);
  let [px, py] = [0, 0];
  return path.replace(COMMAND, (_, command: string, rest: string) => {
    const v = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === 'Z') return 'Z';
    if (command === 'A') {
      [px, py] = v.slice(-2) as [number, number];
      return arcs(v, change, place);
    }
    if (command === 'H' || command === 'V') {
      if (command === 'H') px = v[0]!;
      else py = v[0]!;
      return `L${place(px, py).join(' ')}`;
    }
    [px, py] = v.slice(-2) as [number, number];
    return (
      command +
      pairs(v)
        .map(([x, y]) => place(x, y).join(' '))
        .join(' ')
    );
  });
}

type Place = (x: number, y: number) => [number, number];

function placer({ x = 0, y = 0, s = 1, sx = s, sy = s, r = 0, cx = 0, cy = 0 }: Change): Place {
  const [co, si] = [Math.cos(radians(r)), Math.sin(radians(r))];
  return (a, b) => {
    const [p, q] = [(a - cx) * sx, (b - cy) * sy];
    return [n(p * co - q * si + cx + x), n(p * si + q * co + cy + y)];
  };
}

function arcs(v: number[], { s = 1, sx = s, sy = s, r = 0 }: Change, place: Place): string {
  let out = '';
  for (let i = 0; i < v.length; i += 7) {
    const [rx, ry, tilt, big, sweep, ex, ey] = v.slice(i, i + 7) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const turned = sx * sy < 0 ? 1 - sweep : sweep;
    out += `A${n(Math.abs(rx * sx))} ${n(Math.abs(ry * sy))} ${n(tilt + r)} ${big} ${turned} ${place(ex, ey).join(' ')}`;
  }
  return out;
}

const pairs = (v: number[]): [number, number][] =>
  v.flatMap((x, i): [number, number][] => (i % 2 ? [] : [[x, v[i + 1]!]]));

export const turn = (path: string, degrees: number, cx = 100, cy = 100): string =>
  xf(path, { r: degrees, cx, cy });

export const move = (path: string, x: number, y: number, s = 1, cx = 100, cy = 100): string =>
  xf(path, { x, y, s, cx, cy });

export const flip = (path: string, axis = 100): string => xf(path, { sx: -1, sy: 1, cx: axis });

/** Shapes that are painted one by one, so that opposite windings never cancel. */
export const apart = (...paths: string[]): string => paths.join('|');

/** A shape and its mirror. */
export const both = (path: string, axis = 100): string => apart(path, flip(path, axis));

/** How far a path reaches to the left and to the right; control points count as reached. */
export function extent(path: string): [left: number, right: number] {
  const xs = [...path.matchAll(COMMAND)].flatMap(([, command, rest]) => {
    const v = rest!
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === 'V' || command === 'Z') return [];
    if (command === 'H') return v;
    if (command === 'A') return v.filter((_, i) => i % 7 === 5);
    return v.filter((_, i) => i % 2 === 0);
  });
  return [Math.min(...xs), Math.max(...xs)];
}
