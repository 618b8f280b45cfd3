import type { Counts } from '../chances/counts.ts';
import { poisson, poissonLength } from '../chances/distribution.ts';
import type { Score } from '../sports.ts';

/** P(home scores h more, away a more), row by row of h; `from` stands on the board already. */
export type ScoreGrid = {
  readonly from: Score;
  readonly homes: number;
  readonly aways: number;
  readonly p: Float64Array;
};

/** Goals of independent Poissons, mixed by the weights of the courses that are possible. */
export function scoreGrid(
  from: Score,
  courses: readonly { readonly weight: number; readonly goals: Score }[],
): ScoreGrid {
  const homes = Math.max(...courses.map(({ goals }) => poissonLength(goals.home)));
  const aways = Math.max(...courses.map(({ goals }) => poissonLength(goals.away)));
  const p = new Float64Array(homes * aways);
  for (const { weight, goals } of courses) {
    const home = poisson(goals.home, homes);
    const away = poisson(goals.away, aways);
    for (let h = 0; h < homes; h += 1) {
      const chance = weight * home[h]!;
      for (let a = 0; a < aways; a += 1) p[h * aways + a]! += chance * away[a]!;
    }
  }
  return { from, homes, aways, p };
}

export function countsOfGrid({ from, homes, aways, p }: ScoreGrid): Counts {
  const lead = new Float64Array(homes + aways - 1);
  const total = new Float64Array(homes + aways - 1);
  const home = new Float64Array(homes);
  const away = new Float64Array(aways);
  for (let h = 0; h < homes; h += 1) {
    for (let a = 0; a < aways; a += 1) {
      const chance = p[h * aways + a]!;
      lead[h - a + aways - 1]! += chance;
      total[h + a]! += chance;
      home[h]! += chance;
      away[a]! += chance;
    }
  }
  return {
    lead: { min: from.home - from.away - (aways - 1), p: lead },
    total: { min: from.home + from.away, p: total },
    home: { min: from.home, p: home },
    away: { min: from.away, p: away },
  };
}

/** P(the score at the end is one of which this holds). */
export function scoreChance(
  { from, homes, aways, p }: ScoreGrid,
  holds: (home: number, away: number) => boolean,
): number {
  let sum = 0;
  for (let h = 0; h < homes; h += 1) {
    for (let a = 0; a < aways; a += 1) {
      if (holds(from.home + h, from.away + a)) sum += p[h * aways + a]!;
    }
  }
  return sum;
}

export function exactScore(grid: ScoreGrid, home: number, away: number): number {
  const h = home - grid.from.home;
  const a = away - grid.from.away;
  return h < 0 || a < 0 || h >= grid.homes || a >= grid.aways ? 0 : grid.p[h * grid.aways + a]!;
}
