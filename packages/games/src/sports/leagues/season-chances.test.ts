import { expect, test } from 'vitest';
import { finalScores } from './final-scores.ts';
import { seasonChances } from './season-chances.ts';
import { finishesOf, pointsForWin, type Standing, standingsOf } from './standings.ts';

const teams = ['A', 'B', 'C', 'D'];
const NIL: Standing = { points: 0, difference: 0, scored: 0 };
const strengths = (edge: number) => ({
  home: 1.4 * edge,
  away: 1.2 / edge,
  corners: { home: 5, away: 5 },
  cards: { home: 2, away: 2 },
  reds: { home: 0.06, away: 0.07 },
});
const scores = {
  even: finalScores('FOOTBALL', strengths(1)),
  strong: finalScores('FOOTBALL', strengths(1.4)),
};
const rest = teams.flatMap((home) =>
  teams
    .filter((away) => away !== home)
    .map((away) => ({ home, away, scores: home === 'A' ? scores.strong : scores.even })),
);
const table = new Map(teams.map((team) => [team, NIL]));
const win = pointsForWin('FOOTBALL');

test('somebody wins, somebody is last, and the strong win more often', () => {
  const chances = seasonChances({ table, rest, win }, { seed: 'season', runs: 800 });
  for (const place of [0, 1, 2]) {
    const sum = teams.reduce((so, team) => so + chances.get(team)![place]!, 0);
    expect(sum).toBeCloseTo(place + 1, 9);
  }
  expect(chances.get('A')![0]!).toBeGreaterThan(chances.get('B')![0]!);
  for (const team of teams) expect(chances.get(team)!.at(-1)).toBe(1);
  expect(seasonChances({ table, rest, win }, { seed: 'season', runs: 800 })).toEqual(chances);
});

test('one match that is left is worth what its own prices say', () => {
  const level = new Map(['A', 'B'].map((team) => [team, NIL]));
  const last = { home: 'A', away: 'B', scores: scores.strong };
  const runs = 20_000;
  const chances = seasonChances({ table: level, rest: [last], win }, { seed: 'last', runs });
  const sum = (holds: (lead: number) => boolean) =>
    scores.strong.reduce((so, { home, away, chance }) => so + (holds(home - away) ? chance : 0), 0);
  // Who draws shares the first place: half of a win.
  const fair = sum((lead) => lead > 0) + sum((lead) => lead === 0) / 2;
  expect(Math.abs(chances.get('A')![0]! - fair)).toBeLessThan(5 / Math.sqrt(runs));
});

test('a season that is over is decided, by goals where points are level', () => {
  const played = [
    { homeTeam: 'A', awayTeam: 'B', home: 3, away: 0 },
    { homeTeam: 'C', awayTeam: 'D', home: 1, away: 0 },
  ];
  const done = standingsOf('FOOTBALL', teams, played);
  const chances = seasonChances({ table: done, rest: [], win }, { seed: 'over', runs: 1 });
  expect(teams.map((team) => chances.get(team)![0])).toEqual([1, 0, 0, 0]);
  const finishes = finishesOf(done);
  expect(teams.map((team) => finishes.get(team)!.rank)).toEqual([1, 4, 2, 3]);
});

test('teams that nothing parts share a place', () => {
  const finishes = finishesOf(standingsOf('TENNIS', teams, []));
  expect(finishes.get('C')).toEqual({ rank: 1, tied: 4 });
});

test.each(['FOOTBALL', 'BASKETBALL', 'TENNIS'] as const)('every end of a match of %s', (sport) => {
  const told = {
    FOOTBALL: strengths(1.2),
    BASKETBALL: { home: 1.12, away: 1.08, pace: 24 },
    TENNIS: { home: 0.64, away: 0.62, bestOf: 3 as const },
  }[sport];
  const ends = finalScores(sport, told);
  expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  const drawn = ends.reduce((sum, { home, away, chance }) => sum + (home === away ? chance : 0), 0);
  expect(drawn > 0.01).toBe(sport === 'FOOTBALL');
});
