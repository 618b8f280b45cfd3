import { expect, test } from 'vitest';
import { readFilters } from '../../../shared/list/list.tsx';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { toolsAt } from '../../../testing/tools-at.ts';
import { gameFilters } from './game-filters.ts';

const read = (search: PlainSearch) =>
  readFilters(gameFilters, search, { ...toolsAt(0), data: { vendors: [] } });

test('the address says what is looked for, and nothing odd gets through', () => {
  expect(read({ search: ' tiger ', category: 'RNG', state: 'hot', page: '3' })).toEqual({
    search: 'tiger',
    category: 'RNG',
    state: 'hot',
  });
  expect(read({ category: 'CHESS', state: 'odd', page: '-1' })).toEqual({});
});
