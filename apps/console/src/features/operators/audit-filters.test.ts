import { expect, test } from 'vitest';
import { auditFilters } from './audit-filters.ts';

test('the address asks the log only for what it names', () => {
  expect(auditFilters({ actor: ' admin ', action: '', page: '3' }, 480)).toEqual({
    actor: 'admin',
  });
});

test('days are days of the brand, and half a span is none', () => {
  const span = auditFilters({ from: '2026-11-15', to: '2026-11-15' }, 480);
  expect(span).toEqual({
    from: Date.UTC(2026, 10, 14, 16),
    to: Date.UTC(2026, 10, 15, 16) - 1,
  });
  expect(auditFilters({ from: '2026-11-15' }, 480)).toEqual({});
});

test('what is too long for the call is cut', () => {
  expect(auditFilters({ subject: 'x'.repeat(500) }, 0).subject).toHaveLength(120);
});
