import 'pixi.js/unsafe-eval';
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import {
  facePicture,
  multiplierOf,
  type SlotSet,
  svgUri,
} from '../../../../shared/own-games/slot-theme.ts';

/** Every symbol of a slot in one texture: as it rests, and as it is seen while it rushes by. */
export type SymbolAtlas = {
  sharp: ReadonlyMap<string, Texture>;
  smeared: ReadonlyMap<string, Texture>;
  /** The side of a symbol in texture pixels. */
  side: number;
  destroy(): void;
};

const GAP = 4;
const MAX_SIDE = 256;
const SMEARS = 9;

export async function buildAtlas(
  set: SlotSet,
  cell: number,
  density: number,
): Promise<SymbolAtlas> {
  const side = Math.min(MAX_SIDE, Math.max(48, Math.ceil(cell * density)));
  const symbols = symbolsOf(set);
  const pictures = await Promise.all(symbols.map((symbol) => loadPicture(set, symbol)));
  const kinds = set.rules.model === 'tumble65' ? 1 : 2;
  const across = Math.floor(2048 / (side + GAP));
  const down = Math.ceil((symbols.length * kinds) / across);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(across, symbols.length * kinds) * (side + GAP);
  canvas.height = down * (side + GAP);
  const pen = canvas.getContext('2d')!;
  const spot = (i: number) => ({
    x: (i % across) * (side + GAP),
    y: Math.floor(i / across) * (side + GAP),
  });
  symbols.forEach((symbol, i) => {
    drawSharp(pen, pictures[i]!, { ...spot(i), side, symbol });
    if (kinds === 2) drawSmeared(pen, pictures[i]!, { ...spot(i + symbols.length), side });
  });
  const source = new CanvasSource({ resource: canvas });
  const cut = (from: number) =>
    new Map(
      symbols.map((symbol, i) => {
        const { x, y } = spot(i + from);
        return [symbol, new Texture({ source, frame: new Rectangle(x, y, side, side) })];
      }),
    );
  const sharp = cut(0);
  const smeared = kinds === 2 ? cut(symbols.length) : sharp;
  return { sharp, smeared, side, destroy: () => source.destroy() };
}

/** Multipliers carry their value on their face, so each value is a symbol. */
function symbolsOf({ faces, rules }: SlotSet): string[] {
  const plain = Object.keys(faces).filter((symbol) => symbol !== 'M');
  if (rules.model !== 'tumble65') return plain;
  return [...plain, ...rules.multipliers.map(([value]) => `M${value}`)];
}

async function loadPicture(set: SlotSet, symbol: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = svgUri(facePicture(set, symbol));
  await image.decode();
  return image;
}

type Spot = { x: number; y: number; side: number };

function drawSharp(
  pen: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { x, y, side, symbol }: Spot & { symbol: string },
): void {
  pen.drawImage(picture, x, y, side, side);
  const value = multiplierOf(symbol);
  if (value > 0) writeValue(pen, `×${value}`, x + side / 2, y + side / 2, side);
}

function writeValue(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  side: number,
): void {
  pen.font = `700 ${Math.round(side * 0.36)}px "Instrument Sans Variable", system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = side * 0.09;
  pen.strokeStyle = '#1b0d05';
  pen.strokeText(words, x, y);
  pen.fillStyle = '#fff2c4';
  pen.fillText(words, x, y);
}

/** Copies of itself along its way, each faint. */
function drawSmeared(
  pen: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { x, y, side }: Spot,
): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, side, side);
  pen.clip();
  pen.globalAlpha = 1.7 / SMEARS;
  for (let i = 0; i < SMEARS; i += 1) {
    const shift = (i / (SMEARS - 1) - 0.5) * side * 0.42;
    pen.drawImage(picture, x, y + shift, side, side);
  }
  pen.restore();
}
