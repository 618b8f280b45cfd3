import { expect, test } from 'vitest';
import { addLine, addStamp, type Batch, newBatch, numbersIn, PIECE_NUMBERS } from './batch.ts';
import { addPlace, colourOf, newLine, newStamp } from './painter.ts';

const region = { page: 3, left: 10, top: 20, right: 50, bottom: 60 };

/** Across and down of every corner as the card makes them, rounded as it would not see it: above, below, and back. */
function cornersOf(batch: Batch): number[][] {
  return Array.from({ length: numbersIn(batch) / PIECE_NUMBERS }, (_, n) => {
    const [ax, ay, bx, by, fromX, fromY, toX, toY] = batch.floats.subarray(n * PIECE_NUMBERS);
    return [
      [ax! - fromX!, ay! - fromY!],
      [ax! + fromX!, ay! + fromY!],
      [bx! + toX!, by! + toY!],
      [bx! - toX!, by! - toY!],
    ].map((corner) => corner.map((at) => Math.round(at * 1_000) / 1_000 + 0));
  }).flat();
}

const dyeOf = ({ words }: Batch, piece = 0): string =>
  words[piece * PIECE_NUMBERS + 11]!.toString(16).padStart(8, '0');

test('a copy lies about its middle, turned, and mirrored where its width is less than nothing', () => {
  const batch = newBatch();
  const stamp = { ...newStamp(), x: 100, y: 50, width: 40, height: 20 };
  addStamp(batch, stamp, region);
  addStamp(batch, { ...stamp, cos: 0, sin: 1 }, region);
  addStamp(batch, { ...stamp, width: -40 }, region);
  const corners = cornersOf(batch);
  expect(corners.slice(0, 4)).toEqual([
    [80, 40],
    [80, 60],
    [120, 60],
    [120, 40],
  ]);
  expect(corners.slice(4, 8)).toEqual([
    [110, 30],
    [90, 30],
    [90, 70],
    [110, 70],
  ]);
  expect(corners.slice(8, 9)).toEqual([[120, 40]]);
  // Its own left above lies at the right now.
  const halves = new Uint16Array(batch.floats.buffer, (2 * PIECE_NUMBERS + 8) * 4, 4);
  expect([...halves]).toEqual([10, 20, 50, 60]);
  expect(batch.floats[2 * PIECE_NUMBERS + 10]).toBe(3);
});

test('a faint copy covers less, and glare covers nothing but adds its light', () => {
  const batch = newBatch();
  const faint = { ...newStamp(), width: 1, height: 1, alpha: 0.5 };
  addStamp(batch, faint, region);
  addStamp(batch, { ...faint, isGlare: true }, region);
  expect(dyeOf(batch, 0)).toBe('80808080');
  expect(dyeOf(batch, 1)).toBe('00808080');
});

test('the pieces of a line share their edges, so that it covers nothing twice', () => {
  const batch = newBatch();
  const line = newLine(3, 2, colourOf(255, 0, 0, 1));
  addPlace(line, 0, 0);
  addPlace(line, 10, 0);
  addPlace(line, 10, 10);
  addLine(batch, line, 2, region);
  const corners = cornersOf(batch);
  expect(batch.count).toBe(2);
  expect(corners.slice(0, 2)).toEqual([
    [0, -1],
    [0, 1],
  ]);
  // At the corner it reaches out and in as a mitre does.
  expect(corners.slice(2, 4)).toEqual([
    [9, 1],
    [11, -1],
  ]);
  expect(corners.slice(4, 6)).toEqual([
    [11, -1],
    [9, 1],
  ]);
  expect(corners.slice(6)).toEqual([
    [9, 10],
    [11, 10],
  ]);
  expect(dyeOf(batch)).toBe('ff0000ff');
});

test('a closed line ends in the edge with which it began', () => {
  const batch = newBatch();
  const ring = { ...newLine(4, 2, colourOf(0, 0, 255, 0.5)), isClosed: true };
  for (const [x, y] of [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const) {
    addPlace(ring, x, y);
  }
  addLine(batch, ring, 2, region);
  const corners = cornersOf(batch);
  expect(batch.count).toBe(4);
  expect(corners.at(-1)).toEqual(corners[0]);
  expect(corners.at(-2)).toEqual(corners[1]);
  // Half of it is there, and so is half of its colour.
  expect(dyeOf(batch)).toBe('80800000');
});

test('where a line turns back its corner does not reach without end', () => {
  const batch = newBatch();
  const line = newLine(3, 2, colourOf(255, 255, 255, 1));
  addPlace(line, 0, 0);
  addPlace(line, 100, 0);
  addPlace(line, 0, 1);
  addLine(batch, line, 2, region);
  for (const [x] of cornersOf(batch)) expect(x).toBeLessThanOrEqual(104);
});
