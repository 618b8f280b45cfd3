import { expect, test } from 'vitest';
import { readFilters } from '../../../shared/list/list.tsx';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { toolsAt } from '../../../testing/tools-at.ts';
import { auditFilters } from './audit-filters.ts';

const read = (search: PlainSearch) => readFilters(auditFilters, search, toolsAt(480));

test('the address asks the log only for what it names', () => {
  expect(read({ actor: ' admin ', action: '', page: '3' })).toEqual({ actor: 'admin' });
});

test('days are days of the brand, and half a span is none', () => {
  expect(read({ from: '2026-11-15', to: '2026-11-15' })).toEqual({
    from: Date.UTC(2026, 10, 14, 16),
    to: Date.UTC(2026, 10, 15, 16) - 1,
  });
  expect(read({ from: '2026-11-15' })).toEqual({});
});

test('what is too long for the call is cut', () => {
  expect(read({ subject: 'x'.repeat(500) }).subject).toHaveLength(120);
});
