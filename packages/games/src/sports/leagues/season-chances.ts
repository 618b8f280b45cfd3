import { fastChance } from '../../simulate/fast-chance.ts';
import type { FinalScore } from './final-scores.ts';
import { compareStandings, type Standing } from './standings.ts';

/** A match that is still to be played, and how it may end: the likeliest first. */
export type SeasonMatch = {
  readonly home: string;
  readonly away: string;
  readonly scores: readonly FinalScore[];
};

/** What of a bet on the first n places a team is worth, place 1 first: dead heats pay in part. */
export type PlaceChances = ReadonlyMap<string, readonly number[]>;

type Season = { table: ReadonlyMap<string, Standing>; rest: readonly SeasonMatch[]; win: number };
type Row = { points: number; difference: number; scored: number };

/**
 * How a season may end, by playing the rest of it many times, score by score. Teams that nothing parts
 * share their places as a dead heat pays them. One seed, one answer, on every server.
 */
export function seasonChances(
  { table, rest, win }: Season,
  { seed, runs = 4_000 }: { seed: string; runs?: number },
): PlaceChances {
  const chance = fastChance(seed);
  const teams = [...table.keys()];
  const places = new Map(teams.map((team, n) => [team, n]));
  const games = rest.map(({ home, away, scores }) => ({
    home: places.get(home)!,
    away: places.get(away)!,
    scores,
  }));
  const start = [...table.values()];
  const sums = teams.map(() => new Float64Array(teams.length));
  for (let run = 0; run < runs; run += 1) {
    const rows = start.map(
      ({ points, difference, scored }): Row => ({ points, difference, scored }),
    );
    for (const { home, away, scores } of games) {
      playMatch(rows[home]!, rows[away]!, drawScore(scores, chance()), win);
    }
    sharePlaces(rows, sums);
  }
  return new Map(teams.map((team, n) => [team, Array.from(sums[n]!, (sum) => sum / runs)]));
}

function drawScore(scores: readonly FinalScore[], drawn: number): FinalScore {
  let so = 0;
  for (const score of scores) {
    so += score.chance;
    if (drawn < so) return score;
  }
  return scores[0]!;
}

function playMatch(home: Row, away: Row, score: FinalScore, win: number): void {
  const lead = score.home - score.away;
  home.points += lead > 0 ? win : lead === 0 ? 1 : 0;
  away.points += lead < 0 ? win : lead === 0 ? 1 : 0;
  home.difference += lead;
  away.difference -= lead;
  home.scored += score.home;
  away.scored += score.away;
}

/** A team among t that share rank r has of the first n places the part (n − r + 1) / t, at most 1. */
function sharePlaces(rows: readonly Row[], sums: readonly Float64Array[]): void {
  const order = rows.map((_, n) => n).sort((a, b) => compareStandings(rows[a]!, rows[b]!));
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && compareStandings(rows[order[from]!]!, rows[order[to]!]!) === 0)
      to += 1;
    const tied = to - from;
    for (let at = from; at < to; at += 1) {
      const sum = sums[order[at]!]!;
      for (let place = from; place < order.length; place += 1) {
        sum[place]! += Math.min(1, (place - from + 1) / tied);
      }
    }
    from = to;
  }
}
