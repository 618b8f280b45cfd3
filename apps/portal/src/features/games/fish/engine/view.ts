import { type Point, SEA } from '@baize/games';

/** How the sea lies on a screen. Ways are stretched to fill it; fish keep their shape. */
export type View = {
  width: number;
  height: number;
  /** Points of the screen for a unit of the sea, across and down. */
  kx: number;
  ky: number;
  /** How large things are drawn, in points for a unit. */
  size: number;
  /** Who sits above sees the sea turned about, so that their own cannon stands below. */
  isTurned: boolean;
};

/** On a narrow screen a fish true to scale would be too small to see and to touch. */
const NARROW_BOOST = 1.12;
const NARROW = 0.4;

export function viewOf(width: number, height: number, isTurned: boolean): View {
  const [kx, ky] = [width / SEA.width, height / SEA.height];
  const size = Math.sqrt(kx * ky) * (kx < NARROW ? NARROW_BOOST : 1);
  return { width, height, kx, ky, size, isTurned };
}

export function toScreen(view: View, place: Point): Point {
  const at = { x: 0, y: 0 };
  putOnScreen(at, view, place);
  return at;
}

/** The same, written into what is kept. */
export function putOnScreen(at: Point, { kx, ky, isTurned }: View, { x, y }: Point): void {
  at.x = (isTurned ? SEA.width - x : x) * kx;
  at.y = (isTurned ? SEA.height - y : y) * ky;
}

export function toSea({ kx, ky, isTurned }: View, { x, y }: Point): Point {
  const [sx, sy] = [x / kx, y / ky];
  return isTurned ? { x: SEA.width - sx, y: SEA.height - sy } : { x: sx, y: sy };
}

/** Where something looks on the screen that looks along an angle in the sea. */
export function screenAngle({ kx, ky, isTurned }: View, angle: number): number {
  const turned = isTurned ? angle + Math.PI : angle;
  return Math.atan2(Math.sin(turned) * ky, Math.cos(turned) * kx);
}
