import { expect, test } from 'vitest';
import { pageIn, pageOf, trailOf } from './paging.ts';

test('a page says how many rows and pages there are in all', () => {
  expect(pageOf(['c'], 3, { page: 2, size: 2 })).toEqual({
    list: ['c'],
    page: 2,
    totalPages: 2,
    totalCount: 3,
  });
  expect(pageOf([], 0, { page: 1, size: 20 })).toMatchObject({ totalPages: 0, totalCount: 0 });
});

test('a page of what is held in memory is counted from 1', () => {
  expect(pageIn([1, 2, 3], { page: 1, size: 2 }).list).toEqual([1, 2]);
  expect(pageIn([1, 2, 3], { page: 2, size: 2 }).list).toEqual([3]);
  expect(pageIn([1, 2, 3], { page: 9, size: 2 })).toMatchObject({ list: [], totalCount: 3 });
});

test('a trail goes on after its last row, and ends when a page is not full', () => {
  const rows = [{ id: 7n }, { id: 5n }];
  const keyOf = ({ id }: { id: bigint }) => String(id);
  expect(trailOf(['a', 'b'], { rows, pageSize: 2, keyOf })).toEqual({
    list: ['a', 'b'],
    after: '5',
  });
  expect(trailOf(['a', 'b'], { rows, pageSize: 3, keyOf }).after).toBeNull();
  expect(trailOf([], { rows: [], pageSize: 0, keyOf }).after).toBeNull();
});
