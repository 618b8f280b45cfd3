import { expect, test } from 'vitest';
import { seasonChances } from './season-chances.ts';

const teams = ['A', 'B', 'C', 'D'];
const rest = teams.flatMap((home) =>
  teams
    .filter((away) => away !== home)
    .map((away) => ({ home, away, homeWins: home === 'A' ? 0.7 : 0.4, draw: 0.2 })),
);
const table = new Map(teams.map((team) => [team, 0]));

test('somebody wins, somebody is last, and the strong win more often', () => {
  const chances = seasonChances(table, rest, { seed: 'season', runs: 800 });
  const first = teams.map((team) => chances.get(team)![0]!);
  expect(first.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(chances.get('A')![0]!).toBeGreaterThan(chances.get('B')![0]!);
  for (const team of teams) expect(chances.get(team)!.at(-1)).toBe(1);
  expect(seasonChances(table, rest, { seed: 'season', runs: 800 })).toEqual(chances);
});

test('a season that is over is decided', () => {
  const done = new Map([...table].map(([team], n) => [team, n]));
  const chances = seasonChances(done, [], { seed: 'over', runs: 10 });
  expect(teams.map((team) => chances.get(team)![0])).toEqual([0, 0, 0, 1]);
});
