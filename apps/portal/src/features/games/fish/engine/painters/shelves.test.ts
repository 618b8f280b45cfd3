import { expect, test } from 'vitest';
import { openShelves, type Spot } from './shelves.ts';

const strip = (page: number) => ({ page, from: 0, to: 100 });

type Box = Spot & { width: number; height: number };

const overlap = (a: Box, b: Box): boolean =>
  a.page === b.page &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

test('pictures of all sizes lie beside each other, never on each other and never beyond the page', () => {
  const shelves = openShelves(100, strip(0));
  shelves.add(strip(1));
  const boxes: Box[] = [];
  for (let n = 0; n < 200; n++) {
    const [width, height] = [5 + ((n * 7) % 23), 4 + ((n * 11) % 19)];
    const spot = shelves.place(width, height);
    if (spot) boxes.push({ ...spot, width, height });
  }
  expect(boxes.length).toBeGreaterThan(60);
  for (const [n, box] of boxes.entries()) {
    expect(box.x + box.width).toBeLessThanOrEqual(100);
    expect(box.y + box.height).toBeLessThanOrEqual(100);
    for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
  }
});

test('what finds no room is told so, and finds it on a page that is added', () => {
  const shelves = openShelves(100, strip(0));
  expect(shelves.place(100, 60)).toEqual({ page: 0, x: 0, y: 0 });
  expect(shelves.place(100, 60)).toBeUndefined();
  shelves.add(strip(1));
  expect(shelves.place(100, 60)).toEqual({ page: 1, x: 0, y: 0 });
  expect(shelves.place(101, 1)).toBeUndefined();
});

test('cleared shelves give the same room again', () => {
  const shelves = openShelves(100, strip(0));
  shelves.add(strip(1));
  const fill = () => Array.from({ length: 8 }, () => shelves.place(50, 50));
  const first = fill();
  expect(first).not.toContain(undefined);
  expect(shelves.place(50, 50)).toBeUndefined();
  shelves.clear();
  expect(fill()).toEqual(first);
});
