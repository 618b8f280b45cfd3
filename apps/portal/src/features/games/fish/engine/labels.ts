import { type SpeciesCode, species } from '@baize/games';
import type { Ink } from './painters/painted.ts';
import type { Painter, Picture } from './painters/painter.ts';

/** Words of the picture as little bitmaps, each drawn once. */
export type Labels = {
  /** What a fish is worth, on a plate below it. */
  worth(code: SpeciesCode): Picture;
  /** What was paid, in gold. */
  pay(text: string, isOwn: boolean): Picture;
};

const MAX_KEPT = 200;
const DEAR = 50;

export function openLabels(painter: Painter, density: number, size: number): Labels {
  const worths = new Map<SpeciesCode, Picture>();
  const pays = new Map<string, Picture>();
  const scale = density * Math.min(1, Math.max(0.72, size * 1.15));
  const ink = document.createElement('canvas').getContext('2d')!;
  const desk: Desk = { scale, ruler: { ink, letters: new Map() } };
  return {
    worth(code) {
      const known = worths.get(code);
      if (known) return known;
      const { worth, gift, isBoss } = species[code];
      const text = gift === 'random' ? '×5–100' : `×${worth}`;
      const { width, height, draw } = plate(text, isBoss || worth >= DEAR, desk);
      const kept = painter.keep(width, height, draw);
      worths.set(code, kept);
      return kept;
    },
    pay(text, isOwn) {
      const key = `${isOwn} ${text}`;
      const known = pays.get(key);
      if (known?.isKept) return known;
      if (pays.size > MAX_KEPT) pays.clear();
      const { width, height, draw } = pay(text, isOwn, desk);
      const kept = painter.keepBriefly(width, height, draw);
      pays.set(key, kept);
      return kept;
    },
  };
}

const FONT = '"Instrument Sans Variable", system-ui, sans-serif';

/** How large words are drawn, and what measures them all. */
type Desk = { scale: number; ruler: Ruler };
type Ruler = { ink: CanvasRenderingContext2D; letters: Map<string, number> };

function plate(text: string, isDear: boolean, desk: Desk): Lettering {
  const font = `700 ${isDear ? 16 : 13}px ${FONT}`;
  const height = isDear ? 26 : 20;
  return lettered(text, font, { pad: 8, height, desk }, (ink, width) => {
    ink.fillStyle = 'rgba(2,20,38,.84)';
    ink.strokeStyle = isDear ? '#F4D58B' : 'rgba(180,230,255,.55)';
    ink.lineWidth = 1.3;
    ink.beginPath();
    ink.roundRect(1, 1, width - 2, height - 2, height / 2);
    ink.fill();
    ink.stroke();
    ink.fillStyle = isDear ? '#FFE29A' : '#EAF8FF';
    ink.fillText(text, width / 2, height / 2 + 0.5);
  });
}

function pay(text: string, isOwn: boolean, desk: Desk): Lettering {
  const size = isOwn ? 30 : 19;
  const height = size * 1.7;
  return lettered(text, `800 ${size}px ${FONT}`, { pad: 14, height, desk }, (ink, width) => {
    ink.lineJoin = 'round';
    ink.strokeStyle = '#3a1f04';
    ink.lineWidth = size / 5;
    ink.strokeText(text, width / 2, height / 2);
    const gold = ink.createLinearGradient(0, height * 0.2, 0, height * 0.8);
    gold.addColorStop(0, isOwn ? '#FFFBE0' : '#F2F6FA');
    gold.addColorStop(1, isOwn ? '#FFC23D' : '#A9C4D8');
    ink.fillStyle = gold;
    ink.fillText(text, width / 2, height / 2);
  });
}

/** Letter by letter: to measure a text takes as long as to draw it, and the letters of amounts are always the same. */
function widthOf(text: string, font: string, { ink, letters }: Ruler): number {
  let width = 0;
  for (const letter of text) {
    const key = `${font} ${letter}`;
    let wide = letters.get(key);
    if (wide === undefined) {
      ink.font = font;
      wide = ink.measureText(letter).width;
      letters.set(key, wide);
    }
    width += wide;
  }
  return width;
}

type Box = { pad: number; height: number; desk: Desk };
type Lettering = { width: number; height: number; draw: (ink: Ink) => void };

function lettered(
  text: string,
  font: string,
  { pad, height, desk: { scale, ruler } }: Box,
  draw: (ink: Ink, width: number) => void,
): Lettering {
  const width = widthOf(text, font, ruler) + pad * 2;
  return {
    width: width * scale,
    height: height * scale,
    draw(ink) {
      ink.scale(scale, scale);
      ink.font = font;
      ink.textAlign = 'center';
      ink.textBaseline = 'middle';
      // Amounts are written from left to right in every language.
      ink.direction = 'ltr';
      draw(ink, width);
    },
  };
}
