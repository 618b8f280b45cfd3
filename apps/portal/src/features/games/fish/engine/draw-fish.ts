import { species } from '@baize/games';
import type { Cannons } from './cannons.ts';
import type { Labels } from './labels.ts';
import { glows, looks } from './looks.ts';
import { layFlat, type Painter, type Picture, type Stamp } from './painters/painter.ts';
import type { Pieces } from './pieces.ts';
import {
  AHEAD_X,
  AHEAD_Y,
  byKind,
  FISH_ID,
  FLASH_UNTIL,
  KIND,
  RADIUS,
  type Rows,
  X,
  Y,
} from './rows.ts';
import type { Sheet } from './sheets.ts';
import type { View } from './view.ts';

/** A whole stroke of the tail. */
const STROKE_MS = 900;
const MAX_LEAN = 0.5;
const MAX_CLIMB = Math.sin(MAX_LEAN);
const LEAST_REACH = Math.cos(MAX_LEAN);
/** Upright ones lean less. */
const UPRIGHT_SHARE = 0.3;
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

const codes = byKind((code) => code);
const stances = byKind((code) => looks[code].stance);
const glowColours = byKind((code) => glows[code]);
/** The dear ones, whose worth is always written. */
const areDear = byKind((code) => species[code].isBoss || species[code].worth >= 20);

/** One copy of one position, turned the way it swims; before it its glow, and after it the light of a hit. */
export function drawFish(
  { painter, stamp, view, pieces }: Drawn,
  rows: Rows,
  at: number,
  sheet: Sheet,
  seaMs: number,
  now: number,
): void {
  layRow(stamp, view, rows, at);
  const { width, height } = sheet;
  const kind = rows[at + KIND]!;
  const glow = glowColours[kind];
  if (glow) {
    stamp.width = Math.max(width, height) * 1.24;
    stamp.height = stamp.width;
    painter.copy(pieces.glow(glow), stamp);
  }
  stamp.width = turn(stamp, view, rows, at) ? -width : width;
  stamp.height = height;
  const frame = frameOf(sheet, rows[at + FISH_ID]!, seaMs);
  painter.copy(frame, stamp);
  if (now >= rows[at + FLASH_UNTIL]!) return;
  stamp.alpha = FLASH;
  stamp.isGlare = true;
  painter.copy(frame, stamp);
}

/** Neither turned nor faint, where a row is. */
function layRow(stamp: Stamp, { width, height, kx, ky, isTurned }: View, rows: Rows, at: number) {
  layFlat(stamp);
  const x = rows[at + X]! * kx;
  const y = rows[at + Y]! * ky;
  stamp.x = isTurned ? width - x : x;
  stamp.y = isTurned ? height - y : y;
}

export function frameOf({ frames }: Sheet, id: number, seaMs: number): Picture {
  const share = (seaMs / STROKE_MS + (id % 97) * 0.37) % 1;
  return frames[Math.floor((share + 1) * frames.length) % frames.length]!;
}

/**
 * Turns a stamp the way a fish swims; true where it is mirrored. From above it turns; from the side it leans as far
 * as it climbs, and never lies on its back. The drawing looks to the right. No angle is asked for where its sine
 * and cosine are known.
 */
export function turn(stamp: Stamp, { kx, ky, isTurned }: View, rows: Rows, at: number): boolean {
  const aheadX = rows[at + AHEAD_X]! * kx;
  const aheadY = rows[at + AHEAD_Y]! * ky;
  const length = Math.sqrt(aheadX * aheadX + aheadY * aheadY) * (isTurned ? -1 : 1);
  const across = aheadX / length;
  const down = aheadY / length;
  const stance = stances[rows[at + KIND]!];
  if (stance === 'above') {
    stamp.cos = across;
    stamp.sin = down;
    return false;
  }
  const reach = Math.abs(across);
  const isSteep = Math.abs(down) > MAX_CLIMB;
  stamp.cos = isSteep ? LEAST_REACH : reach;
  stamp.sin = isSteep ? Math.sign(down) * MAX_CLIMB : down;
  if (stance === 'upright') {
    const lean = Math.asin(stamp.sin) * UPRIGHT_SHARE;
    stamp.cos = Math.cos(lean);
    stamp.sin = Math.sin(lean);
  }
  const isMirrored = across < 0;
  if (isMirrored) stamp.sin = -stamp.sin;
  return isMirrored;
}

/** What it is worth, where that helps to choose: the dear ones, and the one aimed at. */
export function drawWorth(
  { painter, stamp, view, labels, density }: Drawn,
  rows: Rows,
  at: number,
  sheet: Sheet,
  isLocked: boolean,
): void {
  const kind = rows[at + KIND]!;
  if (!isLocked && !areDear[kind]) return;
  const plate = labels.worth(codes[kind]!);
  layRow(stamp, view, rows, at);
  stamp.width = plate.width / density;
  stamp.height = plate.height / density;
  stamp.y += sheet.height * 0.44 + stamp.height / 2;
  painter.copy(plate, stamp);
}

/** The sight that turns about what is aimed at. */
export function drawSight(
  { painter, stamp, view, pieces, density }: Drawn,
  rows: Rows,
  at: number,
  seconds: number,
): void {
  const r = Math.max(20, rows[at + RADIUS]! * view.size * 1.15);
  const sight = pieces.sight(r * density, density);
  layRow(stamp, view, rows, at);
  stamp.width = sight.width / density;
  stamp.height = sight.height / density;
  stamp.cos = Math.cos(seconds * 0.9);
  stamp.sin = Math.sin(seconds * 0.9);
  painter.copy(sight, stamp);
}
