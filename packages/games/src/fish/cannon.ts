import { type Place, type Point, SEA } from './path.ts';

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
export function bulletAt(seat: number, angle: number, flownMs: number): Place {
  const place = { x: 0, y: 0, angle: 0 };
  moveBullet(place, { seat, angle, flownMs });
  return place;
}

type Flight = { seat: number; angle: number; flownMs: number };

/** The same, written into a place that is kept. */
export function moveBullet(place: Place, { seat, angle, flownMs }: Flight): void {
  const from = seatPlaces[seat]!;
  const way = bulletRules.speed * flownMs;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const x = lapOf(from.x + dx * way, SEA.width);
  const y = lapOf(from.y + dy * way, SEA.height);
  place.x = x <= SEA.width ? x : 2 * SEA.width - x;
  place.y = y <= SEA.height ? y : 2 * SEA.height - y;
  place.angle = Math.atan2(y <= SEA.height ? dy : -dy, x <= SEA.width ? dx : -dx);
}

/** How far it is on its way there and back again. */
const lapOf = (at: number, length: number): number =>
  ((at % (2 * length)) + 2 * length) % (2 * length);
