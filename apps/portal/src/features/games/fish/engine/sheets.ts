import { swimmerAddress } from '@baize/art/fish';
import { type SpeciesCode, species, speciesCodes } from '@baize/games';
import { type Look, looks, type Motion } from './looks.ts';
import { type Ink, type Painted, paint } from './painters/painted.ts';
import type { Painter, Picture } from './painters/painter.ts';
import { byKind, kindOf } from './rows.ts';

/** A species in every position of its swimming, each drawn once: to show it is one copy. */
export type Sheet = {
  /** Only the first until all are drawn. */
  frames: readonly Picture[];
  /** Of one of them in points of the screen, with the room its tail needs. */
  width: number;
  height: number;
};

export type Sheets = {
  /** By the number of a species; undefined until its picture has come and been drawn. */
  ofKind(kind: number): Sheet | undefined;
  /** Draws one position of one species that waits; a frame has time for one. */
  drawNext(): void;
  /** By this painter, and for points of the screen to a unit of the sea. */
  resize(painter: Painter, unit: number, density: number): void;
};

const FRAMES = 12;
/** Room above and below, as a share of the height, into which a tail may swing. */
const MARGIN = 0.16;
/** Pixels for a unit of the sea: on the largest screens more would be seen by nobody, and fill its memory. */
const MAX_SHARPNESS = 2;

type Studio = { painter: Painter; unit: number; density: number };

/** Pictures are asked for when a species first comes into the sea. */
export function openSheets(isStill: boolean): Sheets {
  const pictures = new Map<SpeciesCode, HTMLImageElement>();
  const sheets: (Sheet | undefined)[] = byKind(() => undefined).slice();
  // Firsts go before the others: a fish is seen as soon as it can be, and swims a moment later.
  const firsts: (() => void)[] = [];
  const others: (() => void)[] = [];
  let studio: Studio | undefined;
  const draw = (code: SpeciesCode, by: Studio) => {
    const model = modelOf(pictures.get(code)!, code, by);
    const frames = [frameOf(model, by, 0)];
    const sheet = { frames, width: model.width, height: model.height };
    sheets[kindOf[code]!] = sheet;
    const drawn = [...frames];
    for (let i = 1; i < (isStill ? 1 : FRAMES); i++) {
      others.push(() => {
        drawn.push(frameOf(model, by, i / FRAMES));
        if (drawn.length === FRAMES) sheet.frames = drawn;
      });
    }
  };
  const wait = (code: SpeciesCode) => {
    if (studio) firsts.push(draw.bind(undefined, code, studio));
  };
  const loadOnce = (code: SpeciesCode) => {
    if (pictures.has(code)) return;
    const picture = new Image();
    pictures.set(code, picture);
    picture.onload = () => wait(code);
    picture.src = swimmerAddress(code);
  };
  return {
    ofKind(kind) {
      const sheet = sheets[kind];
      if (!sheet) loadOnce(speciesCodes[kind]!);
      return sheet;
    },
    drawNext: () => (firsts.shift() ?? others.shift())?.(),
    resize(painter, unit, density) {
      const sharpness = Math.min(density, MAX_SHARPNESS / unit);
      studio = { painter, unit, density: sharpness };
      firsts.length = 0;
      others.length = 0;
      sheets.fill(undefined);
      for (const [code, picture] of pictures) if (picture.complete) wait(code);
    },
  };
}

/** A species looking to the right, from which each of its positions is bent. */
type Model = { still: Painted; look: Look; width: number; height: number };

function modelOf(picture: HTMLImageElement, code: SpeciesCode, { unit, density }: Studio): Model {
  const look = looks[code];
  const width = species[code].radius * look.length * unit;
  const height = (width * picture.naturalHeight) / picture.naturalWidth;
  const still = rastered(picture, width * density, height * density);
  return { still, look, width: width * 1.04, height: height * (1 + MARGIN * 2) };
}

/** At a share of a whole stroke of its tail. */
function frameOf({ still, look, width, height }: Model, { painter, density }: Studio, at: number) {
  const [wide, high] = [Math.ceil(width * density), Math.ceil(height * density)];
  return painter.keep(wide, high, (ink) => {
    ink.translate(wide / 2, high / 2);
    bend(ink, still, look, at * Math.PI * 2);
  });
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
