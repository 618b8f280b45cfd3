import { expect, test } from 'vitest';
import { matchRow } from '../testing/rows.ts';
import { byLeague, byTime } from './groups.ts';

const rows = [
  matchRow({ matchId: 'a', leagueId: 'z', leagueName: 'Zeta' }),
  matchRow({ matchId: 'b', leagueId: 'nets', leagueName: 'Alpha', sport: 'TENNIS' }),
  matchRow({ matchId: 'c', leagueId: 'z', leagueName: 'Zeta' }),
  matchRow({ matchId: 'd', leagueId: 'm', leagueName: 'Mid' }),
];
const told = (items: ReturnType<typeof byLeague>) =>
  items.map((item) => (item.kind === 'head' ? `${item.title} ${item.count}` : item.matchId));

test('leagues stand sport by sport and by name, their matches in the order they came', () => {
  expect(told(byLeague(rows))).toEqual(['Mid 1', 'd', 'Zeta 2', 'a', 'c', 'Alpha 1', 'b']);
});

test('by time nothing is moved, and a head stands where the league changes', () => {
  expect(told(byTime(rows))).toEqual(['Zeta 1', 'a', 'Alpha 1', 'b', 'Zeta 1', 'c', 'Mid 1', 'd']);
  expect(new Set(byTime(rows).map(({ id }) => id)).size).toBe(8);
});
