import { expect, test } from 'vitest';
import { fanPlaces } from './fan-places.ts';

const inside = (width: number, cardWidth: number, count: number) =>
  fanPlaces({ count, width, cardWidth }).every(({ x }) => x >= 0 && x + cardWidth <= width + 0.5);

test('a fan lies inside its room, on a phone as on a desk', () => {
  for (const [width, card] of [
    [390, 78],
    [820, 110],
    [1120, 122],
  ] as const) {
    for (const count of [1, 2, 5, 13, 17, 20]) expect(inside(width, card, count)).toBe(true);
  }
});

test('twenty cards on a phone lie in two rows, so that a finger meets each', () => {
  const places = fanPlaces({ count: 20, width: 390, cardWidth: 78 });
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  expect(places[1]!.x - places[0]!.x).toBeGreaterThanOrEqual(21);
});
