import { expect, test } from 'vitest';
import { readLaunchSearch, readListSearch } from './list-search.ts';

test('an address says only what it narrows, and nonsense in it is passed over', () => {
  expect(readListSearch({ vassalage: 'INHOUSE', sub: 'JP', filter: 'HOT', q: 'koi' })).toEqual({
    vassalage: 'INHOUSE',
    sub: 'JP',
    filter: 'HOT',
    q: 'koi',
  });
  expect(readListSearch({ sub: 'XX', filter: 'ALL', q: '', vassalage: {} })).toEqual({});
});

test('a name made of figures is still a name', () => {
  expect(readListSearch({ q: 243 })).toEqual({ q: '243' });
  expect(readLaunchSearch({ gameCode: 7, vendor: 'PG', fun: '1' })).toEqual({
    gameCode: '7',
    vendor: 'PG',
    fun: 1,
  });
  expect(readLaunchSearch({ fun: 0 })).toEqual({});
});
