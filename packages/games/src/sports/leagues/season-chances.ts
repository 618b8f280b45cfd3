import type { Chance } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';

/** A match that is still to be played, and how likely each side is to win it. */
export type SeasonMatch = {
  readonly home: string;
  readonly away: string;
  readonly homeWins: number;
  readonly draw: number;
};

/** Points so far, by team. */
export type SeasonTable = ReadonlyMap<string, number>;

/** P(a team ends at place n or better), place 1 first. */
export type PlaceChances = ReadonlyMap<string, readonly number[]>;

/**
 * How a season may end, by playing the rest of it many times: three points for a win, one for a draw.
 * Teams that end level share their places in equal parts, as the lot would. One seed, one answer.
 */
export function seasonChances(
  table: SeasonTable,
  rest: readonly SeasonMatch[],
  { seed, runs = 4_000, win = 3 }: { seed: string; runs?: number; win?: number },
): PlaceChances {
  const chance = fastChance(seed);
  const teams = [...table.keys()];
  const placed = new Map(teams.map((team) => [team, teams.map(() => 0)]));
  for (let run = 0; run < runs; run += 1) {
    const points = playSeason(table, rest, win, chance);
    const order = teams
      .map((team) => ({ team, points: points.get(team)!, lot: chance() }))
      .sort((a, b) => b.points - a.points || a.lot - b.lot);
    for (const [place, { team }] of order.entries()) placed.get(team)![place]! += 1;
  }
  return new Map([...placed].map(([team, counts]) => [team, sharesOf(counts, runs)]));
}

function playSeason(
  table: SeasonTable,
  rest: readonly SeasonMatch[],
  win: number,
  chance: Chance,
): Map<string, number> {
  const points = new Map(table);
  const add = (team: string, count: number) => points.set(team, (points.get(team) ?? 0) + count);
  for (const { home, away, homeWins, draw } of rest) {
    const drawn = chance();
    if (drawn < homeWins) add(home, win);
    else if (drawn >= homeWins + draw) add(away, win);
    else {
      add(home, 1);
      add(away, 1);
    }
  }
  return points;
}

function sharesOf(counts: readonly number[], runs: number): number[] {
  let so = 0;
  return counts.map((count) => {
    so += count;
    return so / runs;
  });
}
