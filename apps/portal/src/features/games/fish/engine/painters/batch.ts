import { type Colour, type Line, MITRE_LIMIT, type Stamp } from './painter.ts';

/** Where in an atlas a picture lies: its page, and its edges in pixels of the page. */
export type Region = { page: number; left: number; top: number; right: number; bottom: number };

/**
 * One row of numbers a piece, in an array that is filled anew with every frame: where it begins and ends, how far
 * its edge lies from its middle at either end, and its region, page and colour. Its corners are the card's work.
 */
export type Batch = {
  floats: Float32Array;
  /** The same bytes: a colour is one number of four bytes among the others, and an edge of a region one of two. */
  words: Uint32Array;
  /** How many pieces it holds. */
  count: number;
  edge: Edge;
};

export const PIECE_NUMBERS = 12;
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
  const { floats, words } = batch;
  const { x, y, cos, sin, alpha, isGlare } = stamp;
  const wide = stamp.width / 2;
  const high = stamp.height / 2;
  // From the middle to the right end, and from there down.
  const alongX = cos * wide;
  const alongY = sin * wide;
  const downX = -sin * high;
  const downY = cos * high;
  const at = batch.count * PIECE_NUMBERS;
  floats[at] = x - alongX;
  floats[at + 1] = y - alongY;
  floats[at + 2] = x + alongX;
  floats[at + 3] = y + alongY;
  floats[at + 4] = downX;
  floats[at + 5] = downY;
  floats[at + 6] = downX;
  floats[at + 7] = downY;
  words[at + 8] = region.left | (region.top << 16);
  words[at + 9] = region.right | (region.bottom << 16);
  floats[at + 10] = region.page;
  words[at + 11] = packed(alpha, alpha, alpha, isGlare ? 0 : alpha);
  batch.count++;
}

/** One piece from each place to the next. They share their edges, so that a faint line covers nothing twice. */
export function addLine(batch: Batch, line: Line, width: number, region: Region): void {
  const { floats, words, edge } = batch;
  const { places, count, isClosed, colour } = line;
  const { top, bottom, page } = region;
  const middle = (region.left + region.right) >> 1;
  const dye = packColour(colour, line.alpha);
  const pieces = isClosed ? count : count - 1;
  const half = width / 2;
  findEdge(edge, line, 0);
  for (let n = 0; n < pieces; n++) {
    const at = (batch.count + n) * PIECE_NUMBERS;
    const next = n + 1 < count ? n + 1 : 0;
    floats[at] = places[n * 2]!;
    floats[at + 1] = places[n * 2 + 1]!;
    floats[at + 2] = places[next * 2]!;
    floats[at + 3] = places[next * 2 + 1]!;
    floats[at + 4] = edge.x * half;
    floats[at + 5] = edge.y * half;
    findEdge(edge, line, next);
    floats[at + 6] = edge.x * half;
    floats[at + 7] = edge.y * half;
    words[at + 8] = middle | (top << 16);
    words[at + 9] = middle | (bottom << 16);
    floats[at + 10] = page;
    words[at + 11] = dye;
  }
  batch.count += pieces;
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
