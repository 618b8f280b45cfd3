import type { SpeciesCode } from './species.ts';

/** The sea in units of its own: a screen scales them. */
export const SEA = { width: 1_600, height: 900 } as const;

export type Point = { x: number; y: number };

/** One fish as it is told when it enters: where it is at any time follows from this alone. */
export type Fish = {
  /** Of this sea, counted up. */
  id: number;
  species: SpeciesCode;
  /** On the clock of the sea, in milliseconds. */
  entersAt: number;
  staysMs: number;
  /** Four points of a Bézier curve: x and y of each. */
  path: readonly number[];
  /** How far it sways across its way, and how long that takes. */
  swayWidth: number;
  swayMs: number;
};

/** Where a fish is and where it looks, at an instant of the sea's clock. */
export type Place = Point & { angle: number };

/** Whether it is in the sea at all, its way in and out from beyond the edges included. */
export function isSwimming({ entersAt, staysMs }: Fish, seaMs: number): boolean {
  return seaMs >= entersAt && seaMs < entersAt + staysMs;
}

export function placeOf(fish: Fish, seaMs: number): Place {
  const { path, entersAt, staysMs, swayWidth, swayMs } = fish;
  const u = Math.min(1, Math.max(0, (seaMs - entersAt) / staysMs));
  const dx = slopeAt(path, 0, u);
  const dy = slopeAt(path, 1, u);
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const sway = swayWidth * Math.sin((2 * Math.PI * (seaMs - entersAt)) / swayMs);
  return {
    x: curveAt(path, 0, u) - (dy / length) * sway,
    y: curveAt(path, 1, u) + (dx / length) * sway,
    angle: Math.atan2(dy, dx),
  };
}

/** Whether any of it can be seen. */
export function isOnScreen({ x, y }: Point): boolean {
  return x >= 0 && x <= SEA.width && y >= 0 && y <= SEA.height;
}

export function distanceOf(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  // Beside this the function of the platform is slow, and no sea is so wide that it were needed.
  return Math.sqrt(dx * dx + dy * dy);
}

/** Across where `from` is the first number of a path, down where it is the next. */
export function curveAt(path: ArrayLike<number>, from: number, u: number): number {
  const v = 1 - u;
  return (
    v * v * v * path[from]! +
    3 * v * v * u * path[from + 2]! +
    3 * v * u * u * path[from + 4]! +
    u * u * u * path[from + 6]!
  );
}

/** How fast it goes there. */
export function slopeAt(path: ArrayLike<number>, from: number, u: number): number {
  const v = 1 - u;
  return (
    3 * v * v * (path[from + 2]! - path[from]!) +
    6 * v * u * (path[from + 4]! - path[from + 2]!) +
    3 * u * u * (path[from + 6]! - path[from + 4]!)
  );
}
