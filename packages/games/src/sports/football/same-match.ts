import { poisson } from '../chances/distribution.ts';
import { type Market, type MarketCode, marketKey, type Selection } from '../market.ts';
import type { MatchState } from '../match.ts';
import { outcomeOf } from '../results/outcome.ts';
import type { Score, Strengths } from '../sports.ts';
import { sharesLeft } from './clock.ts';
import { footballBook } from './football-offers.ts';
import { coursesOf } from './rates.ts';

export type SameMatchLeg = { readonly market: Market; readonly selection: Selection };

const NIL: Score = { home: 0, away: 0 };
/** More goals of one side in the rest of a half than anyone has seen. */
const MOST_GOALS = 8;
/** Ends that come less often than this change no price. */
const TRIFLE = 1e-9;

const OF_GOALS: readonly MarketCode[] = [
  'MATCH_RESULT',
  'DOUBLE_CHANCE',
  'TOTAL',
  'TEAM_TOTAL',
  'HANDICAP_3WAY',
  'CORRECT_SCORE',
  'EXACT_TOTAL',
  'ODD_EVEN',
  'BOTH_SCORE',
  'CLEAN_SHEET',
  'WIN_TO_NIL',
  'HALF_FULL',
  'HIGHEST_HALF',
];
/** They come by themselves, whatever happens to goals. */
const OF_CORNERS: readonly MarketCode[] = ['CORNERS_RESULT', 'CORNERS_TOTAL', 'CORNERS_HANDICAP'];

/**
 * P(all these legs of one match win), by the joint model: every score of both halves is weighed. null
 * where they cannot be combined: a leg that may be half won or given back, two about corners, one
 * market twice, or what the joint model does not hold.
 */
export function sameMatchChance(
  strengths: Strengths['FOOTBALL'],
  state: MatchState,
  legs: readonly SameMatchLeg[],
): number | null {
  const book = footballBook(strengths, state);
  const goals = legs.filter(({ market }) => OF_GOALS.includes(market.code));
  const corners = legs.filter(({ market }) => OF_CORNERS.includes(market.code));
  const keys = new Set(legs.map(({ market }) => marketKey(market)));
  const isWhole = goals.length + corners.length === legs.length && keys.size === legs.length;
  if (!isWhole || corners.length > 1 || legs.length < 2) return null;
  const chances = legs.map(({ market, selection }) => book.chances(market, selection, NIL));
  const isPlain = chances.every((of) => of !== null && of.halfWin + of.push + of.halfLose === 0);
  if (!isPlain) return null;
  const cornerChance = corners.map(
    ({ market, selection }) => book.chances(market, selection, NIL)!.win,
  );
  return goalsChance(strengths, state, goals) * (cornerChance[0] ?? 1);
}

function goalsChance(
  strengths: Strengths['FOOTBALL'],
  state: MatchState,
  legs: readonly SameMatchLeg[],
): number {
  let sum = 0;
  const first = state.periods[0] ?? NIL;
  const second = state.periods[1] ?? NIL;
  for (const { chance, goals } of halfScores(strengths, state)) {
    const periods = [plus(first, goals[0]), plus(second, goals[1])];
    const { home, away } = plus(periods[0]!, periods[1]!);
    const end: MatchState = { ...state, phase: 'FINISHED', home, away, periods, periodsDone: 2 };
    const isWon = legs.every(
      ({ market, selection }) => outcomeOf(market, selection, end) === 'WIN',
    );
    if (isWon) sum += chance;
  }
  return sum;
}

function* halfScores(strengths: Strengths['FOOTBALL'], state: MatchState) {
  const left = sharesLeft(state);
  const courses = coursesOf(strengths, left, state.reds).map(({ weight, halves }) => ({
    weight,
    p: halves.flatMap(({ home, away }) => [
      poisson(home, MOST_GOALS + 1),
      poisson(away, MOST_GOALS + 1),
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
  const counts = Array.from({ length: share > 0 ? MOST_GOALS + 1 : 1 }, (_, n) => n);
  return counts.flatMap((home) => counts.map((away) => ({ home, away })));
}

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });
