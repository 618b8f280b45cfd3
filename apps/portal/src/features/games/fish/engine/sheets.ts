import { swimmerAddress } from '@baize/art/fish';
import { type SpeciesCode, species } from '@baize/games';
import { type Look, looks, type Motion } from './looks.ts';
import { type Ink, type Painted, paint } from './painted.ts';

/** A species in every position of its swimming, drawn once: a frame is one copy. */
export type Sheet = {
  frames: Painted;
  count: number;
  /** Of one frame in pixels. */
  wide: number;
  high: number;
  /** Of one frame in points of the screen, with the room its tail needs. */
  width: number;
  height: number;
};

export type Sheets = {
  /** Undefined until its picture has come and been drawn. */
  of(code: SpeciesCode): Sheet | undefined;
  /** Draws one species that waits; a frame has time for one. */
  drawNext(): void;
  resize(size: number, density: number): void;
};

const FRAMES = 12;
/** Room above and below, as a share of the height, into which a tail may swing. */
const MARGIN = 0.16;

/** Pictures are asked for when a species first comes into the sea. */
export function openSheets(isStill: boolean): Sheets {
  const pictures = new Map<SpeciesCode, HTMLImageElement>();
  const sheets = new Map<SpeciesCode, Sheet>();
  const waiting = new Set<SpeciesCode>();
  let scale = { size: 1, density: 1 };
  const load = (code: SpeciesCode) => {
    const picture = new Image();
    pictures.set(code, picture);
    picture.onload = () => waiting.add(code);
    picture.src = swimmerAddress(code);
  };
  return {
    of(code) {
      const sheet = sheets.get(code);
      if (!sheet && !pictures.has(code)) load(code);
      return sheet;
    },
    drawNext() {
      if (waiting.size === 0) return;
      const [code] = waiting;
      if (code === undefined) return;
      waiting.delete(code);
      sheets.set(code, drawSheet(pictures.get(code)!, code, scale, isStill ? 1 : FRAMES));
    },
    resize(size, density) {
      if (scale.size === size && scale.density === density) return;
      scale = { size, density };
      for (const [code, picture] of pictures) if (picture.complete) waiting.add(code);
    },
  };
}

type Scale = { size: number; density: number };

function drawSheet(
  picture: HTMLImageElement,
  code: SpeciesCode,
  { size, density }: Scale,
  count: number,
): Sheet {
  const look = looks[code];
  const width = species[code].radius * look.length * size;
  const height = (width * picture.naturalHeight) / picture.naturalWidth;
  const room = height * MARGIN;
  const frame = { width: width * 1.04, height: height + room * 2 };
  const [wide, high] = [Math.ceil(frame.width * density), Math.ceil(frame.height * density)];
  const still = rastered(picture, width * density, height * density);
  const frames = paint(wide * count, high, (ink) => {
    for (let i = 0; i < count; i++) {
      ink.save();
      ink.translate((wide * (2 * i + 1)) / 2, high / 2);
      bend(ink, still, look, count === 1 ? 0 : (i / count) * Math.PI * 2);
      ink.restore();
    }
  });
  return { frames, count, wide, high, width: frame.width, height: frame.height };
}

/** The drawing once in points, looking to the right. */
const rastered = (picture: HTMLImageElement, width: number, height: number): Painted =>
  paint(width, height, (ink) => {
    ink.translate(width, 0);
    ink.scale(-1, 1);
    ink.drawImage(picture, 0, 0, width, height);
  });

const STRIPS: Record<Motion, number> = { swim: 28, coil: 56, flap: 1, pulse: 1, tread: 1 };

function bend(ink: Ink, still: Painted, { motion }: Look, phase: number): void {
  const { width, height } = still;
  if (motion === 'flap') ink.scale(1, 0.91 + 0.09 * Math.cos(phase));
  if (motion === 'pulse') {
    ink.scale(1 + 0.06 * Math.sin(phase), 1 - 0.06 * Math.sin(phase));
  }
  if (motion === 'tread') ink.rotate(0.05 * Math.sin(phase));
  const strips = STRIPS[motion];
  const wide = width / strips;
  for (let i = 0; i < strips; i++) {
    // The head is at the right end, and hardly moves.
    const back = 1 - (i + 0.5) / strips;
    const swing = strips === 1 ? 0 : swingOf(motion, back, phase) * height;
    ink.drawImage(
      still,
      i * wide,
      0,
      Math.min(wide + 1, width - i * wide),
      height,
      -width / 2 + i * wide,
      -height / 2 + swing,
      Math.min(wide + 1, width - i * wide),
      height,
    );
  }
}

const swingOf = (motion: Motion, back: number, phase: number): number =>
  motion === 'coil'
    ? Math.sin(phase - back * 6.4) * 0.13 * Math.min(1, back * 1.8)
    : Math.sin(phase - back * 3.4) * 0.07 * back * back * 1.6;
