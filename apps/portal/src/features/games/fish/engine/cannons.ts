import { type CannonPiece, type CannonTone, cannonAddress, cannonPieces } from '@baize/art/fish';
import type { Painter, Picture } from './painters/painter.ts';

/** Cannons as bitmaps: a drawing of lines would be drawn line by line with every frame. */
export type Cannons = {
  /** Undefined until its drawing has come. */
  of(tone: CannonTone, piece: CannonPiece): Picture | undefined;
  /** By this painter, and for so many pixels to a point. */
  resize(painter: Painter, density: number): void;
};

/** How large a piece is, in points before it is scaled. */
export const CANNON_SIZES = {
  foot: { width: 160, height: 58 },
  barrel: { width: 80, height: 128 },
} as const;

type Drawings = Map<CannonPiece, HTMLImageElement>;

export function openCannons(): Cannons {
  const drawings = new Map<CannonTone, Drawings>();
  const painted = new Map<HTMLImageElement, Picture>();
  let by: { painter: Painter; density: number } | undefined;
  // All pieces of a colour at once, so that a larger barrel is there when it is chosen.
  const loadTone = (tone: CannonTone) => {
    const pieces = piecesOf(tone);
    drawings.set(tone, pieces);
    return pieces;
  };
  return {
    of(tone, piece) {
      const drawing = (drawings.get(tone) ?? loadTone(tone)).get(piece)!;
      const known = painted.get(drawing);
      if (known || !by || !drawing.complete || drawing.naturalWidth === 0) return known;
      const { width, height } = CANNON_SIZES[piece === 'foot' ? 'foot' : 'barrel'];
      const [wide, high] = [Math.ceil(width * by.density), Math.ceil(height * by.density)];
      const done = by.painter.keep(wide, high, (ink) => ink.drawImage(drawing, 0, 0, wide, high));
      painted.set(drawing, done);
      return done;
    },
    resize(painter, density) {
      by = { painter, density };
      painted.clear();
    },
  };
}

const piecesOf = (tone: CannonTone): Drawings =>
  new Map(
    cannonPieces.map((piece) => {
      const drawing = new Image();
      drawing.src = cannonAddress(tone, piece);
      return [piece, drawing];
    }),
  );
