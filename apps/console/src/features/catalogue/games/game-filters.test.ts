import { expect, test } from 'vitest';
import { gameFilters } from './game-filters.ts';

test('the address says what is looked for, and nothing odd gets through', () => {
  expect(gameFilters({ search: ' tiger ', category: 'RNG', state: 'hot', page: '3' })).toEqual({
    page: 3,
    pageSize: 25,
    search: 'tiger',
    category: 'RNG',
    state: 'hot',
  });
  expect(gameFilters({ category: 'CHESS', state: 'odd', page: '-1' })).toEqual({
    page: 1,
    pageSize: 25,
  });
});
