import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { readSearch, writeSearch } from '../agent-search.ts';
import { readTeamInput } from './team-search.ts';

test('what was chosen is written in the address and read from it again', () => {
  const chosen = { page: 'downlineManagmentView', user: '12345', kind: 'AGENT', min: '10.5', p: 2 };
  const written = writeSearch({ ...chosen, q: '', online: undefined });
  expect(written).toEqual({ ...chosen, user: 12345 });
  expect(readSearch(written)).toEqual({ ...chosen, p: '2' });
  expect(readTeamInput(readSearch(written))).toEqual({
    username: '12345',
    kind: 'AGENT',
    balanceFrom: money('10.5'),
  });
});

test('a filter that makes no sense is left out', () => {
  expect(readTeamInput({ kind: 'KING', idle: '-3', min: 'much', since: '2026-13-01' })).toEqual({});
});
