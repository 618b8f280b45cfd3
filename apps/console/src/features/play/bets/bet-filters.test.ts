import { expect, test } from 'vitest';
import { betFilters } from './bet-filters.ts';

test('an address asks for bets by number, member, game, state and days of the brand', () => {
  const search = { bet: ' 288 ', member: '100004', game: 'dice', state: 'settled' };
  expect(betFilters({ ...search, from: '2026-11-14', to: '2026-11-15' }, 480)).toEqual({
    betId: '288',
    memberId: 100004,
    gameCode: 'dice',
    state: 'settled',
    from: Date.parse('2026-11-13T16:00:00Z'),
    to: Date.parse('2026-11-15T16:00:00Z'),
  });
});

test('what is no number, no state and no mark is not asked for', () => {
  expect(betFilters({ bet: '28x', member: 'me', state: 'won', after: 'x' }, 0)).toEqual({});
  expect(betFilters({ after: '1794712779689.287' }, 0)).toEqual({ after: '1794712779689.287' });
});
