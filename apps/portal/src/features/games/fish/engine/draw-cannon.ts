import { type CannonPiece, type CannonTone, cannonTones } from '@baize/art/fish';
import { seatPlaces } from '@baize/games';
import { CANNON_SIZES, type Cannons } from './cannons.ts';
import { layFlat, type Painter, type Stamp } from './painters/painter.ts';
import { putOnScreen, screenAngle, type View } from './view.ts';

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

type Drawn = { painter: Painter; stamp: Stamp; view: View; cannons: Cannons };

/** How far the middle of each piece lies from the edge and from the axle, before it is scaled. */
const FOOT_RISE = 15;
const BARREL_RISE = 40;
const AXLE_RISE = 22;

/** Points up or down by where its seat is on this screen. */
export function drawCannon(
  { painter, stamp, view, cannons }: Drawn,
  { seat, level, angle, firedAt }: Omit<Gunner, 'tone'>,
  tone: CannonTone,
  now: number,
): void {
  putOnScreen(stamp, view, seatPlaces[seat]!);
  layFlat(stamp);
  const { x } = stamp;
  const isBelow = stamp.y > view.height / 2;
  const scale = cannonScale(view);
  const edge = isBelow ? view.height : 0;
  const inwards = isBelow ? -scale : scale;
  const foot = cannons.of(tone, 'foot');
  stamp.y = edge + FOOT_RISE * inwards;
  stamp.width = CANNON_SIZES.foot.width * scale;
  stamp.height = CANNON_SIZES.foot.height * (isBelow ? scale : -scale);
  if (foot) painter.copy(foot, stamp);
  const barrel = cannons.of(tone, LEVELS[level - 1] ?? '1');
  if (!barrel) return;
  const kick = Math.max(0, 1 - (now - firedAt) / RECOIL_MS) * 9;
  const turn = screenAngle(view, angle) + Math.PI / 2;
  stamp.cos = Math.cos(turn);
  stamp.sin = Math.sin(turn);
  const rise = (BARREL_RISE - kick) * scale;
  stamp.x = x + stamp.sin * rise;
  stamp.y = edge + AXLE_RISE * inwards - stamp.cos * rise;
  stamp.width = CANNON_SIZES.barrel.width * scale;
  stamp.height = CANNON_SIZES.barrel.height * scale;
  painter.copy(barrel, stamp);
}
