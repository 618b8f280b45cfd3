import { type CannonTone, cannonTones } from '@baize/art/fish';
import { seatPlaces } from '@baize/games';
import type { Pieces } from './pieces.ts';
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

export function cannonScale({ size }: View): number {
  return Math.min(1.1, Math.max(0.52, size * 1.15));
}

/** Points up or down by where its seat is on this screen. */
export function drawCannon(
  ink: CanvasRenderingContext2D,
  view: View,
  pieces: Pieces,
  { seat, tone, level, angle, firedAt }: Gunner,
  now: number,
): void {
  const { x, y } = toScreen(view, seatPlaces[seat]!);
  const isBelow = y > view.height / 2;
  const scale = cannonScale(view);
  const foot = pieces.cannon(tone, 'foot');
  const barrel = pieces.cannon(tone, String(level) as '1');
  ink.save();
  ink.translate(x, isBelow ? view.height : 0);
  ink.scale(scale, isBelow ? scale : -scale);
  if (foot.complete) ink.drawImage(foot, -80, -44, 160, 58);
  ink.restore();
  const kick = Math.max(0, 1 - (now - firedAt) / RECOIL_MS) * 9;
  ink.save();
  ink.translate(x, isBelow ? view.height - 22 * scale : 22 * scale);
  ink.rotate(screenAngle(view, angle) + Math.PI / 2);
  ink.scale(scale, scale);
  if (barrel.complete) ink.drawImage(barrel, -40, -104 + kick, 80, 128);
  ink.restore();
}
