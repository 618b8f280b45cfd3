import { species } from '@baize/games';
import type { Labels } from './labels.ts';
import { glows, looks } from './looks.ts';
import type { Pieces } from './pieces.ts';
import type { Swimming } from './sea.ts';
import type { Sheet } from './sheets.ts';
import { screenAngle, toScreen, type View } from './view.ts';

type Ink = CanvasRenderingContext2D;

/** A whole stroke of the tail. */
const STROKE_MS = 900;
const MAX_LEAN = 0.5;

export type Drawn = { ink: Ink; view: View; pieces: Pieces; labels: Labels; density: number };

/** One copy of one frame, turned the way it swims. */
export function drawFish(
  { ink, view, pieces, density }: Drawn,
  { fish, place, flashUntil }: Swimming,
  sheet: Sheet,
  seaMs: number,
  now: number,
): void {
  const { x, y } = toScreen(view, place);
  const { width, height, frames } = sheet;
  const glow = glows[fish.species];
  if (glow) {
    const r = Math.max(width, height) * 0.62;
    ink.drawImage(pieces.glow(glow), x - r, y - r, r * 2, r * 2);
  }
  const { sx, sw } = frameOf(sheet, fish.id, seaMs);
  const { turn, isFlipped } = poseOf(fish.species, screenAngle(view, place.angle));
  const [cos, sin] = [Math.cos(turn) * density, Math.sin(turn) * density];
  const side = isFlipped ? -1 : 1;
  ink.setTransform(cos * side, sin * side, -sin, cos, x * density, y * density);
  const copy = () =>
    ink.drawImage(frames, sx, 0, sw, frames.height, -width / 2, -height / 2, width, height);
  copy();
  if (now < flashUntil) {
    ink.globalCompositeOperation = 'lighter';
    ink.globalAlpha = 0.55;
    copy();
    ink.globalAlpha = 1;
    ink.globalCompositeOperation = 'source-over';
  }
  ink.setTransform(density, 0, 0, density, 0, 0);
}

export function frameOf({ frames, count }: Sheet, id: number, seaMs: number) {
  const sw = frames.width / count;
  const beat = Math.floor((((seaMs / STROKE_MS + (id % 97) * 0.37) % 1) + 1) * count) % count;
  return { sx: beat * sw, sw };
}

/** The drawing looks to the right. */
export function poseOf(code: Swimming['fish']['species'], angle: number) {
  const { stance } = looks[code];
  if (stance === 'above') return { turn: angle, isFlipped: false };
  const isFlipped = Math.cos(angle) < 0;
  // From the side it never lies on its back: it leans as far as it climbs.
  const climb = Math.atan2(Math.sin(angle), Math.abs(Math.cos(angle)));
  const lean = Math.max(-MAX_LEAN, Math.min(MAX_LEAN, climb));
  const share = stance === 'upright' ? 0.3 : 1;
  return { turn: (isFlipped ? -lean : lean) * share, isFlipped };
}

/** What it is worth, where that helps to choose: the dear ones, and the one aimed at. */
export function drawWorth(
  { ink, view, labels, density }: Drawn,
  { fish, place }: Swimming,
  sheet: Sheet,
  isLocked: boolean,
): void {
  const { worth, gift, isBoss } = species[fish.species];
  if (!isLocked && !isBoss && worth < 20) return;
  const { x, y } = toScreen(view, place);
  const text = gift === 'random' ? '×5–100' : `×${worth}`;
  const plate = labels.plate(text, isBoss || worth >= 50);
  const [w, h] = [plate.width / density, plate.height / density];
  ink.drawImage(plate, x - w / 2, y + sheet.height * 0.44, w, h);
}

/** The sight that turns about what is aimed at. */
export function drawSight({ ink, view }: Drawn, { fish, place }: Swimming, seconds: number): void {
  const { x, y } = toScreen(view, place);
  const r = Math.max(20, species[fish.species].radius * view.size * 1.15);
  ink.save();
  ink.translate(x, y);
  ink.rotate(seconds * 0.9);
  for (const [width, colour] of [
    [5, 'rgba(60,25,0,.5)'],
    [2.6, '#FFE9B8'],
  ] as const) {
    ink.strokeStyle = colour;
    ink.lineWidth = width;
    ink.beginPath();
    for (let i = 0; i < 4; i++) {
      const from = (i * Math.PI) / 2 + 0.25;
      ink.moveTo(Math.cos(from) * r, Math.sin(from) * r);
      ink.arc(0, 0, r, from, from + 1.07);
      const a = (i * Math.PI) / 2;
      ink.moveTo(Math.cos(a) * (r - 8), Math.sin(a) * (r - 8));
      ink.lineTo(Math.cos(a) * (r + 8), Math.sin(a) * (r + 8));
    }
    ink.stroke();
  }
  ink.restore();
}
