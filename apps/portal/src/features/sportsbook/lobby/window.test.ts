import { expect, test } from 'vitest';
import { offsetsOf, rowsInView } from './window.ts';

const heights = Array.from({ length: 240 }, (_, row) => (row % 6 === 0 ? 36 : 92));
const offsets = offsetsOf(heights);
const seen = (top: number, height = 800) => rowsInView(offsets, { top, height, spare: 0 });

test('a long list draws what is seen, and nothing that is seen is missing', () => {
  for (let top = 0; top < offsets.at(-1)! - 800; top += 37) {
    const { from, to } = seen(top);
    expect(offsets[from]).toBeLessThanOrEqual(top);
    expect(offsets[to]).toBeGreaterThanOrEqual(top + 800);
    expect(to - from).toBeLessThan(14);
  }
});

test('above the first and below the last row the list keeps to its ends', () => {
  expect(seen(-5_000, 100)).toEqual({ from: 0, to: 1 });
  expect(seen(1e9)).toEqual({ from: 239, to: 240 });
  expect(rowsInView(offsetsOf([]), { top: 0, height: 800, spare: 100 })).toEqual({
    from: 0,
    to: 0,
  });
});

test('what is spare is drawn beyond both ends of the view', () => {
  const { from, to } = rowsInView(offsets, { top: 2_000, height: 800, spare: 400 });
  expect(offsets[from]).toBeLessThanOrEqual(1_600);
  expect(offsets[to]).toBeGreaterThanOrEqual(3_200);
});
