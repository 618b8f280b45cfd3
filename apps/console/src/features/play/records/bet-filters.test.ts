import { expect, test } from 'vitest';
import type { PlainSearch } from '../../../shared/list/search.ts';
import type { Tools } from '../../../shared/list/tools.ts';
import { betFilters } from './bet-filters.ts';

function askedIn(search: PlainSearch, offsetMinutes: number) {
  const tools = { times: { offsetMinutes } } as Tools;
  return Object.assign({}, ...betFilters.map(({ read }) => read(search, tools)));
}

test('an address asks for bets by number, member, game, state and days of the brand', () => {
  const search = { bet: ' 288 ', member: '100004', game: 'dice', state: 'settled' };
  expect(askedIn({ ...search, from: '2026-11-14', to: '2026-11-15' }, 480)).toEqual({
    betId: '288',
    memberId: 100004,
    gameCode: 'dice',
    state: 'settled',
    from: Date.parse('2026-11-13T16:00:00Z'),
    to: Date.parse('2026-11-15T16:00:00Z'),
  });
});

test('what is no number and no state is not asked for', () => {
  expect(askedIn({ bet: '28x', member: 'me', state: 'won' }, 0)).toEqual({});
});
