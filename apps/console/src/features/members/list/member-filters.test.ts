import { expect, test } from 'vitest';
import { contactFilters, memberFilters } from './member-filters.ts';

test('the address asks the list only for what it names, and nothing odd', () => {
  const search = {
    username: ' ann ',
    number: '#100001',
    kind: 'robot',
    frozen: 'yes',
    tab: 'tree',
  };
  expect(memberFilters(search, 480)).toEqual({ username: 'ann', memberId: 100001, frozen: 'yes' });
  expect(memberFilters({ number: 'twelve', after: 'x' }, 480)).toEqual({});
});

test('a list is read on from the last mark of the trail', () => {
  expect(memberFilters({ after: '120,100' }, 0)).toEqual({ after: 100 });
});

test('days are days of the brand', () => {
  expect(memberFilters({ from: '2026-11-15', to: '2026-11-15' }, 480)).toEqual({
    registeredFrom: Date.UTC(2026, 10, 14, 16),
    registeredTo: Date.UTC(2026, 10, 15, 16) - 1,
  });
});

test('a number and a mail address are told apart', () => {
  expect(contactFilters('+639171234567')).toEqual({ mobile: '+639171234567' });
  expect(contactFilters('ann@example.com')).toEqual({ email: 'ann@example.com' });
});
