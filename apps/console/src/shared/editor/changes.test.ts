import { expect, test } from 'vitest';
import { isSame, listChanges } from './changes.ts';

test('only what differs is named, by its place', () => {
  const before = { maintenance: false, message: 'Soon', fields: { email: { required: false } } };
  const after = { maintenance: true, message: 'Soon', fields: { email: { required: true } } };
  expect(listChanges(before, after)).toEqual([
    { path: 'maintenance', before: false, after: true },
    { path: 'fields.email.required', before: false, after: true },
  ]);
});

test('a plain list is one place, a list of entries is a place for each', () => {
  expect(listChanges({ countries: ['DE'] }, { countries: ['DE', 'FR'] })).toEqual([
    { path: 'countries', before: ['DE'], after: ['DE', 'FR'] },
  ]);
  expect(listChanges({ entries: [] }, { entries: [{ title: 'Chat' }] })).toEqual([
    { path: 'entries', before: [], after: undefined },
    { path: 'entries.0.title', before: undefined, after: 'Chat' },
  ]);
});

test('what was created has no before, what is gone has no after', () => {
  expect(listChanges(null, { name: 'Nora' })).toEqual([
    { path: 'name', before: undefined, after: 'Nora' },
  ]);
  expect(listChanges({ name: 'Nora' }, null)).toEqual([
    { path: 'name', before: 'Nora', after: undefined },
  ]);
});

test('contents are the same whatever the order of their names', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSame({ endsAt: null }, { endsAt: 5 })).toBe(false);
});
