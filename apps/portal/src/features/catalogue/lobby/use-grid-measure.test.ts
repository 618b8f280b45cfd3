import { expect, test } from 'vitest';
import { measureGrid } from './use-grid-measure.ts';

test('three tiles to a row on a phone, six at a desk, each 3:4', () => {
  expect(measureGrid(362, 390).columns).toBe(3);
  expect(measureGrid(708, 820).columns).toBe(4);
  const { columns, tilePx, gapPx, rowPx } = measureGrid(1104, 1440);
  expect(columns).toBe(6);
  expect(columns * tilePx + 5 * gapPx).toBeCloseTo(1104);
  expect((rowPx - gapPx) / tilePx).toBeCloseTo(4 / 3);
});
