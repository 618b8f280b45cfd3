import { type Colour, type Line, MITRE_LIMIT, type Stamp } from './painter.ts';

/** Where in an atlas a picture lies: its page, and its edges as shares of the page. */
export type Region = { page: number; left: number; top: number; right: number; bottom: number };

/** Four corners a piece, as a graphics card takes them, in an array that is filled anew with every frame. */
export type Batch = {
  floats: Float32Array;
  /** The same bytes: a colour is one number of four bytes among the others. */
  words: Uint32Array;
  /** How many pieces it holds. */
  count: number;
  edge: Edge;
};

/** Of a corner: across, down, across and down in the page, the page, and its colour. */
export const CORNER_NUMBERS = 6;
const PIECE_NUMBERS = CORNER_NUMBERS * 4;
export const MAX_PIECES = 2_048;

export function newBatch(): Batch {
  const floats = new Float32Array(MAX_PIECES * PIECE_NUMBERS);
  return { floats, words: new Uint32Array(floats.buffer), count: 0, edge: { x: 0, y: 0 } };
}

export const numbersIn = ({ count }: Batch): number => count * PIECE_NUMBERS;

/** Colours are multiplied by how much they cover; what covers nothing and has a colour adds its light. */
function packColour({ red, green, blue, alpha }: Colour, share: number): number {
  const covers = alpha * share;
  const each = covers / 255;
  return packed(red * each, green * each, blue * each, covers);
}

const packed = (red: number, green: number, blue: number, alpha: number): number =>
  ((byteOf(alpha) << 24) | (byteOf(blue) << 16) | (byteOf(green) << 8) | byteOf(red)) >>> 0;

const byteOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);

export function addStamp(batch: Batch, stamp: Stamp, region: Region): void {
  const { x, y, cos, sin, alpha, isGlare } = stamp;
  const { left, top, right, bottom } = region;
  const wide = stamp.width / 2;
  const high = stamp.height / 2;
  // From the middle to the right end, and from there down.
  const alongX = cos * wide;
  const alongY = sin * wide;
  const downX = -sin * high;
  const downY = cos * high;
  const dye = packed(alpha, alpha, alpha, isGlare ? 0 : alpha);
  const { page } = region;
  let at = batch.count * PIECE_NUMBERS;
  at = addCorner(batch, at, x - alongX - downX, y - alongY - downY, left, top, page, dye);
  at = addCorner(batch, at, x - alongX + downX, y - alongY + downY, left, bottom, page, dye);
  at = addCorner(batch, at, x + alongX + downX, y + alongY + downY, right, bottom, page, dye);
  addCorner(batch, at, x + alongX - downX, y + alongY - downY, right, top, page, dye);
  batch.count++;
}

/** One piece from each place to the next. They share their edges, so that a faint line covers nothing twice. */
export function addLine(batch: Batch, line: Line, width: number, region: Region): void {
  const { edge } = batch;
  const { places, count, isClosed, colour } = line;
  const { top, bottom, page } = region;
  const middle = (region.left + region.right) / 2;
  const dye = packColour(colour, line.alpha);
  const pieces = isClosed ? count : count - 1;
  const half = width / 2;
  let at = batch.count * PIECE_NUMBERS;
  findEdge(edge, line, 0);
  let x = places[0]!;
  let y = places[1]!;
  for (let next = 1; next <= pieces; next++) {
    const place = next < count ? next : 0;
    const fromX = edge.x * half;
    const fromY = edge.y * half;
    at = addCorner(batch, at, x - fromX, y - fromY, middle, top, page, dye);
    at = addCorner(batch, at, x + fromX, y + fromY, middle, bottom, page, dye);
    findEdge(edge, line, place);
    x = places[place * 2]!;
    y = places[place * 2 + 1]!;
    const toX = edge.x * half;
    const toY = edge.y * half;
    at = addCorner(batch, at, x + toX, y + toY, middle, bottom, page, dye);
    at = addCorner(batch, at, x - toX, y - toY, middle, top, page, dye);
  }
  batch.count += pieces;
}

/** Answers where the next one begins. Numbers one by one, for no object may be made here. */
function addCorner(
  { floats, words }: Batch,
  at: number,
  x: number,
  y: number,
  across: number,
  down: number,
  page: number,
  dye: number,
): number {
  floats[at] = x;
  floats[at + 1] = y;
  floats[at + 2] = across;
  floats[at + 3] = down;
  floats[at + 4] = page;
  words[at + 5] = dye;
  return at + CORNER_NUMBERS;
}

/** How far and in which direction a line's edge lies from its middle at one of its places, in halves of its width. */
type Edge = { x: number; y: number };

function findEdge(edge: Edge, { places, count, isClosed }: Line, at: number): void {
  const isEnd = !isClosed && (at === 0 || at === count - 1);
  const from = isClosed ? (at + count - 1) % count : Math.max(0, at - 1);
  const to = isClosed ? (at + 1) % count : Math.min(count - 1, at + 1);
  const x = places[at * 2]!;
  const y = places[at * 2 + 1]!;
  const inX = x - places[from * 2]!;
  const inY = y - places[from * 2 + 1]!;
  const outX = places[to * 2]! - x;
  const outY = places[to * 2 + 1]! - y;
  const inLong = Math.sqrt(inX * inX + inY * inY) || 1;
  const outLong = Math.sqrt(outX * outX + outY * outY) || 1;
  const alongX = inX / inLong + outX / outLong;
  const alongY = inY / inLong + outY / outLong;
  const along = Math.sqrt(alongX * alongX + alongY * alongY) || 1;
  // The sharper a corner, the longer its edge; at an end there is one direction only.
  const reach = isEnd ? 1 : Math.min(MITRE_LIMIT, 2 / along);
  edge.x = (-alongY / along) * reach;
  edge.y = (alongX / along) * reach;
}
