import { expect, test } from 'vitest';
import { readFilters } from '../../../shared/list/list.tsx';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { toolsAt } from '../../../testing/tools-at.ts';
import { contactInput, memberFilters } from './member-filters.ts';

const read = (search: PlainSearch) => readFilters(memberFilters, search, toolsAt(480));

test('the address asks the list only for what it names, and nothing odd', () => {
  const search = {
    username: ' ann ',
    number: '#100001',
    kind: 'robot',
    frozen: 'yes',
    tab: 'tree',
  };
  expect(read(search)).toEqual({ username: 'ann', memberId: 100001, frozen: 'yes' });
  expect(read({ number: 'twelve', after: 'x' })).toEqual({});
});

test('days are days of the brand', () => {
  expect(read({ from: '2026-11-15', to: '2026-11-15' })).toEqual({
    registeredFrom: Date.UTC(2026, 10, 14, 16),
    registeredTo: Date.UTC(2026, 10, 15, 16) - 1,
  });
});

test('a number and a mail address are told apart', () => {
  expect(contactInput('+639171234567')).toEqual({ mobile: '+639171234567' });
  expect(contactInput('ann@example.com')).toEqual({ email: 'ann@example.com' });
});
