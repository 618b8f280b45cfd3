import { expect, test } from 'vitest';
import { readFilters } from '../page-filters.ts';
import { rangeOf } from './use-report.ts';

const today = '2026-11-15';
const usual = { from: '2026-11-09', to: today };

test('a period of an address is taken when the books would answer it', () => {
  const asked = { from: '2026-10-20', to: '2026-11-10' };
  expect(rangeOf(asked, today)).toEqual(asked);
  expect(rangeOf({}, today)).toEqual(usual);
  expect(rangeOf({ from: '2026-11-10', to: '2026-11-09' }, today)).toEqual(usual);
  expect(rangeOf({ from: '2026-09-01', to: '2026-11-10' }, today)).toEqual(usual);
  expect(rangeOf({ from: '2026-11-10', to: '2026-12-01' }, today)).toEqual(usual);
  expect(rangeOf({ from: 'x', to: 'y' }, today)).toEqual(usual);
});

test('filters of an address are plain texts, and the page itself is none of them', () => {
  expect(readFilters({ page: 'withdraw', type: 'deposit', no: 2, odd: { a: 1 } })).toEqual({
    type: 'deposit',
    no: '2',
  });
});
