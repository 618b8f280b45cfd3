import { type Point, SEA } from './path.ts';

export const SEATS = 4;

/** Where each seat's cannon stands: two below, two above. A screen turns the sea so that one's own is below. */
export const seatPlaces: readonly Point[] = [
  { x: 480, y: 880 },
  { x: 1_120, y: 880 },
  { x: 1_120, y: 20 },
  { x: 480, y: 20 },
];

/** What flies: a bolt hits one fish, a net those around it. */
export const weapons = ['bolt', 'net'] as const;
export type Weapon = (typeof weapons)[number];

export const bulletRules = {
  /** Units of the sea per millisecond. */
  speed: 1.1,
  /** A bullet that hit nothing for so long is gone, and given back. */
  fliesMs: 8_000,
  /** How far a bullet may be from a fish's edge and still hit it: what clocks and lines differ by. */
  tolerance: 40,
  netRadius: 130,
  maxInNet: 5,
  perSecond: 10,
  /** How many bullets a magazine may hold. */
  maxInMagazine: 40,
} as const;

/** Where a bullet is: it flies straight and comes back from the edges of the sea. */
export function bulletAt(seat: number, angle: number, flownMs: number): Point & { angle: number } {
  const from = seatPlaces[seat]!;
  const way = bulletRules.speed * flownMs;
  const x = folded(from.x + Math.cos(angle) * way, SEA.width);
  const y = folded(from.y + Math.sin(angle) * way, SEA.height);
  const dx = x.isBack ? -Math.cos(angle) : Math.cos(angle);
  const dy = y.isBack ? -Math.sin(angle) : Math.sin(angle);
  return { x: x.at, y: y.at, angle: Math.atan2(dy, dx) };
}

function folded(at: number, length: number): { at: number; isBack: boolean } {
  const lap = ((at % (2 * length)) + 2 * length) % (2 * length);
  return lap <= length ? { at: lap, isBack: false } : { at: 2 * length - lap, isBack: true };
}
