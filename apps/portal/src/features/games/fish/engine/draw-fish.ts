import { type SpeciesCode, species } from '@baize/games';
import type { Cannons } from './cannons.ts';
import type { Labels } from './labels.ts';
import { glows, looks } from './looks.ts';
import { layFlat, type Painter, type Picture, type Stamp } from './painters/painter.ts';
import type { Pieces } from './pieces.ts';
import type { Swimming } from './sea.ts';
import type { Sheet } from './sheets.ts';
import { putOnScreen, screenAngle, type View } from './view.ts';

/** A whole stroke of the tail. */
const STROKE_MS = 900;
const MAX_LEAN = 0.5;
const FLASH = 0.55;

export type Drawn = {
  painter: Painter;
  /** Of whatever is copied next. */
  stamp: Stamp;
  view: View;
  pieces: Pieces;
  cannons: Cannons;
  labels: Labels;
  density: number;
};

/** One copy of one position, turned the way it swims; before it its glow, and after it the light of a hit. */
export function drawFish(
  { painter, stamp, view, pieces }: Drawn,
  { fish, place, flashUntil }: Swimming,
  sheet: Sheet,
  seaMs: number,
  now: number,
): void {
  putOnScreen(stamp, view, place);
  layFlat(stamp);
  const { width, height } = sheet;
  const glow = glows[fish.species];
  if (glow) {
    stamp.width = Math.max(width, height) * 1.24;
    stamp.height = stamp.width;
    painter.copy(pieces.glow(glow), stamp);
  }
  const angle = screenAngle(view, place.angle);
  const turn = turnOf(fish.species, angle);
  stamp.cos = Math.cos(turn);
  stamp.sin = Math.sin(turn);
  stamp.width = isFlipped(fish.species, angle) ? -width : width;
  stamp.height = height;
  const frame = frameOf(sheet, fish.id, seaMs);
  painter.copy(frame, stamp);
  if (now >= flashUntil) return;
  stamp.alpha = FLASH;
  stamp.isGlare = true;
  painter.copy(frame, stamp);
}

export function frameOf({ frames }: Sheet, id: number, seaMs: number): Picture {
  const share = (seaMs / STROKE_MS + (id % 97) * 0.37) % 1;
  return frames[Math.floor((share + 1) * frames.length) % frames.length]!;
}

/** The drawing looks to the right; from the side it never lies on its back. */
export const isFlipped = (code: SpeciesCode, angle: number): boolean =>
  looks[code].stance !== 'above' && Math.cos(angle) < 0;

/** From above it turns; from the side it leans as far as it climbs. */
function turnOf(code: SpeciesCode, angle: number): number {
  const { stance } = looks[code];
  if (stance === 'above') return angle;
  const cos = Math.cos(angle);
  const climb = Math.atan2(Math.sin(angle), Math.abs(cos));
  const lean = Math.max(-MAX_LEAN, Math.min(MAX_LEAN, climb));
  return (cos < 0 ? -lean : lean) * (stance === 'upright' ? 0.3 : 1);
}

/** What it is worth, where that helps to choose: the dear ones, and the one aimed at. */
export function drawWorth(
  { painter, stamp, view, labels, density }: Drawn,
  { fish, place }: Swimming,
  sheet: Sheet,
  isLocked: boolean,
): void {
  const { worth, isBoss } = species[fish.species];
  if (!isLocked && !isBoss && worth < 20) return;
  const plate = labels.worth(fish.species);
  putOnScreen(stamp, view, place);
  layFlat(stamp);
  stamp.width = plate.width / density;
  stamp.height = plate.height / density;
  stamp.y += sheet.height * 0.44 + stamp.height / 2;
  painter.copy(plate, stamp);
}

/** The sight that turns about what is aimed at. */
export function drawSight(
  { painter, stamp, view, pieces, density }: Drawn,
  { fish, place }: Swimming,
  seconds: number,
): void {
  const r = Math.max(20, species[fish.species].radius * view.size * 1.15);
  const sight = pieces.sight(r * density, density);
  putOnScreen(stamp, view, place);
  layFlat(stamp);
  stamp.width = sight.width / density;
  stamp.height = sight.height / density;
  stamp.cos = Math.cos(seconds * 0.9);
  stamp.sin = Math.sin(seconds * 0.9);
  painter.copy(sight, stamp);
}
