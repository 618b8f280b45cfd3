import { expect, test } from 'vitest';
import { oneRowMore } from './use-row-by-row.ts';

const rows = (tiles: Record<number, number>) =>
  new Map(Object.entries(tiles).map(([row, count]) => [Number(row), count]));

test('of rows that come into sight together, one is drawn in each frame, the uppermost first', () => {
  const known = rows({ 4: 3, 5: 3, 6: 3 });
  const first = oneRowMore(known, rows({ 3: 3, 4: 3 }));
  const second = oneRowMore(known, first);
  expect(first).toEqual(rows({ 4: 3, 5: 3, 6: 0 }));
  expect(second).toEqual(known);
  expect(oneRowMore(known, second)).toEqual(known);
});

test('a row whose last games have come waits for its turn with those that it has', () => {
  const known = rows({ 7: 3, 8: 3, 9: 1 });
  const first = oneRowMore(known, rows({ 7: 2 }));
  expect(first).toEqual(rows({ 7: 3, 8: 0, 9: 0 }));
  expect(oneRowMore(known, first)).toEqual(rows({ 7: 3, 8: 3, 9: 0 }));
});

test('games that are no longer there are not drawn', () => {
  expect(oneRowMore(rows({ 0: 3, 1: 1 }), rows({ 0: 3, 1: 3, 2: 3 }))).toEqual(
    rows({ 0: 3, 1: 1 }),
  );
});
