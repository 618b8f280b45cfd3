import { type CannonPiece, type CannonTone, cannonTones } from '@baize/art/fish';
import { seatPlaces } from '@baize/games';
import { CANNON_SIZES, type Cannons } from './cannons.ts';
import type { Ink } from './painted.ts';
import { screenAngle, toScreen, type View } from './view.ts';

export type Gunner = {
  seat: number;
  tone: CannonTone;
  /** From 1 to 5. */
  level: number;
  /** In the sea. */
  angle: number;
  firedAt: number;
};

/** Whoever looks shoots with gold; the others keep the colour of their seat. */
export function toneOf(seat: number, ownSeat: number | undefined): CannonTone {
  if (seat === ownSeat) return 'gold';
  return cannonTones[1 + (((seat + 3 - (ownSeat ?? 3)) % 4) % 3)]!;
}

const RECOIL_MS = 120;
const LEVELS: readonly CannonPiece[] = ['1', '2', '3', '4', '5'];

export function cannonScale({ size }: View): number {
  return Math.min(1.1, Math.max(0.52, size * 1.15));
}

type Drawn = { ink: Ink; view: View; cannons: Cannons; density: number };

/** Points up or down by where its seat is on this screen. */
export function drawCannon(
  { ink, view, cannons, density }: Drawn,
  { seat, level, angle, firedAt }: Omit<Gunner, 'tone'>,
  tone: CannonTone,
  now: number,
): void {
  const { x, y } = toScreen(view, seatPlaces[seat]!);
  const isBelow = y > view.height / 2;
  const scale = cannonScale(view);
  const drawnScale = scale * density;
  const foot = cannons.of(tone, 'foot');
  const { width: wide, height: high } = CANNON_SIZES.foot;
  const edge = isBelow ? view.height * density : 0;
  ink.setTransform(drawnScale, 0, 0, isBelow ? drawnScale : -drawnScale, x * density, edge);
  if (foot) ink.drawImage(foot, -wide / 2, -44, wide, high);
  const barrel = cannons.of(tone, LEVELS[level - 1] ?? '1');
  const { width, height } = CANNON_SIZES.barrel;
  const kick = Math.max(0, 1 - (now - firedAt) / RECOIL_MS) * 9;
  const turn = screenAngle(view, angle) + Math.PI / 2;
  const [cos, sin] = [Math.cos(turn) * drawnScale, Math.sin(turn) * drawnScale];
  const axle = isBelow ? edge - 22 * drawnScale : 22 * drawnScale;
  ink.setTransform(cos, sin, -sin, cos, x * density, axle);
  if (barrel) ink.drawImage(barrel, -width / 2, -104 + kick, width, height);
}
