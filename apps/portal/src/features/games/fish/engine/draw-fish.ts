import { species } from '@baize/games';
import type { Cannons } from './cannons.ts';
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

export type Drawn = {
  ink: Ink;
  view: View;
  pieces: Pieces;
  cannons: Cannons;
  labels: Labels;
  density: number;
};

/** As the screen lies: what was drawn before may have left it turned. */
export function layFlat({ ink, density }: Pick<Drawn, 'ink' | 'density'>): void {
  ink.setTransform(density, 0, 0, density, 0, 0);
}

/** One copy of one frame, turned the way it swims; it leaves the screen turned. */
export function drawFish(
  drawn: Drawn,
  { fish, place, flashUntil }: Swimming,
  sheet: Sheet,
  seaMs: number,
  now: number,
): void {
  const { ink, view, pieces, density } = drawn;
  const { x, y } = toScreen(view, place);
  const { width, height, frames } = sheet;
  const glow = glows[fish.species];
  if (glow) {
    layFlat(drawn);
    const r = Math.max(width, height) * 0.62;
    ink.drawImage(pieces.glow(glow), x - r, y - r, r * 2, r * 2);
  }
  const { sx, sw } = frameOf(sheet, fish.id, seaMs);
  const { turn, isFlipped } = poseOf(fish.species, screenAngle(view, place.angle));
  const cos = Math.cos(turn) * density;
  const sin = Math.sin(turn) * density;
  const side = isFlipped ? -1 : 1;
  ink.setTransform(cos * side, sin * side, -sin, cos, x * density, y * density);
  ink.drawImage(frames, sx, 0, sw, sheet.high, -width / 2, -height / 2, width, height);
  if (now >= flashUntil) return;
  ink.globalCompositeOperation = 'lighter';
  ink.globalAlpha = 0.55;
  ink.drawImage(frames, sx, 0, sw, sheet.high, -width / 2, -height / 2, width, height);
  ink.globalAlpha = 1;
  ink.globalCompositeOperation = 'source-over';
}

export function frameOf({ wide: sw, count }: Sheet, id: number, seaMs: number) {
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
  drawn: Drawn,
  { fish, place }: Swimming,
  sheet: Sheet,
  isLocked: boolean,
): void {
  const { ink, view, labels, density } = drawn;
  const { worth, isBoss } = species[fish.species];
  if (!isLocked && !isBoss && worth < 20) return;
  layFlat(drawn);
  const { x, y } = toScreen(view, place);
  const plate = labels.worth(fish.species);
  const [w, h] = [plate.width / density, plate.height / density];
  ink.drawImage(plate, x - w / 2, y + sheet.height * 0.44, w, h);
}

/** The sight that turns about what is aimed at. */
export function drawSight(drawn: Drawn, { fish, place }: Swimming, seconds: number): void {
  const { ink, view, pieces, density } = drawn;
  const { x, y } = toScreen(view, place);
  const r = Math.max(20, species[fish.species].radius * view.size * 1.15);
  const sight = pieces.sight(r * density, density);
  const cos = Math.cos(seconds * 0.9);
  const sin = Math.sin(seconds * 0.9);
  ink.setTransform(cos, sin, -sin, cos, x * density, y * density);
  ink.drawImage(sight, -sight.width / 2, -sight.height / 2);
  layFlat(drawn);
}
