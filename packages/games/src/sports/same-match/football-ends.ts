import { poisson } from '../chances/distribution.ts';
import { sharesLeft } from '../football/clock.ts';
import { coursesOf } from '../football/rates.ts';
import type { MatchState } from '../match.ts';
import { sumOf } from '../results/counted.ts';
import type { Score, Strengths } from '../sports.ts';
import { type MatchEnd, TRIFLE } from './end.ts';

const NIL: Score = { home: 0, away: 0 };
/** More goals of one side in the rest of a half than anyone has seen. */
const MAX_GOALS = 8;

/** Every score of both halves, weighed by all courses that the match may take. */
export function* footballEnds(
  strengths: Strengths['FOOTBALL'],
  state: MatchState,
): Generator<MatchEnd> {
  const before = [state.periods[0] ?? NIL, state.periods[1] ?? NIL] as const;
  for (const { chance, goals } of halfScores(strengths, state)) {
    const periods = [sumOf([before[0], goals[0]]), sumOf([before[1], goals[1]])];
    const { home, away } = sumOf(periods);
    yield { chance, state: { ...state, phase: 'FINISHED', home, away, periods, periodsDone: 2 } };
  }
}

function* halfScores(strengths: Strengths['FOOTBALL'], state: MatchState) {
  const left = sharesLeft(state);
  const courses = coursesOf(strengths, left, state.reds).map(({ weight, halves }) => ({
    weight,
    p: halves.flatMap(({ home, away }) => [
      poisson(home, MAX_GOALS + 1),
      poisson(away, MAX_GOALS + 1),
    ]),
  }));
  for (const first of scoresOf(left[0])) {
    const weights = courses.map(
      ({ weight, p }) => weight * p[0]![first.home]! * p[1]![first.away]!,
    );
    if (weights.every((weight) => weight < TRIFLE)) continue;
    for (const second of scoresOf(left[1])) {
      const chance = courses.reduce(
        (sum, { p }, n) => sum + weights[n]! * p[2]![second.home]! * p[3]![second.away]!,
        0,
      );
      if (chance >= TRIFLE) yield { chance, goals: [first, second] as const };
    }
  }
}

/** All scores of the rest of a half; 0:0 alone where nothing is left of it. */
function scoresOf(share: number): Score[] {
  const counts = Array.from({ length: share > 0 ? MAX_GOALS + 1 : 1 }, (_, n) => n);
  return counts.flatMap((home) => counts.map((away) => ({ home, away })));
}
